import { describe, expect, test } from 'vitest';
import { ranked, type SeatScore } from '../index.ts';

const score = (total: number | null): SeatScore => ({ total, lines: [] });

describe('ranking', () => {
  test('by what decides first, then by the next; seats alike in all of it share a rank', () => {
    const scores = [score(7), score(9), score(7), score(7)];
    expect(
      ranked(scores, [
        [7, 2],
        [9, 0],
        [7, 2],
        [7, 3],
      ]).ranks,
    ).toEqual([3, 1, 3, 2]);
  });

  test('seats that share the first rank all win', () => {
    expect(ranked([score(5), score(5)], [[5], [5]]).winners).toEqual([0, 1]);
  });

  test('nobody wins without a score', () => {
    expect(ranked([score(null), score(null)], [[3], [2]])).toMatchObject({ ranks: [1, 2], winners: [] });
  });
});
