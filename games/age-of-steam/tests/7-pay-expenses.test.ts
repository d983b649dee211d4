import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Player } from '../index.ts';
import { PLACES, railsOf } from './support/rails.ts';
import {
  type AgeOfSteamMatch,
  bid,
  declineMove,
  dropOut,
  endOfMoves,
  eventsOf,
  issue,
  lastEvents,
  play,
  player,
  type TableChanges,
  tableOf,
} from './support/table.ts';

/** Plays the end of a turn for these players: income, expenses and all that follows. */
function endTurn(
  players: readonly Partial<Player>[],
  changes: Omit<TableChanges, 'seats' | 'players'> = {},
): AgeOfSteamMatch {
  const staying = players.flatMap(({ outInTurn = null }, seat) => (outInTurn === null ? [seat] : []));
  const last = staying.at(-1) ?? 0;
  const match = tableOf({ seats: players.length, players, phase: endOfMoves(staying), ...changes });
  return play(match, [last, declineMove]);
}

/** Owes $8 and has nothing: cannot go on. */
const BROKE: Partial<Player> = { cash: 0, income: 0, shares: 7, engine: 1 };
const SOUND: Partial<Player> = { cash: 20 };

rule('pay-expenses.amount', '$1 for each share and each link', () => {
  const match = endTurn([{ cash: 30, shares: 15, engine: 6 }, { cash: 30, shares: 4, engine: 2 }, { cash: 3 }]);
  expect(match.position.players.map(({ cash }) => cash)).toEqual([9, 24, 0]);
  expect(match.position.players.map(({ income }) => income)).toEqual([0, 0, 0]);
});

rule('pay-expenses.shortfall', 'all cash, and 1 income for each dollar missing', () => {
  const match = endTurn([{ cash: 0, income: 5, shares: 6, engine: 2 }, SOUND, SOUND]);
  // $5 came in, $8 are owed: $3 are missing.
  expect(player(match, 0)).toMatchObject({ cash: 0, income: 2, outInTurn: null });
  expect(eventsOf(lastEvents(match), 'expenses-paid')[0]).toEqual({
    type: 'expenses-paid',
    seat: 0,
    owed: 8,
    paid: 5,
    incomeLost: 3,
  });
});

rule('pay-expenses.insolvency', 'an income of exactly 0 is enough to stay, -1 is not', () => {
  const match = endTurn([
    { cash: 0, income: 4, shares: 7, engine: 1 },
    { cash: 0, income: 4, shares: 8, engine: 1 },
    SOUND,
    SOUND,
  ]);
  expect(player(match, 0)).toMatchObject({ cash: 0, income: 0, outInTurn: null });
  expect(player(match, 1)).toMatchObject({ income: -1, outInTurn: 1, action: null });
  expect(match.position.order).toEqual([0, 2, 3]);
  expect(eventsOf(lastEvents(match), 'eliminated')).toEqual([{ type: 'eliminated', seat: 1 }]);
});

rule('pay-expenses.eliminated-track', 'finished or not, it stays and belongs to nobody', () => {
  const { evansville, cincinnati, indianapolis } = PLACES;
  const lines = (owner: number | null) =>
    railsOf([
      { owner, through: [evansville, [10, 9], [11, 8], cincinnati] },
      { owner, through: [cincinnati, [12, 9], [12, 10]] },
      { owner: 1, through: [evansville, [9, 8], indianapolis] },
    ]);
  const match = endTurn([BROKE, SOUND, SOUND], { track: lines(0) });
  expect(match.position.track).toEqual(lines(null));
});

rule('pay-expenses.together', 'all pay, and all who are insolvent leave at the same time', () => {
  const match = endTurn([BROKE, SOUND, BROKE, SOUND]);
  const types = lastEvents(match).map(({ type }) => type);
  expect(types.lastIndexOf('expenses-paid')).toBeLessThan(types.indexOf('eliminated'));
  expect(match.position.order).toEqual([1, 3]);
  expect(match.position.players.map(({ outInTurn }) => outInTurn)).toEqual([1, null, 1, null]);
});

rule('pay-expenses.together', 'in the last turn too', () => {
  const match = endTurn([SOUND, { ...BROKE, income: 1 }, SOUND], { turn: 10 });
  expect(match.waiting()).toEqual([]);
  expect(player(match, 1).outInTurn).toBe(10);
  expect(match.result()).toMatchObject({ ranks: [1, 3, 1], winners: [0, 2] });
});

rule('pay-expenses.others-go-on', 'two players left play on, to the same last turn', () => {
  const match = endTurn([SOUND, BROKE, SOUND], { turn: 9 });
  expect(match.result()).toBeNull();
  expect(match.position.turn).toBe(10);
  expect(match.waiting()).toEqual([0]);
  play(match, [0, issue(0)], [2, issue(0)], [0, bid(1)], [2, dropOut]);
  expect(match.position.order).toEqual([0, 2]);
});

rule('pay-expenses.last-player', 'the game ends at once, before income reduction and growth', () => {
  const match = endTurn([{ ...SOUND, income: 15 }, BROKE, BROKE], { turn: 3 });
  expect(match.position).toMatchObject({ turn: 3, phase: { name: 'game-over' }, order: [0] });
  expect(player(match, 0).income).toBe(15);
  const types = lastEvents(match).map(({ type }) => type);
  expect(types).not.toContain('income-reduced');
  expect(types).not.toContain('growth-rolled');
  expect(types.at(-1)).toBe('game-over');
  expect(match.result()).toMatchObject({ ranks: [1, 2, 2], winners: [0] });
  expect(match.result()?.scores[0]?.total).toBe(15 * 3 - 2 * 3);
});

rule('pay-expenses.last-player', 'also when it was two who were left', () => {
  const match = endTurn([SOUND, BROKE, { outInTurn: 1, income: -3, cash: 0 }], { turn: 2 });
  expect(match.waiting()).toEqual([]);
  expect(match.result()).toMatchObject({ ranks: [1, 2, 3], winners: [0] });
});
