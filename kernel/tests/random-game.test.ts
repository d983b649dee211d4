import { hashOf, Match, randomGame } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { sealedBids } from './sealed-bids/game.ts';
import { play } from './sealed-bids/table.ts';

const options = { rounds: 3 };

test('a random game is the match of its seed', () => {
  const { actions, position, result } = randomGame(sealedBids, options, 3, 'seed');
  const match = play(
    Match.start(sealedBids, { options, seats: 3, seed: 'seed' }),
    ...actions.map(({ seat, action }) => [seat, action] as const),
  );
  expect(hashOf(match.position)).toBe(hashOf(position));
  expect(match.result()).toEqual(result);
});

test('other seeds choose otherwise', () => {
  const games = ['a', 'b', 'c'].map((seed) => hashOf(randomGame(sealedBids, options, 3, seed).actions));
  expect(new Set(games).size).toBe(3);
});

test('every step is visited', () => {
  const visits: [number, number | null][] = [];
  const { actions } = randomGame(sealedBids, options, 2, 'seed', (_position, played, seq) =>
    visits.push([seq, played?.seat ?? null]),
  );
  expect(visits).toEqual([[0, null], ...actions.map(({ seat }, index) => [index + 1, seat])]);
});

test('a seat without choices, a game without end and an end without a result are reported', () => {
  const run = (changes: object) => () => randomGame({ ...sealedBids, ...changes }, options, 2, 'seed', undefined, 200);
  expect(run({ legal: () => [] })).toThrow('seat 0 is stuck after 0 actions');
  expect(run({ play: () => undefined })).toThrow('the game did not end within 200 actions');
  expect(run({ result: () => null })).toThrow('there is no result');
});
