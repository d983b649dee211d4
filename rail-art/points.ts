import { centre, corners, edgeMiddle, type Grid, type Hex, type Point } from '@roundhouse/hex';

/** The length of a hex's side in the drawing; everything else is measured against it. */
export const SIDE = 50;

/** From the middle of a hex to the middle of a side. */
export const INRADIUS = (SIDE * Math.sqrt(3)) / 2;

export function hexCentre(grid: Grid, hex: Hex): Point {
  return times(centre(grid, hex), SIDE);
}

/** Seen from the middle of the hex. */
export function sideMiddle(edge: number): Point {
  return times(edgeMiddle(edge), SIDE);
}

/** Seen from the middle of the hex; side `e` runs from corner `e` to corner `e + 1`. */
export const CORNERS: readonly Point[] = corners().map((corner) => times(corner, SIDE));

export function cornerAt(index: number): Point {
  return CORNERS[index % 6] ?? { x: 0, y: 0 };
}

export function times({ x, y }: Point, factor: number): Point {
  return { x: x * factor, y: y * factor };
}

export function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
