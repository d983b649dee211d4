import { say, text } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { changesOf } from '../reasons.ts';

type Purses = readonly (number | null)[];

const MEASURES = [
  { id: 'coins', label: text('Coins'), of: (p: Purses, seat: number) => p[seat] ?? null },
  { id: 'double', label: text('Twice that'), of: (p: Purses, seat: number) => (p[seat] ?? 0) * 2 },
];

function told(before: Purses, ahead: Purses, seat: number): string | null {
  const changes = changesOf(MEASURES, 'round', { before, after: before, ahead }, seat);
  return changes === null ? null : say(changes);
}

it('numbers that would be others are told in one sentence, those of the seat alone', () => {
  expect(told([3, 1], [5, 9], 0)).toBe('By the end of the round: Coins 3 → 5, Twice that 6 → 10.');
  expect(told([3, 1], [3, 9], 0)).toBeNull();
});

it('a seat that has left the game has no numbers', () => {
  expect(told([4, null], [4, 2], 1)).toBe('By the end of the round: Twice that 0 → 4.');
});
