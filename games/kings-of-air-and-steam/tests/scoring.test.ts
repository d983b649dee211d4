import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { scoreOf, standing } from '../index.ts';
import { board, nth } from './support/board.ts';
import { positionOf, type PlayerChanges } from './support/table.ts';

const spaces = board.area.links.flatMap((link) => link.spaces);

/** The points of a player, by what they are for. */
function pointsOf(player: PlayerChanges): Readonly<Record<string, number>> {
  const { lines, total } = scoreOf(positionOf({ players: [player], phase: { name: 'game-over' } }), 0);
  const points = Object.fromEntries(lines.map((line) => [line.rule ?? '', line.points]));
  expect(total).toBe(lines.reduce((sum, line) => sum + line.points, 0));
  return points;
}

rule('scoring.cash', 'a point for each dollar', () => {
  expect(pointsOf({ cash: 37 })['scoring.cash']).toBe(37);
});

rule('scoring.depots', 'ten points for each depot', () => {
  expect(pointsOf({ depots: [[nth(spaces, 0)], [nth(spaces, 5)], [nth(spaces, 9)]] })['scoring.depots']).toBe(30);
});

rule('scoring.airship', 'only the last level counts', () => {
  expect([1, 2, 3, 4, 5, 6].map((airshipLevel) => pointsOf({ airshipLevel })['scoring.airship'])).toEqual([
    0, 0, 0, 0, 0, 15,
  ]);
});

rule('scoring.train', '5, 15 and 30 for the last three levels', () => {
  expect([1, 2, 3, 4, 5, 6].map((trainLevel) => pointsOf({ trainLevel })['scoring.train'])).toEqual([
    0, 0, 0, 5, 15, 30,
  ]);
});

function ranked(...players: readonly PlayerChanges[]) {
  const { ranks, winners } = standing(positionOf({ players, phase: { name: 'game-over' } }));
  return { ranks, winners };
}

rule('scoring.winner', 'the most points', () => {
  expect(ranked({ cash: 20 }, { cash: 12, depots: [[nth(spaces, 0)]] }, { cash: 1 })).toEqual({
    ranks: [2, 1, 3],
    winners: [1],
  });
});

rule('scoring.winner', 'then the most cash', () => {
  expect(ranked({ cash: 12, depots: [[nth(spaces, 0)]] }, { cash: 22 })).toEqual({ ranks: [2, 1], winners: [1] });
});

rule('scoring.winner', 'then the victory is shared', () => {
  expect(ranked({ cash: 22 }, { cash: 5 }, { cash: 22 })).toEqual({ ranks: [1, 3, 1], winners: [0, 2] });
});
