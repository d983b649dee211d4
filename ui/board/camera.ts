export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface BoardRect extends BoardPoint, Size {}

/** Where the board lies on the screen: a board point p is shown at p · scale + (x, y). */
export interface Camera extends BoardPoint {
  readonly scale: number;
}

/** A part of a board, and the points in it for which it is shown. */
export interface CloseUp extends BoardRect {
  readonly points: readonly BoardPoint[];
}

/** How wide something is for each unit of height. */
export function shapeOf({ width, height }: Size): number {
  return width / height;
}

/** The part of a board that holds all these points and so much around them, and is no smaller than `least` either way. */
export function boxAround(points: readonly BoardPoint[], around: number, least: number): CloseUp | null {
  if (points.length === 0) return null;
  const [x, width] = stretch(
    points.map((point) => point.x),
    around,
    least,
  );
  const [y, height] = stretch(
    points.map((point) => point.y),
    around,
    least,
  );
  return { x, y, width, height, points };
}

function stretch(values: readonly number[], around: number, least: number): readonly [start: number, length: number] {
  const start = Math.min(...values) - around;
  const length = Math.max(...values) + around - start;
  const wide = Math.max(length, least);
  return [start - (wide - length) / 2, wide];
}

export interface ZoomRange {
  readonly min: number;
  readonly max: number;
}

export function toScreen(camera: Camera, point: BoardPoint): BoardPoint {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function toBoard(camera: Camera, point: BoardPoint): BoardPoint {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** The largest view that shows all of a part of the board, in the middle. */
export function fitted(part: BoardRect, screen: Size, margin = 12): Camera {
  const width = Math.max(screen.width - 2 * margin, 1);
  const height = Math.max(screen.height - 2 * margin, 1);
  const scale = Math.min(width / part.width, height / part.height);
  return {
    scale,
    x: (screen.width - part.width * scale) / 2 - part.x * scale,
    y: (screen.height - part.height * scale) / 2 - part.y * scale,
  };
}

/** Zooms so that what is under `at` (on the screen) stays under it. */
export function zoomed(camera: Camera, factor: number, at: BoardPoint, range: ZoomRange): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, range.min), range.max);
  const held = toBoard(camera, at);
  return { scale, x: at.x - held.x * scale, y: at.y - held.y * scale };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { scale: camera.scale, x: camera.x + dx, y: camera.y + dy };
}

/** Two fingers: what was between them stays between them, and they set the zoom. */
export function pinched(
  camera: Camera,
  before: readonly [BoardPoint, BoardPoint],
  after: readonly [BoardPoint, BoardPoint],
  range: ZoomRange,
): Camera {
  const was = middle(before);
  const is = middle(after);
  const spread = distance(before);
  const factor = spread === 0 ? 1 : distance(after) / spread;
  return panned(zoomed(camera, factor, was, range), is.x - was.x, is.y - was.y);
}

/** The board never leaves the screen: its edge may come to the middle, no further. */
export function kept(camera: Camera, board: BoardRect, screen: Size): Camera {
  const left = board.x * camera.scale;
  const top = board.y * camera.scale;
  const right = left + board.width * camera.scale;
  const bottom = top + board.height * camera.scale;
  return {
    scale: camera.scale,
    x: Math.min(Math.max(camera.x, screen.width / 2 - right), screen.width / 2 - left),
    y: Math.min(Math.max(camera.y, screen.height / 2 - bottom), screen.height / 2 - top),
  };
}

/** Moved so that no room beside the board is shown while there is more of the board to show. */
export function filled(camera: Camera, board: BoardRect, screen: Size, margin = 12): Camera {
  const along = (at: number, start: number, length: number, room: number): number => {
    const first = margin - start * camera.scale;
    const last = room - margin - (start + length) * camera.scale;
    return last > first ? (first + last) / 2 : Math.min(Math.max(at, last), first);
  };
  return {
    scale: camera.scale,
    x: along(camera.x, board.x, board.width, screen.width),
    y: along(camera.y, board.y, board.height, screen.height),
  };
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const;

export type Edge = (typeof EDGES)[number];

/** The edges of the window beyond which some of these points lie. */
export function edgesBefore(points: readonly BoardPoint[], camera: Camera, screen: Size): readonly Edge[] {
  const shown = points.map((point) => toScreen(camera, point));
  const isBeyond: Readonly<Record<Edge, (point: BoardPoint) => boolean>> = {
    left: ({ x }) => x < 0,
    right: ({ x }) => x > screen.width,
    top: ({ y }) => y < 0,
    bottom: ({ y }) => y > screen.height,
  };
  return EDGES.filter((edge) => shown.some(isBeyond[edge]));
}

/** How far from the edge of the window a point lies at least that counts as shown, in pixels. */
const SHOWN_FROM_EDGE = 24;

/** Moved to where the most of these points are shown, at the same scale; nowhere if it shows as many already. */
export function busiest(camera: Camera, points: readonly BoardPoint[], board: BoardRect, screen: Size): Camera {
  const shownBy = (view: Camera): readonly BoardPoint[] =>
    points.filter((point) => {
      const { x, y } = toScreen(view, point);
      const within = (at: number, room: number): boolean => at >= SHOWN_FROM_EDGE && at <= room - SHOWN_FROM_EDGE;
      return within(x, screen.width) && within(y, screen.height);
    });
  const around = ({ x, y }: BoardPoint): Camera => {
    const { scale } = camera;
    return filled({ scale, x: screen.width / 2 - x * scale, y: screen.height / 2 - y * scale }, board, screen);
  };
  let best = { view: camera, shown: shownBy(camera) };
  for (const point of points) {
    const view = around(point);
    const shown = shownBy(view);
    if (shown.length > best.shown.length) best = { view, shown };
  }
  const part = boxAround(best.shown, 0, 0);
  return best.view === camera || part === null
    ? camera
    : around({ x: part.x + part.width / 2, y: part.y + part.height / 2 });
}

/** The same middle of the board in a window of another size. */
export function resized(camera: Camera, before: Size, after: Size): Camera {
  return panned(camera, (after.width - before.width) / 2, (after.height - before.height) / 2);
}

/** The factor for a turn of the wheel: a notch is about an eighth, a touchpad's small steps are small. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const pixels = deltaMode === 1 ? deltaY * 16 : deltaMode === 2 ? deltaY * 400 : deltaY;
  return Math.exp(-Math.min(Math.max(pixels, -240), 240) * 0.0015);
}

function middle([one, other]: readonly [BoardPoint, BoardPoint]): BoardPoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance([one, other]: readonly [BoardPoint, BoardPoint]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
