import type { Seat } from '@roundhouse/kernel';
import { afterTaking } from '../../rules/move-goods.ts';
import { type Player, type Position, playerAt } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';

/** What taking track points one way would bring. */
export interface Reward {
  readonly before: Player;
  readonly after: Player;
  /** How much more the player would have if the game ended then. */
  readonly gain: number;
  /** Track points that bring nothing, for income is at its highest. */
  readonly lost: number;
}

export function rewardOf(p: Position, seat: Seat, points: number, as: 'income' | 'points'): Reward {
  const before = playerAt(p, seat);
  const after = afterTaking(before, points, as);
  const then = { ...p, players: p.players.with(seat, after) };
  const moved = after.income - before.income + after.points - before.points;
  return {
    before,
    after,
    gain: (scoreOf(then, seat).total ?? 0) - (scoreOf(p, seat).total ?? 0),
    lost: points - moved,
  };
}
