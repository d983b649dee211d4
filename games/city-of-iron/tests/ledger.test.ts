import { rngFrom } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../index.ts';
import { livelyChoice } from './support/lively.ts';
import { type CityMatch, gameOf, heard } from './support/table.ts';

/** What an event says about the coins and the science of seats. */
function moved(event: Event): readonly (readonly [seat: number, coins: number, science: number])[] {
  switch (event.type) {
    case 'bid':
      return [[event.seat, -event.paid, 0]];
    case 'built':
    case 'paid':
    case 'bought':
    case 'building-moved':
      return [[event.seat, -event.coins, -event.science]];
    case 'science-bought':
      return [[event.seat, -event.price, 1]];
    case 'taxed':
    case 'income':
      return [[event.seat, event.coins, 0]];
    case 'gained':
      return [[event.seat, event.coins, event.science]];
    case 'science':
      return [[event.seat, 0, event.science]];
    case 'stolen':
      return [
        [event.seat, event.coins, 0],
        [event.from, -event.coins, 0],
      ];
    default:
      return [];
  }
}

function purses(match: CityMatch): number[][] {
  return match.position.players.map(({ coins, science }) => [coins, science]);
}

test.each([
  ['family', { mode: 'family' }],
  ['full', { mode: 'full' }],
  ['nations', { mode: 'full', nationAbilities: true }],
] as const)('every coin and every science of a %s game is told of', (name, options) => {
  for (const seats of [2, 3, 4]) {
    const match = gameOf(options, seats, `ledger ${name} ${seats}`);
    const choices = rngFrom(`ledger ${name} ${seats}/choices`);
    for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
      const expected = purses(match);
      expect(match.submit(seat, livelyChoice(match.legal(seat), match.position, seat, choices)).ok).toBe(true);
      for (const [who, coins, science] of heard(match).flatMap(moved)) {
        expected[who] = [(expected[who]?.[0] ?? 0) + coins, (expected[who]?.[1] ?? 0) + science];
      }
      expect(purses(match)).toEqual(expected);
    }
  }
});
