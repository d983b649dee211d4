import { describe, expect, it } from 'vitest';
import { type Line, stepTo, tabStop } from '../stepping.ts';

/** Hexes in columns, as on a map: every other column lies half a hex lower. */
const spots = Array.from({ length: 20 }, (_one, spot) => {
  const column = spot % 5;
  return { spot, x: column * 87, y: Math.floor(spot / 5) * 100 + (column % 2) * 50 };
});

function at(spot: number): (typeof spots)[number] {
  const one = spots[spot];
  if (one === undefined) throw new RangeError('no such spot');
  return one;
}

function walk(from: number, ...keys: readonly string[]): readonly number[] {
  let line: Line | null = null;
  let spot = from;
  return keys.map((key) => {
    line = stepTo(`Arrow${key}`, at(spot), spots, line) ?? line;
    spot = line?.spot ?? spot;
    return spot;
  });
}

describe('arrow keys on a board', () => {
  it('lead to the neighbours, and along a line that is straight however the hexes lie', () => {
    expect(walk(7, 'Up', 'Down', 'Down')).toEqual([2, 7, 12]);
    expect(walk(5, 'Right', 'Right', 'Right', 'Right')).toEqual([1, 7, 3, 9]);
    expect(walk(9, 'Left', 'Left', 'Left', 'Left')).toEqual([3, 7, 1, 5]);
    // Another way begins another line.
    expect(walk(5, 'Right', 'Down', 'Right', 'Right')).toEqual([1, 6, 7, 8]);
  });

  it('lead nowhere at the edge, and other keys do not', () => {
    expect(stepTo('ArrowLeft', at(0), spots)).toBeNull();
    expect(stepTo('ArrowUp', at(0), spots)).toBeNull();
    expect(stepTo('r', at(7), spots)).toBeNull();
  });

  it('come to what lies far aside where nothing lies that way', () => {
    expect(stepTo('ArrowRight', at(0), [at(0), at(16)])?.spot).toBe(16);
  });
});

describe('Page Down and Page Up', () => {
  it('come to all that can be chosen, one after the other', () => {
    const few = [at(2), at(11), at(5)];
    const order = [2, 11, 5, 2];
    order.slice(1).forEach((spot, index) => {
      const before = order[index] ?? 0;
      expect(stepTo('PageDown', at(before), few)?.spot).toBe(spot);
      expect(stepTo('PageUp', at(spot), few)?.spot).toBe(before);
    });
  });
});

describe('the Tab key', () => {
  const targets = spots.map((one) => ({ ...one, chosen: one.spot === 3 }));

  it('comes to where somebody was, to what is chosen, or to whatever is nearest', () => {
    expect(tabStop(targets, at(8))).toBe(8);
    expect(tabStop(targets, null)).toBe(3);
    const others = targets.filter(({ spot }) => spot !== 8 && spot !== 3);
    expect(tabStop(others, null)).toBe(0);
    expect(tabStop(others, at(8))).toBe(13);
    expect(tabStop([], at(8))).toBeNull();
  });
});
