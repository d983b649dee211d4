import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Look } from './look.ts';
import type { At } from './signs.ts';

/** What grows, rises or drifts there; on a grid of 24 around the middle. */
const GLYPHS: Readonly<Record<string, string>> = {
  grass: 'M-8 8C-8 2 -9 -1 -10 -3M-8 8C-8 3 -6 0 -4 -2M1 8C1 1 0 -4 -1 -7M1 8C1 3 3 -1 5 -4M8 8C8 4 9 1 10 -1M-11 8H11',
  forest: 'M-5 9V4M-5 -9L-10 4H0ZM6 9V5M6 -4L2 5H10Z',
  mountain: 'M-11 8L-3 -8L2 1L5 -4L11 8ZM-5.5 -3L-3 -1L-1 -3.4',
  coast: 'M-11 -4C-8 -8 -5 -8 -2 -4S4 0 7 -4S10 -7 11 -6M-11 4C-8 0 -5 0 -2 4S4 8 7 4S10 1 11 2',
  desert: 'M-11 8C-6 0 -2 0 2 8M-1 4C3 -1 7 0 11 8M4 -9A3.6 3.6 0 1 1 4 -1.8A3.6 3.6 0 1 1 4 -9',
  jungle:
    'M0 10C0 4 -1 0 0 -3M0 -3C-3 -8 -8 -8 -10 -4C-6 -5 -3 -5 0 -3C3 -8 8 -8 10 -4C6 -5 3 -5 0 -3C-4 -2 -6 1 -6 4M0 -3C4 -2 6 1 6 4',
  'flying-island': 'M-9 -3H9C7 3 3 5 0 10C-3 5 -7 3 -9 -3ZM-5 -3C-5 -7 -2 -9 0 -9S5 -7 5 -3M-11 7H-6M6 7H11',
};

const UNKNOWN = 'M-8 -8H8V8H-8Z';

/** A kind of land: its colour and its glyph. */
export function ground(type: string, { x, y }: At, size: number, look: Look): SvgNode {
  const half = size / 2;
  return group({ transform: `translate(${x} ${y})`, 'data-ground': type }, [
    el('rect', {
      x: -half,
      y: -half,
      width: size,
      height: size,
      rx: size * 0.2,
      fill: look.grounds[type] ?? look.line,
      stroke: look.ink,
      'stroke-width': size * 0.04,
    }),
    el('path', {
      d: GLYPHS[type] ?? UNKNOWN,
      transform: `scale(${Math.round((size / 29) * 1000) / 1000})`,
      fill: 'none',
      stroke: look.ink,
      'stroke-width': 1.9,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ]);
}
