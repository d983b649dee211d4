import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Player } from '../index.ts';
import { type Line, PLACES, railsOf } from './support/rails.ts';
import { type AgeOfSteamMatch, declineMove, endOfMoves, play, tableOf } from './support/table.ts';

const { evansville, cincinnati, indianapolis } = PLACES;

function over(players: readonly Partial<Player>[], lines: readonly Line[] = []): AgeOfSteamMatch {
  return tableOf({ seats: players.length, turn: 2, players, track: railsOf(lines), phase: { name: 'game-over' } });
}

function lineOf(match: AgeOfSteamMatch, seat: number, cited: string): number | undefined {
  return match.result()?.scores[seat]?.lines.find((line) => line.rule === cited)?.points;
}

rule('victory.income', 'three points a dollar', () => {
  const match = over([{ income: 0 }, { income: 1 }, { income: 34 }]);
  expect([0, 1, 2].map((seat) => lineOf(match, seat, 'victory.income'))).toEqual([0, 3, 102]);
});

rule('victory.shares', 'three points less for each, the first two included', () => {
  const match = over([{ shares: 2 }, { shares: 3 }, { shares: 15 }]);
  expect([0, 1, 2].map((seat) => lineOf(match, seat, 'victory.shares'))).toEqual([-6, -9, -45]);
});

rule('victory.track', 'a point for each piece in a completed link, and two pieces in a town passed through', () => {
  const match = over(
    [{}, {}, {}],
    [
      { owner: 0, through: [evansville, [10, 9], [11, 8], cincinnati] },
      { owner: 1, through: [evansville, [9, 8], indianapolis, [11, 7], cincinnati] },
      { owner: 2, through: [cincinnati, [12, 9], [12, 10]] },
    ],
  );
  expect([0, 1, 2].map((seat) => lineOf(match, seat, 'victory.track'))).toEqual([2, 4, 0]);
});

rule('victory.track', 'an unfinished exit of a town counts nothing; each owner gets their own side of it', () => {
  const match = over(
    [{}, {}, {}],
    [
      { owner: 0, through: [evansville, [9, 8], indianapolis] },
      { owner: 1, through: [cincinnati, [11, 7], indianapolis] },
      { owner: 1, through: [indianapolis, [10, 7]] },
    ],
  );
  expect([0, 1, 2].map((seat) => lineOf(match, seat, 'victory.track'))).toEqual([2, 2, 0]);
});

rule('victory.track', 'a crossing counts once for each of its tracks, links of nobody for nobody', () => {
  const match = over(
    [{}, {}, {}],
    [
      { owner: 0, through: [evansville, [10, 9], [11, 8], cincinnati] },
      { owner: 1, through: [indianapolis, [11, 8], [12, 9], cincinnati] },
      { owner: null, through: [evansville, [9, 8], indianapolis] },
    ],
  );
  // Indianapolis has an exit of its own, then the crossing, then one more tile.
  expect([0, 1, 2].map((seat) => lineOf(match, seat, 'victory.track'))).toEqual([2, 3, 0]);
});

rule('victory.money', 'cash decides nothing', () => {
  const match = over([{ cash: 0 }, { cash: 500 }, { cash: 1, income: 1 }]);
  expect(match.result()?.scores.map(({ total }) => total)).toEqual([-6, -6, -3]);
  expect(match.result()).toMatchObject({ ranks: [2, 2, 1], winners: [2] });
});

rule('victory.ties', 'the same points share a rank, and the victory', () => {
  const match = over([{ income: 5, shares: 3 }, { income: 4 }, { income: 4, shares: 2 }, { income: 6, shares: 4 }]);
  expect(match.result()?.scores.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
  expect(match.result()).toMatchObject({ ranks: [1, 1, 1, 1], winners: [0, 1, 2, 3] });
  const behind = over([{ income: 5 }, { income: 9 }, { income: 9 }, { income: 5 }]);
  expect(behind.result()).toMatchObject({ ranks: [3, 1, 1, 3], winners: [1, 2] });
});

rule('victory.eliminated', 'no score, below everybody, later above earlier', () => {
  const out = (turn: number): Partial<Player> => ({ outInTurn: turn, cash: 0, income: -1 });
  const match = over([out(1), { income: 0, shares: 15 }, out(2), { income: 9 }, out(1)]);
  expect(match.result()?.scores.map(({ total }) => total)).toEqual([null, -45, null, 21, null]);
  expect(match.result()).toMatchObject({ ranks: [4, 2, 3, 1, 4], winners: [3] });
});

rule('victory.nobody', 'all leave together: the game is over without a winner', () => {
  const broke: Partial<Player> = { cash: 0, shares: 9 };
  const match = tableOf({ seats: 3, turn: 2, players: [broke, broke, broke], phase: endOfMoves([0, 1, 2]) });
  play(match, [2, declineMove]);
  expect(match.waiting()).toEqual([]);
  expect(match.position.order).toEqual([]);
  expect(match.result()).toMatchObject({ ranks: [1, 1, 1], winners: [] });
});

rule('victory.nobody', 'the last two leave together, after a third', () => {
  const broke: Partial<Player> = { cash: 0, shares: 9 };
  const out: Partial<Player> = { outInTurn: 1, cash: 0, income: -4 };
  const match = tableOf({ seats: 3, turn: 2, players: [broke, out, broke], phase: endOfMoves([0, 2]) });
  play(match, [2, declineMove]);
  expect(match.result()).toMatchObject({ ranks: [1, 3, 1], winners: [] });
});
