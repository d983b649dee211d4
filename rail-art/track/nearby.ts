import type { Point } from '@roundhouse/hex';
import { distance } from '../points.ts';

/** A spot to keep away from. `run` is the run that it lies on, which may come as near as it likes. */
export interface Shunned {
  readonly at: Point;
  readonly reach: number;
  readonly run?: number;
}

/** No spot reaches further than this. */
const CELL = 32;

/** Spots sorted into squares, so that a question looks at a few and not at all of them. */
export class Nearby {
  readonly #cells = new Map<string, Shunned[]>();

  constructor(spots: readonly Shunned[]) {
    for (const spot of spots) {
      const key = keyOf(columnAt(spot.at.x), columnAt(spot.at.y));
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [spot]);
      else cell.push(spot);
    }
  }

  /** How deep a point of that run lies within the reach of all spots together. */
  depth(point: Point, run: number): number {
    let depth = 0;
    for (let column = columnAt(point.x) - 1; column <= columnAt(point.x) + 1; column++) {
      for (let row = columnAt(point.y) - 1; row <= columnAt(point.y) + 1; row++) {
        for (const spot of this.#cells.get(keyOf(column, row)) ?? []) {
          if (spot.run !== run) depth += Math.max(0, spot.reach - distance(spot.at, point));
        }
      }
    }
    return depth;
  }
}

function columnAt(length: number): number {
  return Math.floor(length / CELL);
}

function keyOf(column: number, row: number): string {
  return `${column},${row}`;
}
