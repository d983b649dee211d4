import {
  type BoardPoint,
  type BoardRect,
  busiest,
  type Camera,
  type CloseUp,
  type Edge,
  edgesBefore,
  filled,
  fitted,
  kept,
  panned,
  resized,
  type Size,
  toScreen,
  zoomed,
  type ZoomRange,
} from './camera.ts';

/** A part of the board that is shown, all of it when left out, and the least scale at which it is. */
interface Followed {
  readonly part?: CloseUp;
  readonly least: number;
  /** Somebody wants just this, however small. */
  readonly asked?: boolean;
}

const WHOLE: Followed = { least: 0 };
const WHOLE_AS_ASKED: Followed = { least: 0, asked: true };

/** How far from the edge of the window what is held stays, in pixels. */
const HELD_FROM_EDGE = 56;

/** How far a point must be moved so that it, and what of the board lies beside it, is in sight. */
function inward(at: number, start: number, end: number, room: number): number {
  const least = Math.min(HELD_FROM_EDGE, at - start);
  const most = room - Math.min(HELD_FROM_EDGE, end - at);
  return Math.min(Math.max(at, least), most) - at;
}

/**
 * The camera lives outside of React: a gesture moves it up to 120 times a second, and only what listens is told.
 */
export class CameraStore {
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #screen: Size = { width: 0, height: 0 };
  #board: BoardRect;
  /** What is shown while nobody has moved the board: it is fitted again whenever its window changes. Null: moved. */
  #follows: Followed | null = WHOLE;
  /** The least scale at which anything is shown unasked. */
  #legible = 0;
  /** Whether a window that only grows or shrinks in height leaves everything as large as it is. */
  #steady = false;
  /** What must not slip out of sight when the window shrinks. */
  #held: BoardPoint | null = null;
  /** What was shown when it was chosen; null: somebody has moved the board since. */
  #before: Camera | null = null;
  readonly #zoom: ZoomRange;
  readonly #listeners = new Set<() => void>();

  /** The range is in multiples of the fitted view. */
  constructor(board: BoardRect, zoom: ZoomRange) {
    this.#board = board;
    this.#zoom = zoom;
  }

  get camera(): Camera {
    return this.#camera;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setBoard(board: BoardRect): void {
    this.#board = board;
    this.#refit();
  }

  /** On a small screen: nothing is shown smaller than this unasked, nor shrinks because the window gets lower. */
  setSmall(small: boolean, legible: number): void {
    this.#steady = small;
    this.#legible = small ? legible : 0;
    this.#refit();
  }

  setScreen(screen: Size): void {
    const before = this.#screen;
    this.#screen = screen;
    // What is chosen brings controls of its own: the board does not shrink under the hand for that.
    const keepsSize = (this.#steady || this.#held !== null || this.#follows === null) && before.width === screen.width;
    if (before.width === 0) this.#follows ??= WHOLE;
    if (before.width === 0 || (this.#follows !== null && !keepsSize)) this.#refit();
    // What covers the board comes from below: the rest of it stays where the finger was.
    else if (keepsSize) this.#show(this.#follows === null ? this.#camera : filled(this.#camera, this.#board, screen));
    else this.#show(resized(this.#camera, before, screen));
    this.#keepHeld();
  }

  /**
   * Keeps a point in sight from now on, whatever happens to the window, and everything as large as it is until it is let go:
   * then the board is where it was, unless somebody has moved it meanwhile.
   */
  hold(point: BoardPoint | null): void {
    const letsGo = this.#held !== null && point === null;
    if (this.#held === null && point !== null) this.#before = this.#camera;
    this.#held = point;
    if (letsGo && this.#before !== null) this.#show(this.#before);
    if (letsGo && !this.#steady) this.#refit();
    this.#keepHeld();
  }

  /** Shows all of the board again, unless somebody has moved it. */
  backToWhole(): void {
    if (this.#follows === null) return;
    this.#follows = WHOLE;
    this.#refit();
  }

  /** Shows a part, nothing of it smaller than `least`; whoever looks at it already, and as closely, is left alone. */
  closeUp(part: CloseUp, least: number): void {
    const middle = this.project({ x: part.x + part.width / 2, y: part.y + part.height / 2 });
    if (this.#follows === null && this.#camera.scale >= least && this.#isInSight(middle)) return;
    this.#follows = { part, least };
    this.#refit();
  }

  /** Where a board point is on the screen, counted from the upper left corner of the board. */
  project(point: BoardPoint): BoardPoint {
    return toScreen(this.#camera, point);
  }

  /** The edges of the window beyond which there is more of the board, and those beyond which some of these points lie. */
  edges(points: readonly BoardPoint[]): { readonly more: readonly Edge[]; readonly points: readonly Edge[] } {
    const { x, y, width, height } = this.#board;
    const corners = [
      { x, y },
      { x: x + width, y: y + height },
    ];
    return {
      more: edgesBefore(corners, this.#camera, this.#screen),
      points: edgesBefore(points, this.#camera, this.#screen),
    };
  }

  /** Shows all of the board. */
  fit(): void {
    this.#follows = WHOLE_AS_ASKED;
    this.#refit();
  }

  zoomBy(factor: number, at?: BoardPoint): void {
    const point = at ?? { x: this.#screen.width / 2, y: this.#screen.height / 2 };
    this.move(zoomed(this.#camera, factor, point, this.range()));
  }

  panBy(dx: number, dy: number): void {
    this.move(panned(this.#camera, dx, dy));
  }

  /** Brings a point of the window in from its edge, no further than it must: where the board ends, there is no more to see. */
  reveal({ x, y }: BoardPoint): void {
    const { width, height } = this.#screen;
    const start = this.project(this.#board);
    const end = this.project({ x: this.#board.x + this.#board.width, y: this.#board.y + this.#board.height });
    const dx = inward(x, start.x, end.x, width);
    const dy = inward(y, start.y, end.y, height);
    if (dx !== 0 || dy !== 0) this.#show(panned(this.#camera, dx, dy));
  }

  range(): ZoomRange {
    const whole = fitted(this.#board, this.#screen).scale;
    return { min: whole * this.#zoom.min, max: whole * this.#zoom.max };
  }

  move(camera: Camera): void {
    this.#follows = null;
    this.#before = null;
    this.#show(camera);
  }

  #refit(): void {
    if (this.#follows === null || this.#screen.width === 0) return;
    this.#before = null;
    const { part, least: wanted, asked = false } = this.#follows;
    const least = asked ? 0 : Math.max(wanted, this.#legible);
    const camera = fitted(part ?? this.#board, this.#screen);
    const range = this.range();
    const scale = Math.min(Math.max(camera.scale, least), range.max);
    const middle = { x: this.#screen.width / 2, y: this.#screen.height / 2 };
    const close = scale === camera.scale ? camera : zoomed(camera, scale / camera.scale, middle, range);
    if (least === 0) return this.#show(close);
    const whole = filled(close, this.#board, this.#screen);
    // What is too large to be shown at once may have nothing in its middle.
    this.#show(part === undefined || close === camera ? whole : busiest(whole, part.points, this.#board, this.#screen));
  }

  #isInSight({ x, y }: BoardPoint): boolean {
    return x >= 0 && y >= 0 && x <= this.#screen.width && y <= this.#screen.height;
  }

  #keepHeld(): void {
    if (this.#held !== null && this.#screen.width > 0) this.reveal(this.project(this.#held));
  }

  #show(camera: Camera): void {
    this.#camera = kept(camera, this.#board, this.#screen);
    for (const listener of this.#listeners) listener();
  }
}
