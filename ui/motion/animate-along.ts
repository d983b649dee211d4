import { type Motion, playOnce } from './play-once.ts';

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
