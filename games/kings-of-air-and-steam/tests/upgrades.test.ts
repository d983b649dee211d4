import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { type Action, cargoCapacity, diamondRating, trainRating } from '../index.ts';
import { expectRefused, play, player, tableOf } from './support/table.ts';

const airship: Action = { type: 'upgrade-airship' };
const train: Action = { type: 'upgrade-train' };

rule('upgrade-airship.cost', 'the example: Yellow pays $3, still bears one diamond, and carries three goods', () => {
  const match = tableOf({});
  expect([diamondRating(match.position, 0), cargoCapacity(match.position, 0)]).toEqual([1, 2]);
  play(match, [0, airship]);
  expect([diamondRating(match.position, 0), cargoCapacity(match.position, 0)]).toEqual([1, 3]);
  expect(player(match, 0)).toMatchObject({ cash: 9, airshipLevel: 2 });
});

rule('upgrade-airship.cost', 'not without the money', () => {
  expectRefused(tableOf({ players: [{ cash: 2 }] }), 0, airship, 'upgrade-airship.cost');
});

rule('upgrade-airship.last-level', 'the sixth is the last', () => {
  const match = play(tableOf({ players: [{ cash: 50, airshipLevel: 5 }] }), [0, airship]);
  expect(player(match, 0).airshipLevel).toBe(6);
  expectRefused(tableOf({ players: [{ cash: 50, airshipLevel: 6 }] }), 0, airship, 'upgrade-airship.last-level');
});

rule('upgrade-train.cost', 'the example: Green pays $4, and the rating of 3 becomes 4', () => {
  const match = tableOf({ players: [{ trainLevel: 3 }] });
  expect(trainRating(match.position, 0)).toBe(3);
  play(match, [0, train]);
  expect(trainRating(match.position, 0)).toBe(4);
  expect(player(match, 0)).toMatchObject({ cash: 8, trainLevel: 4 });
});

rule('upgrade-train.cost', 'not without the money', () => {
  expectRefused(tableOf({ players: [{ cash: 1 }] }), 0, train, 'upgrade-train.cost');
});

rule('upgrade-train.last-level', 'the sixth is the last', () => {
  expectRefused(tableOf({ players: [{ cash: 50, trainLevel: 6 }] }), 0, train, 'upgrade-train.last-level');
});
