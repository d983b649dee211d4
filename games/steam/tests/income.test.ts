import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Mode, Player } from '../index.ts';
import { declineMove, lastEvents, lastMove, play, purses, type SteamMatch, tableOf } from './support/table.ts';

/** The end of a turn for these players, up to the first decision of the next. */
function endOfTurn(mode: Mode, ...players: readonly Partial<Player>[]): SteamMatch {
  const seats = Math.max(3, players.length);
  return play(tableOf({ mode, seats, players, phase: lastMove(seats) }), [seats - 1, declineMove]);
}

rule('income.amount', 'the example: Robert has an income of 2 and gets $2', () => {
  expect(purses(endOfTurn('base', { income: 2 }))[0]).toEqual([2, 2, 0]);
});

rule('income.base-shortfall', 'the example: Elaine at -1, without cash, goes to -2 and has $4', () => {
  expect(purses(endOfTurn('base', { income: -1 }))[0]).toEqual([4, -2, 0]);
});

rule('income.amount', 'a debt is paid from cash, and nothing happens at 0', () => {
  const match = endOfTurn('base', { income: -3, cash: 4 }, { income: 0, cash: 7 }, { income: 10, cash: 1 });
  expect(purses(match)).toEqual([
    [1, -3, 0],
    [7, 0, 0],
    [11, 10, 0],
  ]);
});

rule('income.amount', 'in turn order', () => {
  const match = tableOf({
    order: [2, 0, 1],
    phase: { name: 'move-goods', seat: 1, round: 2, improved: [] },
    players: [{ income: 1 }, { income: -1, cash: 5 }],
  });
  play(match, [1, declineMove]);
  const settled = lastEvents(match).filter(({ type }) => type === 'income-collected' || type === 'expenses-paid');
  expect(settled).toEqual([
    { type: 'income-collected', seat: 2, amount: 0 },
    { type: 'income-collected', seat: 0, amount: 1 },
    { type: 'expenses-paid', seat: 1, amount: 1, pointsLost: 0, incomeLost: 0 },
  ]);
});

rule('income.by-the-start', 'raising money for a debt does not raise the debt', () => {
  expect(purses(endOfTurn('base', { income: -6 }))[0]).toEqual([4, -8, 0]);
});

rule('income.base-shortfall', 'income first, then two points for $5', () => {
  const match = endOfTurn(
    'base',
    { income: -9, points: 5 },
    { income: -10, points: 5 },
    { income: -10, points: 2, cash: 5 },
  );
  expect(purses(match)).toEqual([
    [1, -10, 3],
    [0, -10, 1],
    [0, -10, 0],
  ]);
});

rule('income.maintenance', 'standard game: $1 for every level', () => {
  const match = endOfTurn(
    'standard',
    { level: 3, income: 5 },
    { level: 6, income: 2, cash: 10 },
    { level: 1, income: -2, cash: 4 },
  );
  expect(purses(match)).toEqual([
    [2, 5, 0],
    [6, 2, 0],
    [1, -2, 0],
  ]);
});

rule('income.maintenance', 'base game: no upkeep', () => {
  expect(purses(endOfTurn('base', { level: 6, income: 2 }))[0]).toEqual([2, 2, 0]);
});

rule('income.maintenance', 'standard game: income and upkeep together, so income pays for the locomotive', () => {
  expect(purses(endOfTurn('standard', { level: 2, income: 2, points: 3 }))[0]).toEqual([0, 2, 3]);
});

rule('income.standard-shortfall', 'a point for every $2, and $1 change', () => {
  const match = endOfTurn(
    'standard',
    { level: 3, cash: 1, points: 5 },
    { level: 4, cash: 1, points: 5 },
    { level: 2, cash: 2, points: 1 },
  );
  expect(purses(match)).toEqual([
    [0, 0, 4],
    [1, 0, 3],
    [0, 0, 1],
  ]);
});

rule('income.standard-shortfall', 'when the points are used up, income at the same rate', () => {
  const match = endOfTurn(
    'standard',
    { level: 4, points: 1 },
    { level: 3, points: 1 },
    { level: 3, income: -4, points: 0 },
  );
  expect(purses(match)).toEqual([
    [0, -1, 0],
    [1, -1, 0],
    [1, -8, 0],
  ]);
});

rule('income.standard-shortfall', 'what it took is told', () => {
  const match = endOfTurn('standard', { level: 5, cash: 1, points: 1 }, { level: 1, cash: 1 }, { level: 1, cash: 1 });
  expect(lastEvents(match)).toContainEqual({ type: 'expenses-paid', seat: 0, amount: 5, pointsLost: 1, incomeLost: 1 });
});
