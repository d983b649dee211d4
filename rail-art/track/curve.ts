import { type Edge, type Point, rotate } from '@roundhouse/hex';
import { TOWN } from '@roundhouse/rails';
import { arcTo, lineTo, moveTo } from '@roundhouse/svg';
import { sideMiddle, times } from '../points.ts';

interface Line {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
}

interface Arc {
  readonly kind: 'arc';
  readonly centre: Point;
  readonly radius: number;
  /** The angle of the first end, and how far it turns from there; positive is clockwise, as y points down. */
  readonly start: number;
  readonly sweep: number;
}

/** The middle line of a piece of track, seen from the middle of its hex. */
export type Curve = Line | Arc;

/** From side to side, or from a side to the town. It leaves every side at a right angle, so that curves join smoothly. */
export function curveBetween(a: Edge, b: Edge | typeof TOWN): Curve {
  const from = sideMiddle(a);
  if (b === TOWN) return { kind: 'line', from, to: { x: 0, y: 0 } };
  const to = sideMiddle(b);
  const apart = rotate(b - a, 0);
  if (apart === 3) return { kind: 'line', from, to };
  // The circle that meets both sides at a right angle has its centre where the two sides, made longer, meet.
  const angle = (apart * Math.PI) / 3;
  const centre = times({ x: from.x + to.x, y: from.y + to.y }, 1 / (1 + Math.cos(angle)));
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const end = Math.atan2(to.y - centre.y, to.x - centre.x);
  const sweep = Math.atan2(Math.sin(end - start), Math.cos(end - start));
  return { kind: 'arc', centre, radius: Math.hypot(from.x - centre.x, from.y - centre.y), start, sweep };
}

export function lengthOf(curve: Curve): number {
  return curve.kind === 'line'
    ? Math.hypot(curve.to.x - curve.from.x, curve.to.y - curve.from.y)
    : Math.abs(curve.sweep) * curve.radius;
}

/** The point a part of the way along; `aside` moves it to the right of the way. */
export function pointAt(curve: Curve, part: number, aside = 0): Point {
  if (curve.kind === 'arc') {
    const angle = curve.start + curve.sweep * part;
    const radius = curve.radius - Math.sign(curve.sweep) * aside;
    return { x: curve.centre.x + radius * Math.cos(angle), y: curve.centre.y + radius * Math.sin(angle) };
  }
  const heading = headingAt(curve, part);
  return {
    x: curve.from.x + (curve.to.x - curve.from.x) * part - Math.sin(heading) * aside,
    y: curve.from.y + (curve.to.y - curve.from.y) * part + Math.cos(heading) * aside,
  };
}

/** The direction of travel, in radians. */
export function headingAt(curve: Curve, part: number): number {
  if (curve.kind === 'line') return Math.atan2(curve.to.y - curve.from.y, curve.to.x - curve.from.x);
  return curve.start + curve.sweep * part + (Math.sign(curve.sweep) * Math.PI) / 2;
}

export function pathOf(curve: Curve, aside = 0, start = 0, end = 1): string {
  const from = moveTo(pointAt(curve, start, aside));
  const to = pointAt(curve, end, aside);
  if (curve.kind === 'line') return from + lineTo(to);
  return from + arcTo(curve.radius - Math.sign(curve.sweep) * aside, curve.sweep > 0, to);
}
