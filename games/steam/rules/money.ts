import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { INCOME, LOAN, POINTS_PER_LOAN } from '../content/components.ts';
import { type Chance, type Mode, type Player, playerAt, type Position } from './position.ts';

/** What somebody has after borrowing so many times $5: income first, then points; null when neither is left. */
export function borrowed(player: Player, loans: number): Player | null {
  const fromIncome = Math.min(loans, player.income - INCOME.min);
  const points = (loans - fromIncome) * POINTS_PER_LOAN;
  if (points > player.points) return null;
  return {
    ...player,
    income: player.income - fromIncome,
    points: player.points - points,
    cash: player.cash + loans * LOAN,
  };
}

/** The most loans that somebody can still take. */
export function loansLeft(player: Player): number {
  return player.income - INCOME.min + Math.floor(player.points / POINTS_PER_LOAN);
}

/**
 * What somebody has after a payment, or null when it cannot be made. In the base game what cash does not cover is
 * borrowed, no more than is needed; in the standard game there is only cash.
 */
export function afterPaying(player: Player, price: number, mode: Mode): Player | null {
  const short = Math.max(0, price - player.cash);
  if (short === 0) return { ...player, cash: player.cash - price };
  if (mode === 'standard') return null;
  const richer = borrowed(player, Math.ceil(short / LOAN));
  return richer === null ? null : { ...richer, cash: richer.cash - price };
}

/** The largest payment that somebody could make now. */
export function meansOf(player: Player, mode: Mode): number {
  return mode === 'standard' ? player.cash : player.cash + loansLeft(player) * LOAN;
}

export function cannotPay(player: Player, price: number, mode: Mode): Violation | null {
  if (price <= meansOf(player, mode)) return null;
  return mode === 'standard'
    ? refuse(
        'money.cash-only',
        'That costs ${price}, and you have ${cash}: capital is bought only at the start of a turn.',
        {
          price,
          cash: player.cash,
        },
      )
    : refuse('money.nothing-left', 'That costs ${price}, and you can raise no more than ${most}.', {
        price,
        most: meansOf(player, mode),
      });
}

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
