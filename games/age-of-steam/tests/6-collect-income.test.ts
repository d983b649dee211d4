import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { declineMove, endOfMoves, eventsOf, lastEvents, play, tableOf } from './support/table.ts';

rule('collect-income.amount', 'a dollar for each point of income, before expenses', () => {
  const match = tableOf({
    seats: 3,
    phase: endOfMoves([0, 1, 2]),
    players: [{ income: 0 }, { income: 7 }, { income: 3, cash: 0 }],
  });
  play(match, [2, declineMove]);
  expect(eventsOf(lastEvents(match), 'income-collected').map(({ income }) => income)).toEqual([0, 7, 3]);
  // Everybody owes $3. Seat 2 had no cash, and pays out of what just came in.
  expect(match.position.players.map(({ cash, income }) => [cash, income])).toEqual([
    [7, 0],
    [14, 7],
    [0, 3],
  ]);
});

rule('collect-income.amount', 'what comes in is the income before it is reduced', () => {
  const match = tableOf({ seats: 3, phase: endOfMoves([0, 1, 2]), players: [{ income: 20, cash: 0 }] });
  play(match, [2, declineMove]);
  expect(match.position.players[0]).toMatchObject({ cash: 17, income: 18 });
});

rule('collect-income.amount', 'nothing for a player who has left', () => {
  const match = tableOf({
    seats: 3,
    phase: endOfMoves([0, 1]),
    players: [{}, {}, { outInTurn: 1, cash: 0, income: -1 }],
  });
  play(match, [1, declineMove]);
  expect(match.position.players[2]).toMatchObject({ cash: 0, income: -1 });
});
