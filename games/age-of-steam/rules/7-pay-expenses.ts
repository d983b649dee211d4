import type { Progress, Seat } from '@roundhouse/kernel';
import { reowned } from '@roundhouse/rails';
import { type Chance, changePlayer, networkAt, type Player, type Position, playerAt } from './position.ts';
import type { Section } from './section.ts';

/** What a player owes at the end of the turn: $1 for each share and each link the engine pulls. */
export function expensesOf(player: Player): number {
  return player.shares + player.engine;
}

/** What is short at the end of the turn when income comes in and nothing else changes; null while nobody has to leave. */
export function ruinOf(player: Player): { readonly owed: number; readonly has: number } | null {
  const owed = expensesOf(player);
  const has = player.cash + player.income;
  return player.income < owed - has ? { owed, has } : null;
}

function enter(p: Position, chance: Chance): Progress {
  const insolvent = p.order.filter((seat) => !pay(p, seat, chance));
  for (const seat of insolvent) eliminate(p, seat, chance);
  return p.order.length < 2 ? 'over' : 'finished';
}

/** Everybody pays before anybody leaves. False when income would fall below 0. */
function pay(p: Position, seat: Seat, { tell }: Chance): boolean {
  const player = playerAt(p, seat);
  const owed = expensesOf(player);
  const paid = Math.min(owed, player.cash);
  const short = owed - paid;
  changePlayer(p, seat, { cash: player.cash - paid, income: player.income - short });
  tell({ type: 'expenses-paid', seat, owed, paid, incomeLost: short });
  return player.income >= short;
}

function eliminate(p: Position, seat: Seat, { tell }: Chance): void {
  const owned = networkAt(p).runs.filter((run) => run.owner === seat);
  if (owned.length > 0) p.track = reowned(p.track, owned, null);
  p.order = p.order.filter((other) => other !== seat);
  changePlayer(p, seat, { action: null, outInTurn: p.turn });
  tell({ type: 'eliminated', seat });
}

export const payExpenses: Section = { enter };
