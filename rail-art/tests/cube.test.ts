import { GOOD_COLOURS } from '@roundhouse/style';
import { describe, expect, it } from 'vitest';
import { cubeShape, GOOD_LETTERS } from '../pieces/cube.ts';

describe('telling goods apart without colour', () => {
  it('gives every good a letter and a shape of its own', () => {
    expect(new Set(Object.values(GOOD_LETTERS)).size).toBe(GOOD_COLOURS.length);
    expect(new Set(GOOD_COLOURS.map((good) => cubeShape(good, 10))).size).toBe(GOOD_COLOURS.length);
  });
});
