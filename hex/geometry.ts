import { columnOf, type Edge, type Grid, type Hex, rowOf } from './grid.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** The middle of a hex whose corners are 1 away from it; multiply to draw larger. The grid's top left corner is 0, 0. */
export function centre(grid: Grid, hex: Hex): Point {
  const column = columnOf(grid, hex);
  const lowered = column % 2 === 0 ? 0 : 1;
  return { x: 1 + column * 1.5, y: HALF_HEIGHT * (1 + 2 * rowOf(grid, hex) + lowered) };
}

/** Where the middle of a side lies, seen from the middle of its hex. */
export function edgeMiddle(edge: Edge): Point {
  const angle = ((edge * 60 - 90) * Math.PI) / 180;
  return { x: HALF_HEIGHT * Math.cos(angle), y: HALF_HEIGHT * Math.sin(angle) };
}

/** The corners of a hex, clockwise; side `e` runs from corner `e` to corner `e + 1`. */
export function corners(): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((corner * 60 - 120) * Math.PI) / 180;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

export function gridSize(grid: Grid): { readonly width: number; readonly height: number } {
  return { width: 2 + (grid.columns - 1) * 1.5, height: HALF_HEIGHT * (2 * grid.rows + (grid.columns > 1 ? 1 : 0)) };
}

export const BEARINGS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** Where one point lies, seen from another; down is south. */
export function bearing(from: Point, to: Point): Bearing {
  const eighths = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 4) / Math.PI);
  return BEARINGS[(eighths + BEARINGS.length) % BEARINGS.length] ?? 'east';
}

/** How many hexes on a hex lies, in a straight line. */
export function stepsBetween(from: Point, to: Point): number {
  return Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (2 * HALF_HEIGHT)));
}
