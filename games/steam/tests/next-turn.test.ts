import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { declineMove, lastEvents, lastMove, moving, play, tableOf } from './support/table.ts';

rule('next-turn.order-by-tiles', 'the example of Bridget, Loren, Roger and Guido', () => {
  const [bridget, loren, roger, guido] = [0, 1, 2, 3];
  const match = tableOf({
    seats: 4,
    phase: moving(roger, 2),
    players: [{ tile: 'locomotive' }, { tile: 'first-build' }, { tile: 'urbanization' }, { tile: 'first-move' }],
  });
  play(match, [roger, declineMove]);
  expect(match.position.order).toEqual([guido, loren, bridget, roger]);
  expect(lastEvents(match)).toContainEqual({ type: 'order-set', order: [guido, loren, bridget, roger] });
});

rule('next-turn.order-by-tiles', 'a passed tile counts all the same', () => {
  const match = tableOf({
    phase: lastMove(3),
    players: [{ tile: 'urbanization' }, { tile: 'city-growth', passedTile: true }, { tile: 'locomotive' }],
  });
  play(match, [2, declineMove]);
  expect(match.position.order).toEqual([1, 2, 0]);
});

rule('next-turn.order-by-tiles', 'not in the standard game', () => {
  const match = tableOf({
    mode: 'standard',
    phase: lastMove(3),
    players: [
      { tile: 'urbanization', cash: 9 },
      { tile: 'engineer', cash: 9 },
      { tile: 'turn-order', cash: 9 },
    ],
  });
  play(match, [2, declineMove]);
  expect(match.position.order).toEqual([0, 1, 2]);
});

rule('next-turn.marker', 'the turn marker moves on, and the tiles come back', () => {
  const match = tableOf({
    turn: 4,
    phase: lastMove(3),
    players: [{ tile: 'engineer' }, { tile: 'first-move' }, { tile: 'city-growth', passedTile: true }],
  });
  play(match, [2, declineMove]);
  expect(match.position.turn).toBe(5);
  expect(lastEvents(match).at(-1)).toEqual({ type: 'turn-started', turn: 5 });
  expect(match.position.players.every(({ tile, passedTile }) => tile === null && !passedTile)).toBe(true);
});
