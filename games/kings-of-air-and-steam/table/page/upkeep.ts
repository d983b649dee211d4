import { COSTS } from '../../content/components.ts';
import type { Player } from '../../rules/position.ts';
import { upkeepOf } from '../../rules/upkeep.ts';

/** How many goods a player cannot pay for, and must give back. */
export function goodsTooMany(player: Player): number {
  return Math.max(0, Math.ceil((upkeepOf(player) - player.cash) / COSTS.upkeepPerGood));
}
