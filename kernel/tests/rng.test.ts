import { pick, type Rng, rngForAction, rngFrom, shuffled } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

const draws = (rng: Rng, count: number, below: number): number[] => Array.from({ length: count }, () => rng.int(below));

describe('golden values: stored records depend on them', () => {
  test.each([
    ['', 0x100000000, [1402465000, 3326695321, 2578689289, 1354170855]],
    ['roundhouse', 6, [0, 5, 0, 5, 0, 3, 4, 0]],
  ])('seed %j below %d', (seed, below, values) => {
    expect(draws(rngFrom(seed), values.length, below)).toEqual(values);
  });

  test('actions of a match', () => {
    expect(draws(rngForAction('7', 0), 4, 1000)).toEqual([179, 713, 287, 563]);
    expect(draws(rngForAction('7', 1), 4, 1000)).toEqual([964, 609, 985, 326]);
  });
});

describe('uniformity', () => {
  /** How far counts lie from even: about its degrees of freedom when they are fair. */
  const chiSquare = (counts: readonly number[]): number => {
    const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  };
  const tally = (sides: number, values: readonly number[]): number[] => {
    const counts = Array.from({ length: sides }, () => 0);
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };

  // The 99.99th percentile of the distribution: the seeds are fixed, so a pass is a pass for good.
  test.each([
    [6, 26],
    [13, 40],
    [52, 95],
  ])('%d sides, many draws of one generator', (sides, tolerated) => {
    expect(chiSquare(tally(sides, draws(rngFrom('even'), 60_000, sides)))).toBeLessThan(tolerated);
  });

  test('a range that does not divide the words of the generator', () => {
    const below = 3 * 2 ** 30;
    const thirds = draws(rngFrom('thirds'), 30_000, below).map((value) => Math.floor(value / 2 ** 30));
    expect(chiSquare(tally(3, thirds))).toBeLessThan(19);
  });

  test('the first draw of each action of a match', () => {
    const firsts = Array.from({ length: 30_000 }, (_, action) => rngForAction('a match', action).int(6));
    expect(chiSquare(tally(6, firsts))).toBeLessThan(26);
  });

  test('the first draw of matches with similar seeds', () => {
    const firsts = Array.from({ length: 30_000 }, (_, seed) => rngForAction(String(seed), 1).int(6));
    expect(chiSquare(tally(6, firsts))).toBeLessThan(26);
  });

  test('each order of a shuffle', () => {
    const rng = rngFrom('orders');
    const orders = Array.from({ length: 24_000 }, () => shuffled(['a', 'b', 'c', 'd'], rng).join(''));
    const kinds = [...new Set(orders)];
    expect(kinds).toHaveLength(24);
    expect(
      chiSquare(
        tally(
          24,
          orders.map((order) => kinds.indexOf(order)),
        ),
      ),
    ).toBeLessThan(58);
  });
});

describe('use', () => {
  test('draws are counted, values thrown away are not', () => {
    const rng = rngFrom('count');
    expect(rng.draws).toBe(0);
    draws(rng, 5, 3_000_000_000);
    expect(rng.draws).toBe(5);
  });

  test('only whole numbers from 1 to 2^32 are drawn below', () => {
    for (const below of [0, -1, 1.5, Number.NaN, 0x100000001])
      expect(() => rngFrom('x').int(below)).toThrow(RangeError);
    expect(rngFrom('x').int(1)).toBe(0);
  });

  test('shuffling leaves the list alone and keeps what is in it', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffled(items, rngFrom('x')).toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });

  test('nothing can be picked from nothing', () => {
    expect(pick(['only'], rngFrom('x'))).toBe('only');
    expect(() => pick([], rngFrom('x'))).toThrow(RangeError);
  });
});
