import { el, group, type PathPoint, polyline, rounded, type SvgNode } from '@roundhouse/svg';
import type { Box } from './frame.ts';
import type { Palette } from './palette.ts';

/** A small drawing and the room that it takes. */
export interface Pane {
  readonly node: SvgNode;
  readonly box: Box;
}

const MARGIN = 10;
const GAP = 26;

/** Small drawings beside one another, as a picture that explains something. */
export function exampleSheet(panes: readonly Pane[], paper: string): SvgNode {
  const height = Math.max(...panes.map(({ box }) => box.height)) + 2 * MARGIN;
  let left = MARGIN;
  const placed = panes.map(({ node, box }) => {
    const at = `translate(${rounded(left - box.x)} ${rounded((height - box.height) / 2 - box.y)})`;
    left += box.width + GAP;
    return group({ transform: at }, [node]);
  });
  const width = left - GAP + MARGIN;
  return el(
    'svg',
    { viewBox: `0 0 ${rounded(width)} ${rounded(height)}`, width: rounded(width), height: rounded(height) },
    [el('rect', { width: rounded(width), height: rounded(height), fill: paper }), ...placed],
  );
}

const HEAD = 15;

/** The way that something takes, with a point at its end; it stops `short` of its last point. */
export function wayArrow(points: readonly PathPoint[], short: number, palette: Palette): SvgNode {
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? last;
  const rest = 1 - short / Math.max(1, Math.hypot(last.x - before.x, last.y - before.y));
  const end = { x: before.x + (last.x - before.x) * rest, y: before.y + (last.y - before.y) * rest };
  const line = polyline([...points.slice(0, -1), end]);
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' };
  return group({ 'data-layer': 'way' }, [
    el('path', { d: line, stroke: palette.card, 'stroke-width': 9, ...ends }),
    el('path', { d: line, stroke: palette.brass, 'stroke-width': 4.5, 'stroke-dasharray': '10 8', ...ends }),
    el('path', {
      d: `M0 0L${-HEAD} ${-HEAD * 0.6}V${HEAD * 0.6}Z`,
      transform: `translate(${rounded(end.x)} ${rounded(end.y)}) rotate(${rounded(angle)})`,
      fill: palette.brass,
      stroke: palette.card,
      'stroke-width': 2,
    }),
  ]);
}
