import { say } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { cityOfIron, type Event } from '../index.ts';

const said = (event: Event): string => say(cityOfIron.describe(event));

test.each([
  [{ coins: 0, science: 0 }, 'Seat 1 gains nothing.'],
  [{ coins: 1, science: 0 }, 'Seat 1 gains 1 coin.'],
  [{ coins: 2, science: 0 }, 'Seat 1 gains 2 coins.'],
  [{ coins: 0, science: 2 }, 'Seat 1 gains 2 science.'],
  [{ coins: 1, science: 1 }, 'Seat 1 gains 1 coin and 1 science.'],
  [{ coins: 3, science: 1 }, 'Seat 1 gains 3 coins and 1 science.'],
])('the log counts coins and science as people do: %o', (amounts, sentence) => {
  expect(said({ type: 'gained', seat: 1, ...amounts })).toBe(sentence);
});

test.each([
  [0, 'Seat 0 bids nothing, on space 4 of the track.'],
  [1, 'Seat 0 bids 1 coin, on space 4 of the track.'],
  [5, 'Seat 0 bids 5 coins, on space 4 of the track.'],
])('the log counts what is paid for a bid: %i', (paid, sentence) => {
  expect(said({ type: 'bid', seat: 0, space: 3, price: paid, paid })).toBe(sentence);
});

test('a single point is a point', () => {
  const scored = { type: 'scored', seat: 0, number: 1, shields: 0, buildings: 0 } as const;
  expect(said({ ...scored, goods: 1 })).toBe('Seat 0 scores 1 point.');
  expect(said({ ...scored, goods: 4 })).toBe('Seat 0 scores 4 points.');
});
