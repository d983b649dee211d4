import { el, group, polygon, type SvgNode, title } from '@roundhouse/svg';
import { mix } from '../colour.ts';
import type { GoodColour, Palette } from '../palette.ts';
import { shift } from '../plan.ts';
import { SANS } from '../type.ts';

export const GOOD_LETTERS: Readonly<Record<GoodColour, string>> = {
  red: 'R',
  blue: 'B',
  purple: 'P',
  yellow: 'Y',
  black: 'K',
  gray: 'G',
};

interface Outline {
  /** For a piece of size 1, from its middle. */
  readonly points: readonly (readonly [number, number])[];
  /** How far below the middle the letter stands. */
  readonly letterDrop: number;
}

function ngon(sides: number, radius: number, turn: number): readonly (readonly [number, number])[] {
  return Array.from({ length: sides }, (_, corner) => {
    const angle = (corner / sides) * 2 * Math.PI + turn;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** About the same area each, and all within half a unit and a bit of the middle. */
const OUTLINES: Readonly<Record<GoodColour, Outline>> = {
  red: { points: ngon(4, 0.66, Math.PI / 4), letterDrop: 0 },
  blue: { points: ngon(24, 0.54, 0), letterDrop: 0 },
  purple: { points: ngon(4, 0.66, 0), letterDrop: 0 },
  yellow: { points: ngon(3, 0.72, -Math.PI / 2).map(([x, y]) => [x, y + 0.12] as const), letterDrop: 0.13 },
  black: { points: ngon(6, 0.58, 0), letterDrop: 0 },
  gray: { points: ngon(5, 0.61, -Math.PI / 2).map(([x, y]) => [x, y + 0.03] as const), letterDrop: 0.02 },
};

export interface CubeStack {
  readonly good: GoodColour;
  readonly count: number;
}

export function cubeShape(good: GoodColour, size: number): string {
  return polygon(OUTLINES[good].points.map(([x, y]) => ({ x: x * size, y: y * size })));
}

/** A solid piece with its colour, its shape and its letter; more than one lie stacked, with their number. */
export function cube(
  { good, count }: CubeStack,
  at: { readonly x: number; readonly y: number },
  size: number,
  palette: Palette,
): SvgNode {
  const { fill, on } = palette.goods[good];
  const d = cubeShape(good, size);
  const edge = palette.theme === 'day' ? palette.ink : mix(palette.ink, palette.paper, 0.25);
  return group({ 'data-good': good, 'data-count': count, transform: shift(at) }, [
    title(count === 1 ? `A ${good} cube` : `${count} ${good} cubes`),
    el('path', { d, fill: mix(fill, '#000000', 0.45), transform: 'translate(0.9 1.4)' }),
    el('path', { d, fill, stroke: edge, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }),
    letter(GOOD_LETTERS[good], OUTLINES[good].letterDrop * size, size * 0.66, on),
    ...(count > 1 ? [tally(count, size, palette)] : []),
  ]);
}

function letter(sign: string, drop: number, size: number, fill: string): SvgNode {
  return el(
    'text',
    {
      y: drop + size * 0.36,
      'text-anchor': 'middle',
      'font-family': SANS,
      'font-size': size,
      'font-weight': 700,
      fill,
    },
    [sign],
  );
}

function tally(count: number, size: number, palette: Palette): SvgNode {
  const radius = size * 0.36;
  return group({ transform: `translate(${size * 0.5} ${size * 0.42})` }, [
    el('circle', { r: radius, fill: palette.card, stroke: palette.ink, 'stroke-width': 0.7 }),
    letter(String(count), 0, radius * 1.65, palette.ink),
  ]);
}
