import { label, SANS } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Look } from './look.ts';

/** Drawn on a grid of 24 around the middle, with one pen, as the icons of the page are. */
const STROKES = {
  distance: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10M4.2 -4.2L1.4 1.4L-4.2 4.2L-1.4 -1.4Z',
  work: 'M-8.5 8.5L1.5 -1.5M-3.2 -7L3 -10L9.4 -3.6L7 3.2L3.4 -0.4L0.4 2.4L-2.4 -0.4L0.6 -3.2Z',
  attack: 'M9 -9L-4.5 4.5M-7.5 1.5L-1.5 7.5M-4.5 4.5L-9 9M9 -9L4 -8L-5.5 1.5',
  ship: 'M-10 3.5H10L6.5 9.5H-6.5ZM0 3.5V-10L7.5 0.5H0M-2 -6L-7.5 0.5H-2',
  airship: 'M-11 -4A11 6.5 0 0 1 11 -4A11 6.5 0 0 1 -11 -4M-4.5 2.4L-3 8.5H3L4.5 2.4M-3 5.5H3',
  citizen: 'M0 -9.5A4 4 0 1 1 0 -1.5A4 4 0 1 1 0 -9.5M-8 10C-7.5 4 -4.5 1.5 0 1.5S7.5 4 8 10Z',
  military: 'M0 -10L9 -6.5V0C9 5 5 8.6 0 10.5C-5 8.6 -9 5 -9 0V-6.5ZM0 -5V5.5M-4.5 -1H4.5',
  either: 'M-9.5 -7H1V8H-9.5ZM-3 -10H9V6H1',
  draw: 'M-8 -6H4V10H-8ZM-4 -6V-10H8V6H4M-2 5V-2M-5 1L-2 -2L1 1',
  building: 'M-10 10V-1L-4 -5V-1L2 -5V-1L8 -5V10ZM5 -3.3V-10H8V-5M-6 10V5H-2V10M2 3H5',
  store: 'M-10 -2L0 -9L10 -2V10H-10ZM-6 2H6M-6 6H6M-6 2V10M6 2V10',
  settle: 'M-6 10V-10M-6 -9.5H8L4.5 -5.5L8 -1.5H-6M-10 10H-1',
  expand: 'M-10 10V-3H-2V10M-10 10H9M-2 2H3M6.5 -9V-1M2.5 -5H10.5',
  recover: 'M-8 -3A8.5 8.5 0 1 1 -7.5 5M-8.5 -9V-3H-2.5M-2 -3H4V5H-2Z',
  steal: 'M-9 9C-9 3 -6 -0.5 0 -0.5H5M1.5 -4L5.5 -0.5L1.5 3.5M8 -9.5A2.8 2.8 0 1 1 8 -3.9A2.8 2.8 0 1 1 8 -9.5',
  demolish: 'M-10 10V-1L-4 -5V0L-1 -3L1 1L3.5 -5L8 -2V10ZM-7 -10L-4.5 -8M1 -10L0 -7.5M8.5 -9L6 -7',
  goods: 'M-9.5 -4.5L0 -9.5L9.5 -4.5V5.5L0 10.5L-9.5 5.5ZM-9.5 -4.5L0 0.5L9.5 -4.5M0 0.5V10.5',
  city: 'M-10 10V1H-5V-4H0V-9H5V1H10V10ZM-1.5 10V6H2.5V10',
  town: 'M-10 10V-1H-7V-4H-4V-1H-1.5V-8H1.5V-1H4V-4H7V-1H10V10ZM-2 10V5H2V10',
} as const;

export type SignName = keyof typeof STROKES;

export interface At {
  readonly x: number;
  readonly y: number;
}

/** A sign of one pen, `size` wide. */
export function sign(name: SignName, { x, y }: At, size: number, colour: string): SvgNode {
  return el('path', {
    d: STROKES[name],
    transform: `translate(${x} ${y}) scale(${Math.round((size / 24) * 1000) / 1000})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** `drawn`: how large what it stands in is drawn. */
export function words(
  line: string | number,
  { x, y }: At,
  size: number,
  colour: string,
  more: Readonly<Record<string, string | number>> = {},
  drawn = 1,
): SvgNode {
  return label(size * drawn, 2, [
    el('text', { x, y, 'font-family': SANS, 'font-size': size, fill: colour, 'text-anchor': 'middle', ...more }, [
      `${line}`,
    ]),
  ]);
}

/** A coin with an amount on it. */
export function coin(amount: number | string, { x, y }: At, radius: number, look: Look): SvgNode {
  return group({ transform: `translate(${x} ${y})` }, [
    el('circle', { r: radius, fill: look.coin.fill, stroke: look.ink, 'stroke-width': radius * 0.1 }),
    el('circle', {
      r: radius * 0.8,
      fill: 'none',
      stroke: look.coin.on,
      'stroke-width': radius * 0.06,
      'stroke-opacity': 0.55,
    }),
    words(amount, { x: 0, y: radius * 0.38 }, radius * 1.1, look.coin.on, { 'font-weight': 700 }),
  ]);
}

/** A flask with an amount of science in it. */
export function flask(amount: number | string, { x, y }: At, radius: number, look: Look): SvgNode {
  return group({ transform: `translate(${x} ${y}) scale(${Math.round(radius * 100) / 1000})` }, [
    el('path', {
      d: 'M-3.4 -11H3.4V-8H2.6V-5.6A8.4 8.4 0 1 1 -2.6 -5.6V-8H-3.4Z',
      fill: look.science.fill,
      stroke: look.ink,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
    words(amount, { x: 0, y: 6.4 }, 10.5, look.science.on, { 'font-weight': 700 }, radius / 10),
  ]);
}

/** A shield with points on it: enamelled, or only outlined while nobody has a claim to it. */
export function shield(points: number | string, { x, y }: At, radius: number, look: Look, claimed = true): SvgNode {
  const enamel = look.theme === 'day' ? '#fdf6e6' : '#1c0d0a';
  return group({ transform: `translate(${x} ${y}) scale(${Math.round(radius * 100) / 1000})` }, [
    el('path', {
      d: 'M-8.5 -9.5H8.5V0C8.5 5.5 4.6 8.8 0 11C-4.6 8.8 -8.5 5.5 -8.5 0Z',
      fill: claimed ? look.signal : look.card,
      stroke: claimed ? look.ink : look.signal,
      'stroke-width': claimed ? 1 : 1.6,
    }),
    words(points, { x: 0, y: 4 }, 11, claimed ? enamel : look.ink, { 'font-weight': 700 }, radius / 10),
  ]);
}
