import { type Seat, type Text, text } from '@roundhouse/kernel';
import { withMinus } from '@roundhouse/style';
import { LOAN } from '../../content/components.ts';
import { afterPaying, borrowed } from '../../rules/money.ts';
import { type Player, type Position, playerAt } from '../../rules/position.ts';

/** How a player would stand, and what would have been raised on the way. */
export interface Raising {
  readonly raised: number;
  readonly before: Player;
  readonly after: Player;
}

/** What a payment does; null when it cannot be made. */
export function ifPaid(p: Position, seat: Seat, price: number): Raising | null {
  const before = playerAt(p, seat);
  const after = afterPaying(before, price, p.mode);
  return after === null ? null : { raised: after.cash + price - before.cash, before, after };
}

/** What borrowing so many times $5 does; null when there is not so much to be had. */
export function ifBorrowed(p: Position, seat: Seat, loans: number): Raising | null {
  const before = playerAt(p, seat);
  const after = borrowed(before, loans);
  return after === null ? null : { raised: loans * LOAN, before, after };
}

/** What raising the money costs; null when none is raised. */
export function raisingWords({ raised, before, after }: Raising): Text | null {
  if (raised === 0) return null;
  const values = {
    raised,
    income: withMinus(before.income),
    newIncome: withMinus(after.income),
    points: before.points,
    newPoints: after.points,
  };
  if (after.points === before.points) return text('Raises ${raised}: income {income} to {newIncome}.', values);
  return after.income === before.income
    ? text('Raises ${raised}: points {points} to {newPoints}.', values)
    : text('Raises ${raised}: income {income} to {newIncome}, points {points} to {newPoints}.', values);
}
