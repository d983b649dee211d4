/** Axial coordinates of pointy-topped hexes: one step east is (1, 0), one step south-east (0, 1). */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** 0 to 5, clockwise from east. */
export type Direction = number;

const STEPS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export function turnedBy(direction: Direction, turns: number): Direction {
  return (((direction + turns) % 6) + 6) % 6;
}

export function stepTo(direction: Direction): Cell {
  return STEPS[turnedBy(direction, 0)] ?? { q: 0, r: 0 };
}

export function plus(one: Cell, other: Cell): Cell {
  return { q: one.q + other.q, r: one.r + other.r };
}

export function times(cell: Cell, factor: number): Cell {
  return { q: cell.q * factor, r: cell.r * factor };
}

/** Clockwise about (0, 0), in steps of 60 degrees. */
export function rotated(cell: Cell, turns: number): Cell {
  let turned = cell;
  for (let i = 0; i < turnedBy(turns, 0); i++) turned = { q: -turned.r, r: turned.q + turned.r };
  return turned;
}

export function keyOf({ q, r }: Cell): string {
  return `${q},${r}`;
}

/** The direction of a single step, or undefined when the two are not neighbours. */
export function directionTo(from: Cell, to: Cell): Direction | undefined {
  const direction = STEPS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
  return direction === -1 ? undefined : direction;
}

/** How sharply one goes on: 0 straight, 1 a wide turn, 2 a sharp one, 3 back. */
export function sharpness(before: Direction, after: Direction): number {
  const turn = turnedBy(after, -before);
  return Math.min(turn, 6 - turn);
}
