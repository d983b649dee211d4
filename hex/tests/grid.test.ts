import { describe, expect, test } from 'vitest';
import {
  columnOf,
  EDGES,
  edgeTowards,
  type Grid,
  hexAt,
  hexCount,
  NOWHERE,
  neighbour,
  opposite,
  rotate,
  rowOf,
} from '../index.ts';

const grid: Grid = { columns: 7, rows: 5 };
const hexes = Array.from({ length: hexCount(grid) }, (_, hex) => hex);

/** [column, row] across each side from north on, as the map data of the games gives them. */
const OFFSETS = {
  even: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  odd: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
} as const;

describe('numbers', () => {
  test('hexes are counted row by row', () => {
    expect(hexCount(grid)).toBe(35);
    expect(hexAt(grid, 0, 0)).toBe(0);
    expect(hexAt(grid, 6, 0)).toBe(6);
    expect(hexAt(grid, 0, 1)).toBe(7);
    expect(hexAt(grid, 6, 4)).toBe(34);
    for (const hex of hexes) expect(hexAt(grid, columnOf(grid, hex), rowOf(grid, hex))).toBe(hex);
  });

  test('nothing lies outside', () => {
    for (const [column, row] of [
      [-1, 0],
      [0, -1],
      [7, 0],
      [0, 5],
    ] as const) {
      expect(hexAt(grid, column, row)).toBe(NOWHERE);
    }
  });
});

describe('sides', () => {
  test('opposite sides face each other', () => {
    expect(EDGES.map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
    for (const edge of EDGES) expect(opposite(opposite(edge))).toBe(edge);
  });

  test('turning goes round, both ways and more than once', () => {
    expect(EDGES.map((edge) => rotate(edge, 1))).toEqual([1, 2, 3, 4, 5, 0]);
    expect(EDGES.map((edge) => rotate(edge, -1))).toEqual([5, 0, 1, 2, 3, 4]);
    for (const edge of EDGES) {
      expect(rotate(edge, 3)).toBe(opposite(edge));
      expect(rotate(edge, 6)).toBe(edge);
      expect(rotate(edge, -13)).toBe(rotate(edge, 5));
    }
  });
});

describe('neighbours', () => {
  test('by the table of offsets, on every hex', () => {
    for (const hex of hexes) {
      const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
      const offsets = OFFSETS[column % 2 === 0 ? 'even' : 'odd'];
      expect(EDGES.map((edge) => neighbour(grid, hex, edge))).toEqual(
        offsets.map(([dx, dy]) => hexAt(grid, column + dx, row + dy)),
      );
    }
  });

  test('the way back is the opposite side', () => {
    for (const hex of hexes) {
      for (const edge of EDGES) {
        const other = neighbour(grid, hex, edge);
        if (other === NOWHERE) continue;
        expect(neighbour(grid, other, opposite(edge))).toBe(hex);
        expect(edgeTowards(grid, hex, other)).toBe(edge);
      }
    }
  });

  test('inner hexes have six, corners two or three', () => {
    const count = (column: number, row: number): number =>
      EDGES.filter((edge) => neighbour(grid, hexAt(grid, column, row), edge) !== NOWHERE).length;
    expect(count(3, 2)).toBe(6);
    expect(count(2, 2)).toBe(6);
    expect(count(0, 0)).toBe(2);
    expect(count(6, 4)).toBe(3);
  });

  test('hexes that do not touch have no side towards each other', () => {
    expect(edgeTowards(grid, 0, 0)).toBe(NOWHERE);
    expect(edgeTowards(grid, hexAt(grid, 0, 0), hexAt(grid, 2, 0))).toBe(NOWHERE);
  });

  test('a side that is none leads nowhere', () => {
    expect(neighbour(grid, hexAt(grid, 3, 2), 6)).toBe(NOWHERE);
  });
});
