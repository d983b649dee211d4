import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { incomeLoss } from '../index.ts';
import { declineMove, endOfMoves, eventsOf, lastEvents, play, player, tableOf } from './support/table.ts';

rule('income-reduction.brackets', 'at both ends of every bracket', () => {
  const losses = [0, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51, 200].map((income) => [income, incomeLoss(income)]);
  expect(losses).toEqual([
    [0, 0],
    [10, 0],
    [11, 2],
    [20, 2],
    [21, 4],
    [30, 4],
    [31, 6],
    [40, 6],
    [41, 8],
    [50, 8],
    [51, 10],
    [200, 10],
  ]);
});

rule('income-reduction.brackets', 'everybody by their own income', () => {
  const match = tableOf({
    seats: 6,
    phase: endOfMoves([0, 1, 2, 3, 4, 5]),
    players: [{ income: 10 }, { income: 11 }, { income: 21 }, { income: 40 }, { income: 50 }, { income: 51 }],
  });
  play(match, [5, declineMove]);
  expect(match.position.players.map(({ income }) => income)).toEqual([10, 9, 17, 34, 42, 41]);
  expect(eventsOf(lastEvents(match), 'income-reduced').map(({ seat, loss, income }) => [seat, loss, income])).toEqual([
    [1, 2, 9],
    [2, 4, 17],
    [3, 6, 34],
    [4, 8, 42],
    [5, 10, 41],
  ]);
});

rule('income-reduction.brackets', 'what counts is the income after expenses', () => {
  const match = tableOf({
    seats: 3,
    phase: endOfMoves([0, 1, 2]),
    players: [{ income: 11, cash: 0, shares: 11, engine: 1 }],
  });
  play(match, [2, declineMove]);
  expect(player(match, 0).income).toBe(10);
});

rule('income-reduction.every-turn', 'in the last turn too', () => {
  const match = tableOf({ seats: 3, turn: 10, phase: endOfMoves([0, 1, 2]), players: [{ income: 30 }] });
  play(match, [2, declineMove]);
  expect(match.waiting()).toEqual([]);
  expect(match.result()?.scores[0]?.lines[0]).toMatchObject({ points: 26 * 3, rule: 'victory.income' });
});
