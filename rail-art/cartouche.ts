import { el, group, lineTo, moveTo, type SvgNode } from '@roundhouse/svg';
import type { Palette } from './palette.ts';
import { SERIF, textWidth } from './type.ts';

const SIZE = 19;
const SPACING = 7;
const RULE = 120;

/** The name of the map between two rules, as at the foot of a printed sheet. */
export function cartouche(name: string, at: { readonly x: number; readonly y: number }, palette: Palette): SvgNode {
  const capitals = name.toUpperCase();
  const half = (textWidth(capitals, SIZE) + capitals.length * SPACING) / 2 + 18;
  const rule = (side: number, y: number): string =>
    moveTo({ x: at.x + side * half, y: at.y + y }) + lineTo({ x: at.x + side * (half + RULE), y: at.y + y });
  const both = (y: number): string => rule(-1, y) + rule(1, y);
  return group({ 'data-layer': 'cartouche' }, [
    el(
      'text',
      {
        x: at.x + SPACING / 2,
        y: at.y + SIZE * 0.36,
        'text-anchor': 'middle',
        'font-family': SERIF,
        'font-size': SIZE,
        'letter-spacing': SPACING,
        fill: palette.ink,
      },
      [capitals],
    ),
    el('path', { d: both(-1.5), stroke: palette.ink, 'stroke-width': 1.8 }),
    el('path', { d: both(2.5), stroke: palette.ink, 'stroke-width': 0.6 }),
  ]);
}
