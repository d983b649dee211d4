/** A motion under way. */
export interface Motion {
  readonly finished: Promise<void>;
  /** Jumps to the end. */
  readonly finish: () => void;
}

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `show` with 0 to 1 over the time, the last time with 1. Any input finishes it at once: motion explains, it
 * never delays.
 */
export function playOnce(ms: number, show: (done: number) => void): Motion {
  let over = false;
  let request = 0;
  let resolve: () => void = () => undefined;
  const finished = new Promise<void>((settle) => {
    resolve = settle;
  });
  const finish = (): void => {
    if (over) return;
    over = true;
    cancelAnimationFrame(request);
    for (const input of INPUTS) window.removeEventListener(input, finish, true);
    show(1);
    resolve();
  };
  if (ms <= 0) {
    finish();
    return { finished, finish };
  }
  for (const input of INPUTS) window.addEventListener(input, finish, { capture: true, passive: true });
  let began: number | null = null;
  const tick = (now: number): void => {
    began ??= now;
    const done = (now - began) / ms;
    if (done >= 1) {
      finish();
      return;
    }
    show(eased(Math.max(done, 0)));
    request = requestAnimationFrame(tick);
  };
  show(0);
  request = requestAnimationFrame(tick);
  return { finished, finish };
}

/** Moves something along an SVG path (its `d`), in the coordinates of the path. */
export function animateAlong(
  path: string,
  ms: number,
  place: (point: { readonly x: number; readonly y: number }, done: number) => void,
): Motion {
  const track = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  track.setAttribute('d', path);
  const length = track.getTotalLength();
  return playOnce(ms, (done) => {
    const { x, y } = track.getPointAtLength(length * done);
    place({ x, y }, done);
  });
}

/** Pieces set off and arrive gently. */
export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
