import { expect, test } from 'vitest';
import { sampleFrom, type Share, shareOf } from '../planning/shares.ts';

const shares: readonly Share<string>[] = [
  shareOf(['never'], [0]),
  shareOf(['one', 'two', 'nothing'], [1, 2, 0]),
  { choices: ['half', 'whole'], weights: [1, 2], sum: 3, factor: 0.5 },
  shareOf([], []),
  shareOf(['three and a half'], [3.5]),
];

test('of several shares each choice is drawn as often as it weighs', () => {
  const steps = 16;
  const drawn = Array.from({ length: steps }, (_, step) =>
    // Every half of all that they weigh once.
    sampleFrom(shares, { int: (below) => (below / steps) * step }),
  );
  const often = (one: string): number => drawn.filter((each) => each === one).length;
  expect(['one', 'two', 'half', 'whole', 'three and a half'].map(often)).toEqual([2, 4, 1, 2, 7]);
});

test('where nothing weighs anything nothing is drawn, not even from the source of chance', () => {
  const int = (): number => {
    throw new RangeError('nobody should draw');
  };
  expect(sampleFrom([shareOf(['never'], [0])], { int })).toBeUndefined();
  expect(sampleFrom([], { int })).toBeUndefined();
});
