import { describe, expect, it } from 'vitest';
import { grownPlate, plateOf } from '../name-plate.ts';
import { textWidth } from '../type/type.ts';

describe('the plate of a name', () => {
  it.each(['Ulm', 'Detroit', 'Alembic Falls'])('gives up its margin before it grows with %s', (name) => {
    const { size, width, height } = plateOf(name);
    expect(grownPlate(name, 1)).toEqual({ width, height });
    const grown = grownPlate(name, 2);
    expect(grown.width).toBeLessThan(2 * width);
    expect(grown.height).toBeLessThan(2 * height);
    expect(grown.width).toBeGreaterThan(textWidth(name, 2 * size));
    expect(grown.height).toBeGreaterThanOrEqual(2 * size);
  });
});
