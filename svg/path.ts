export interface PathPoint {
  readonly x: number;
  readonly y: number;
}

function at({ x, y }: PathPoint): string {
  return `${rounded(x)} ${rounded(y)}`;
}

export function moveTo(point: PathPoint): string {
  return `M${at(point)}`;
}

export function lineTo(point: PathPoint): string {
  return `L${at(point)}`;
}

/** The shorter arc of a circle. */
export function arcTo(radius: number, clockwise: boolean, point: PathPoint): string {
  return `A${rounded(radius)} ${rounded(radius)} 0 0 ${clockwise ? 1 : 0} ${at(point)}`;
}

export function polyline(points: readonly PathPoint[]): string {
  return points.map((point, index) => (index === 0 ? moveTo(point) : lineTo(point))).join('');
}

export function polygon(points: readonly PathPoint[]): string {
  return `${polyline(points)}Z`;
}

/** A curve through all the points (Catmull-Rom, as cubic pieces); a closed one comes back to the first. */
export function smooth(points: readonly PathPoint[], closed = false): string {
  const first = points[0];
  if (first === undefined) return '';
  const point = (index: number): PathPoint => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1);
    return points[wrapped] ?? first;
  };
  const pieces = closed ? points.length : points.length - 1;
  let path = moveTo(first);
  for (let index = 0; index < pieces; index++) {
    path += curveTo(point(index - 1), point(index), point(index + 1), point(index + 2));
  }
  return closed ? `${path}Z` : path;
}

function curveTo(before: PathPoint, from: PathPoint, to: PathPoint, after: PathPoint): string {
  const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${at(out)} ${at(into)} ${at(to)}`;
}

/** The `transform` that moves a picture from 0, 0 to a point. */
export function shift({ x, y }: PathPoint): string {
  return `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})`;
}

/** Two decimals are a hundredth of a unit: finer than any screen, and half the length of the raw number. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be drawn`);
  const near = Math.round(value * 100) / 100;
  return String(near === 0 ? 0 : near);
}
