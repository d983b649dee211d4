import { describe, expect, it } from 'vitest';
import { arcTo, polygon, polyline, smooth } from '../index.ts';

const POINTS = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10.004 },
];

describe('paths', () => {
  it('joins points by lines', () => {
    expect(polyline(POINTS)).toBe('M0 0L10 0L10 10');
    expect(polygon(POINTS)).toBe('M0 0L10 0L10 10Z');
  });

  it('turns arcs the way they are told', () => {
    expect(arcTo(5, true, { x: 1, y: 2 })).toBe('A5 5 0 0 1 1 2');
    expect(arcTo(5, false, { x: 1, y: 2 })).toBe('A5 5 0 0 0 1 2');
  });

  it('draws a curve through every point', () => {
    expect(smooth(POINTS)).toMatch(/^M0 0C[^C]* 10 0C[^C]* 10 10$/);
  });

  it('brings a closed curve back to where it began', () => {
    expect(smooth(POINTS, true)).toMatch(/ 0 0Z$/);
  });

  it('draws nothing through no points', () => {
    expect(smooth([])).toBe('');
  });
});
