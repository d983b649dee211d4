import {
  type BoardPoint,
  type BoardRect,
  type Camera,
  fitted,
  kept,
  panned,
  resized,
  type Size,
  toBoard,
  toScreen,
  zoomed,
  type ZoomRange,
} from './camera.ts';

/** What a table may ask of its board. */
export interface BoardHandle {
  /** Where a board point is on the screen, counted from the upper left corner of the board. */
  project(point: BoardPoint): BoardPoint;
  /** The board point under a point of the screen, counted likewise. */
  locate(point: BoardPoint): BoardPoint;
  /** Shows all of the board, or of a part of it. */
  fit(part?: BoardRect): void;
  zoomBy(factor: number, at?: BoardPoint): void;
  panBy(dx: number, dy: number): void;
}

/**
 * The camera lives outside of React: a gesture moves it up to 120 times a second, and only what listens is told.
 */
export class CameraStore implements BoardHandle {
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #screen: Size = { width: 0, height: 0 };
  #board: BoardRect;
  /** While nobody has moved it, the board is fitted again whenever its window changes. */
  #untouched = true;
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
    if (this.#untouched) this.fit();
  }

  setScreen(screen: Size): void {
    const before = this.#screen;
    this.#screen = screen;
    if (this.#untouched || before.width === 0) this.fit();
    else this.#show(resized(this.#camera, before, screen));
  }

  project(point: BoardPoint): BoardPoint {
    return toScreen(this.#camera, point);
  }

  locate(point: BoardPoint): BoardPoint {
    return toBoard(this.#camera, point);
  }

  fit(part?: BoardRect): void {
    if (this.#screen.width === 0) return;
    this.#untouched = part === undefined;
    const camera = fitted(part ?? this.#board, this.#screen);
    const range = this.range();
    const middle = { x: this.#screen.width / 2, y: this.#screen.height / 2 };
    this.#show(camera.scale > range.max ? zoomed(camera, range.max / camera.scale, middle, range) : camera);
  }

  zoomBy(factor: number, at?: BoardPoint): void {
    const point = at ?? { x: this.#screen.width / 2, y: this.#screen.height / 2 };
    this.move(zoomed(this.#camera, factor, point, this.range()));
  }

  panBy(dx: number, dy: number): void {
    this.move(panned(this.#camera, dx, dy));
  }

  range(): ZoomRange {
    const whole = fitted(this.#board, this.#screen).scale;
    return { min: whole * this.#zoom.min, max: whole * this.#zoom.max };
  }

  move(camera: Camera): void {
    this.#untouched = false;
    this.#show(camera);
  }

  #show(camera: Camera): void {
    this.#camera = kept(camera, this.#board, this.#screen);
    for (const listener of this.#listeners) listener();
  }
}
