import type { Seat } from '@roundhouse/kernel';
import type { CardId } from '../content/box.ts';
import { cardOf, type Position, playerAt } from './position.ts';

/** The diamonds of the cards that lie open before a seat, those of its own turns so far. */
export function exposedDiamonds(p: Position, seat: Seat): number {
  const { plan, extraCards } = playerAt(p, seat);
  const diamondsOn = (card: CardId | null | undefined): number =>
    card === null || card === undefined ? 0 : cardOf(p, seat, card).diamonds;
  let diamonds = 0;
  for (let socket = 0; socket < p.cycle; socket++) diamonds += diamondsOn(plan[socket]);
  for (const card of extraCards) diamonds += diamondsOn(card);
  return diamonds;
}
