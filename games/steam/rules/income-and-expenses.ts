import type { Progress, Seat } from '@roundhouse/kernel';
import { reowned } from '@roundhouse/rails';
import { DISTRESS_RATE, INCOME } from '../content/components.ts';
import { afterPaying } from './money.ts';
import { type Chance, changePlayer, networkAt, type Player, type Position, playerAt } from './position.ts';
import type { Section } from './section.ts';

/** What a player gets, or owes when it is below 0, by the figures at the start of the phase. */
export function balanceOf(p: Position, player: Player): number {
  return p.mode === 'standard' ? player.income - player.level : player.income;
}

function enter(p: Position, chance: Chance): Progress {
  for (const seat of p.order) settle(p, seat, chance);
  return p.order.length < 2 ? 'over' : 'finished';
}

function settle(p: Position, seat: Seat, chance: Chance): void {
  const before = playerAt(p, seat);
  const balance = balanceOf(p, before);
  if (balance >= 0) {
    changePlayer(p, seat, { cash: before.cash + balance });
    chance.tell({ type: 'income-collected', seat, amount: balance });
    return;
  }
  const after = afterExpenses(p, before, -balance);
  if (after === null) {
    goBankrupt(p, seat, chance);
    return;
  }
  p.players = p.players.with(seat, after);
  chance.tell({
    type: 'expenses-paid',
    seat,
    amount: -balance,
    pointsLost: before.points - after.points,
    incomeLost: before.income - after.income,
  });
}

/** What is left of a player who owes so much; null for one who is bankrupt. */
function afterExpenses(p: Position, player: Player, owed: number): Player | null {
  return p.mode === 'standard' ? inDistress(player, owed) : afterPaying(player, owed, p.mode);
}

/** What a player owes at the end of the turn and cannot pay by any means, when nothing else changes; else null. */
export function ruinOf(p: Position, player: Player): number | null {
  const owed = -balanceOf(p, player);
  return owed > 0 && afterExpenses(p, player, owed) === null ? owed : null;
}

/** The standard game: cash, then points, then income, $2 for each; change is given. Null when all three are used up. */
function inDistress(player: Player, owed: number): Player | null {
  const short = owed - player.cash;
  if (short <= 0) return { ...player, cash: player.cash - owed };
  const points = Math.min(player.points, Math.ceil(short / DISTRESS_RATE));
  const stillShort = short - points * DISTRESS_RATE;
  if (stillShort <= 0) return { ...player, points: player.points - points, cash: points * DISTRESS_RATE - short };
  const income = Math.ceil(stillShort / DISTRESS_RATE);
  if (player.income - income < INCOME.min) return null;
  return { ...player, points: 0, income: player.income - income, cash: income * DISTRESS_RATE - stillShort };
}

/** Completed links stay without an owner, incomplete ones may be claimed by others. */
function goBankrupt(p: Position, seat: Seat, { tell }: Chance): void {
  const owned = networkAt(p).runs.filter((run) => run.owner === seat);
  if (owned.length > 0) p.track = reowned(p.track, owned, null);
  p.order = p.order.filter((other) => other !== seat);
  changePlayer(p, seat, { cash: 0, outInTurn: p.turn });
  tell({ type: 'bankrupt', seat });
}

export const incomeAndExpenses: Section = { enter };
