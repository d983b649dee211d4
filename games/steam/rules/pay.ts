import type { Seat } from '@roundhouse/kernel';
import { afterPaying } from './money.ts';
import { type Chance, type Position, playerAt } from './position.ts';

/** Makes a payment that was found possible, and tells what had to be borrowed for it. */
export function pay(p: Position, seat: Seat, price: number, { tell }: Chance): void {
  const before = playerAt(p, seat);
  const after = afterPaying(before, price, p.mode);
  if (after === null) throw new RangeError('the payment was checked before');
  p.players = p.players.with(seat, after);
  const income = before.income - after.income;
  const points = before.points - after.points;
  if (income > 0 || points > 0) {
    tell({ type: 'money-raised', seat, cash: after.cash + price - before.cash, income, points });
  }
}
