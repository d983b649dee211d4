import type { Seat } from '@roundhouse/kernel';
import { exposedDiamonds } from '../../../../rules/deck.ts';
import { airshipAt, changePlayer, diamondRating, type Position, playerAt } from '../../../../rules/position.ts';

/** What the diamonds of a planned card would do, if the airship stays as it is. */
export interface DiamondCheck {
  /** All that would lie open when its turn comes. */
  readonly open: number;
  readonly rating: number;
  readonly lost: boolean;
  /** How many upgrades of the airship, in the cycles before, would save the turn; null when none could. */
  readonly upgrades: number | null;
}

/** By socket; null where no card is planned. A card whose turn is lost goes back, so its diamonds do not count on. */
export function diamondChecks(p: Position, seat: Seat): readonly (DiamondCheck | null)[] {
  const planned = { ...p };
  const rating = diamondRating(p, seat);
  return playerAt(p, seat).plan.map((card, socket) => {
    if (card === null) return null;
    const open = exposedDiamonds({ ...planned, cycle: socket + 1 }, seat);
    const lost = open > rating;
    if (lost) changePlayer(planned, seat, { plan: playerAt(planned, seat).plan.with(socket, null) });
    return { open, rating, lost, upgrades: upgradesFor(p, seat, open, socket) };
  });
}

/** One upgrade is possible in each cycle before. */
function upgradesFor(p: Position, seat: Seat, diamonds: number, most: number): number | null {
  const { airshipLevel } = playerAt(p, seat);
  for (let upgrades = 0; upgrades <= most; upgrades++) {
    if ((airshipAt(p, seat, airshipLevel + upgrades)?.diamonds ?? 0) >= diamonds) return upgrades;
  }
  return null;
}
