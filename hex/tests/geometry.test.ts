import { describe, expect, test } from 'vitest';
import {
  centre,
  corners,
  EDGES,
  edgeMiddle,
  type Grid,
  gridSize,
  hexCount,
  NOWHERE,
  neighbour,
  type Point,
} from '../index.ts';

const grid: Grid = { columns: 5, rows: 4 };
const hexes = Array.from({ length: hexCount(grid) }, (_, hex) => hex);

function plus(a: Point, b: Point, times = 1): Point {
  return { x: a.x + b.x * times, y: a.y + b.y * times };
}

function expectSame(a: Point, b: Point): void {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
}

describe('where hexes lie', () => {
  test('a neighbour lies twice as far off as the middle of the side between', () => {
    for (const hex of hexes) {
      for (const edge of EDGES) {
        const other = neighbour(grid, hex, edge);
        if (other === NOWHERE) continue;
        expectSame(centre(grid, other), plus(centre(grid, hex), edgeMiddle(edge), 2));
      }
    }
  });

  test('a side runs between its two corners', () => {
    const points = corners();
    expect(points).toHaveLength(6);
    for (const edge of EDGES) {
      const from = points[edge];
      const to = points[(edge + 1) % 6];
      if (from === undefined || to === undefined) throw new RangeError('six corners');
      expectSame(edgeMiddle(edge), { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    }
  });

  test('north is up, and corners are 1 away', () => {
    expectSame(edgeMiddle(0), { x: 0, y: -Math.sqrt(3) / 2 });
    for (const { x, y } of corners()) expect(Math.hypot(x, y)).toBeCloseTo(1, 9);
  });

  test.each([
    { columns: 5, rows: 4 },
    { columns: 2, rows: 1 },
    { columns: 1, rows: 3 },
  ])('all corners lie within the size of the grid, and touch all its sides: %o', (size) => {
    const points = Array.from({ length: hexCount(size) }, (_, hex) => hex).flatMap((hex) =>
      corners().map((corner) => plus(centre(size, hex), corner)),
    );
    const { width, height } = gridSize(size);
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(0, 9);
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(0, 9);
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(width, 9);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(height, 9);
  });
});
