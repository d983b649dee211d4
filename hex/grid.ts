/**
 * A rectangular grid of flat-topped hexes, odd columns half a hex lower. A hex is a number, counted row by row:
 * `row * columns + column`. Its sides are 0 to 5, clockwise from north.
 */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export type Hex = number;
export type Edge = number;

export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];
export const NOWHERE = -1;

/** [column, row] steps across each side, from an even and from an odd column. */
const STEPS_EVEN: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
];
const STEPS_ODD: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function opposite(edge: Edge): Edge {
  return edge < 3 ? edge + 3 : edge - 3;
}

export function rotate(edge: Edge, turns: number): Edge {
  return (((edge + turns) % 6) + 6) % 6;
}

export function hexCount(grid: Grid): number {
  return grid.columns * grid.rows;
}

export function hexAt(grid: Grid, column: number, row: number): Hex {
  const inside = column >= 0 && row >= 0 && column < grid.columns && row < grid.rows;
  return inside ? row * grid.columns + column : NOWHERE;
}

export function columnOf(grid: Grid, hex: Hex): number {
  return hex % grid.columns;
}

export function rowOf(grid: Grid, hex: Hex): number {
  return Math.floor(hex / grid.columns);
}

/** The hex across a side, or NOWHERE off the grid. */
export function neighbour(grid: Grid, hex: Hex, edge: Edge): Hex {
  const column = columnOf(grid, hex);
  const step = (column % 2 === 0 ? STEPS_EVEN : STEPS_ODD)[edge];
  return step === undefined ? NOWHERE : hexAt(grid, column + step[0], rowOf(grid, hex) + step[1]);
}

/** The side of `from` that faces `to`, or NOWHERE when they do not touch. */
export function edgeTowards(grid: Grid, from: Hex, to: Hex): Edge {
  return EDGES.find((edge) => neighbour(grid, from, edge) === to) ?? NOWHERE;
}
