import { el, group, lineTo, moveTo, type SvgNode } from '@roundhouse/svg';
import type { Palette } from './palette.ts';
import { SERIF, textWidth } from './type/type.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BAR = 6;
/** About the measures of a hex on a rail map. */
const DIVISION_ACROSS = 75;
const DIVISION_DOWN = 50 * Math.sqrt(3);

/** The graduated frame of a surveyed sheet: divisions about as wide as a hex, filled and open by turns. */
export function graduatedFrame(box: Box, palette: Palette): SvgNode {
  const inner = grow(box, -BAR);
  const columns = divisions(box.x, box.width, DIVISION_ACROSS);
  const rows = divisions(box.y, box.height, DIVISION_DOWN);
  const bars = [
    ...columns.flatMap(([x, width]) => [
      bar({ x, y: box.y, width, height: BAR }, palette),
      bar({ x, y: box.y + box.height - BAR, width, height: BAR }, palette),
    ]),
    ...rows.flatMap(([y, height]) => [
      bar({ x: box.x, y, width: BAR, height }, palette),
      bar({ x: box.x + box.width - BAR, y, width: BAR, height }, palette),
    ]),
  ];
  return group({ 'data-layer': 'frame', fill: 'none', stroke: palette.ink }, [
    rectangle(grow(box, 5), 2.4),
    rectangle(box, 0.8),
    rectangle(inner, 0.8),
    ...bars,
  ]);
}

/** Every other stretch of a length; an odd number of them, so that both ends look alike. */
function divisions(start: number, length: number, about: number): readonly (readonly [number, number])[] {
  const half = Math.round((length / about - 1) / 2);
  const step = length / (2 * half + 1);
  return Array.from({ length: half + 1 }, (_, index) => [start + step * 2 * index, step] as const);
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function rectangle(box: Box, width: number): SvgNode {
  return el('rect', { ...box, 'stroke-width': width });
}

function bar(box: Box, palette: Palette): SvgNode {
  return el('rect', { ...box, fill: palette.ink, stroke: 'none' });
}

const TITLE_SIZE = 19;
const TITLE_SPACING = 7;
const TITLE_RULE = 120;

/** The name of the map between two rules, as at the foot of a printed sheet. */
export function cartouche(name: string, at: { readonly x: number; readonly y: number }, palette: Palette): SvgNode {
  const capitals = name.toUpperCase();
  const half = (textWidth(capitals, TITLE_SIZE) + capitals.length * TITLE_SPACING) / 2 + 18;
  const rule = (side: number, y: number): string =>
    moveTo({ x: at.x + side * half, y: at.y + y }) + lineTo({ x: at.x + side * (half + TITLE_RULE), y: at.y + y });
  const both = (y: number): string => rule(-1, y) + rule(1, y);
  return group({ 'data-layer': 'cartouche' }, [
    el(
      'text',
      {
        x: at.x + TITLE_SPACING / 2,
        y: at.y + TITLE_SIZE * 0.36,
        'text-anchor': 'middle',
        'font-family': SERIF,
        'font-size': TITLE_SIZE,
        'letter-spacing': TITLE_SPACING,
        fill: palette.ink,
      },
      [capitals],
    ),
    el('path', { d: both(-1.5), stroke: palette.ink, 'stroke-width': 1.8 }),
    el('path', { d: both(2.5), stroke: palette.ink, 'stroke-width': 0.6 }),
  ]);
}
