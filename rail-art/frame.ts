import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Palette } from './palette.ts';
import { INRADIUS, SIDE } from './plan.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BAR = 6;

/** The graduated frame of a surveyed sheet: divisions about as wide as a hex, filled and open by turns. */
export function graduatedFrame(box: Box, palette: Palette): SvgNode {
  const inner = grow(box, -BAR);
  const columns = divisions(box.x, box.width, SIDE * 1.5);
  const rows = divisions(box.y, box.height, INRADIUS * 2);
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
