import { EDGES, type Edge, type Grid, type Hex, hexCount, NOWHERE, neighbour, type Point } from '@roundhouse/hex';
import { cornerAt, hexCentre, plus } from '../points.ts';

/** A side between a hex of the area and one that is not of it, run clockwise around the area. */
export interface BoundarySide {
  readonly hex: Hex;
  readonly edge: Edge;
  readonly across: Hex;
  readonly from: Point;
  readonly to: Point;
}

function keyOf({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

function boundary(grid: Grid, inside: (hex: Hex) => boolean): BoundarySide[] {
  const sides: BoundarySide[] = [];
  for (let hex = 0; hex < hexCount(grid); hex++) {
    if (!inside(hex)) continue;
    const middle = hexCentre(grid, hex);
    for (const edge of EDGES) {
      const across = neighbour(grid, hex, edge);
      if (across !== NOWHERE && inside(across)) continue;
      sides.push({ hex, edge, across, from: plus(middle, cornerAt(edge)), to: plus(middle, cornerAt(edge + 1)) });
    }
  }
  return sides;
}

/** The closed lines around an area of hexes. Three hexes meet at a corner, so never more than one line passes it. */
export function outlines(grid: Grid, inside: (hex: Hex) => boolean): readonly (readonly BoundarySide[])[] {
  const byStart = new Map(boundary(grid, inside).map((side) => [keyOf(side.from), side]));
  const loops: BoundarySide[][] = [];
  for (const [start, first] of byStart) {
    if (!byStart.has(start)) continue;
    const loop: BoundarySide[] = [];
    for (let side: BoundarySide | undefined = first; side !== undefined; side = byStart.get(keyOf(side.to))) {
      byStart.delete(keyOf(side.from));
      loop.push(side);
    }
    loops.push(loop);
  }
  return loops;
}
