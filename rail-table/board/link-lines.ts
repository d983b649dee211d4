import type { Hex, Point } from '@roundhouse/hex';
import { hexCentre, lineOf } from '@roundhouse/rail-art';
import type { Connection } from '@roundhouse/rails';
import type { Chart } from '../desk.ts';

/** A line over links that follow one another, through the middle of every place on its way. */
export function lineOverLinks({ grid }: Chart, start: Hex, links: readonly Connection[]): readonly Point[] {
  let from = hexCentre(grid, start);
  const points = [from];
  for (const link of links) {
    const line = lineOf({ grid }, link.run);
    const first = line[0];
    const last = line.at(-1);
    const forward = first === undefined || last === undefined || gap(from, first) <= gap(from, last);
    const to = hexCentre(grid, link.to);
    points.push(...(forward ? line : line.toReversed()), to);
    from = to;
  }
  return points;
}

function gap(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
