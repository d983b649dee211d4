import type { Seat } from '@roundhouse/kernel';
import { cardOf, type Position, playerAt } from './position.ts';

/** The diamonds of the cards that lie open before a seat, those of its own turns so far. */
export function exposedDiamonds(p: Position, seat: Seat): number {
  const { plan, extraCards } = playerAt(p, seat);
  return [...plan.slice(0, p.cycle), ...extraCards].reduce(
    (sum, card) => sum + (card === null ? 0 : cardOf(p, seat, card).diamonds),
    0,
  );
}
