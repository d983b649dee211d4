import type { Point } from '@roundhouse/hex';
import type { Run, Segment } from '@roundhouse/rails';
import { distance, hexCentre, plus } from '../points.ts';
import type { RailMap } from '../scene.ts';
import { curveBetween, lengthOf, pointAt } from './curve.ts';

const SPACING = 5;

function pointsOf(map: Pick<RailMap, 'grid'>, { hex, a, b }: Segment): readonly Point[] {
  const curve = curveBetween(a, b);
  const steps = Math.round(lengthOf(curve) / SPACING);
  return Array.from({ length: steps + 1 }, (_, step) => plus(hexCentre(map.grid, hex), pointAt(curve, step / steps)));
}

/** Points at even distances along a whole run, from one of its ends to the other. */
export function lineOf(map: Pick<RailMap, 'grid'>, run: Run): readonly Point[] {
  const [first = [], ...rest] = run.segments.map((segment) => pointsOf(map, segment));
  const second = rest[0];
  const startsWrong = second !== undefined && gapBetween(first[0], second) < gapBetween(first.at(-1), second);
  let line = startsWrong ? first.toReversed() : first;
  for (const points of rest) {
    const end = line.at(-1);
    const runsOn = gap(end, points[0]) <= gap(end, points.at(-1));
    line = [...line, ...(runsOn ? points : points.toReversed()).slice(1)];
  }
  return line;
}

function gap(one: Point | undefined, other: Point | undefined): number {
  return one === undefined || other === undefined ? Number.POSITIVE_INFINITY : distance(one, other);
}

function gapBetween(point: Point | undefined, line: readonly Point[]): number {
  return Math.min(gap(point, line[0]), gap(point, line.at(-1)));
}
