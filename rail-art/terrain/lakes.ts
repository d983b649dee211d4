import type { Hex, Point } from '@roundhouse/hex';
import { el, group, smooth, type SvgNode, title } from '@roundhouse/svg';
import { type Palette, wobble } from '@roundhouse/style';
import { between } from '../points.ts';
import type { RailMap } from '../scene.ts';
import { type BoundarySide, outlines } from './outline.ts';

/** How far from the shore each engraved line runs: closer together near the land, as engravers drew them. */
const WATER_LINES = [3.2, 7, 11.6, 17.2, 24, 32] as const;

const BAY = 2.6;

/** Lakes with water lines along their shores. */
export function lakes(map: RailMap, palette: Palette): SvgNode {
  const water = new Set<Hex>(map.lakes);
  const isCoast = (side: BoundarySide): boolean =>
    map.terrain[side.across] !== null && map.terrain[side.across] !== undefined;
  const loops = outlines(map.grid, (hex) => water.has(hex));
  const surface = loops
    .map((loop) =>
      smooth(
        loop.flatMap((side) => shore(side, isCoast(side))),
        true,
      ),
    )
    .join('');
  const coasts = loops
    .flatMap((loop) => stretches(loop, isCoast))
    .map(coastLine)
    .join('');
  const clip = `${map.id}-lakes`;
  return group({ 'data-layer': 'lakes' }, [
    el('clipPath', { id: clip }, [el('path', { d: surface, 'clip-rule': 'evenodd' })]),
    el('path', { d: surface, fill: palette.water, 'fill-rule': 'evenodd' }, [title('Lake')]),
    group({ 'clip-path': `url(#${clip})`, fill: 'none', 'stroke-linejoin': 'round' }, waterLines(coasts, palette)),
    el('path', { d: coasts, fill: 'none', stroke: palette.coast, 'stroke-width': 1.7, 'stroke-linejoin': 'round' }),
  ]);
}

/** A line at a distance from the coast is the rim of a stroke twice as wide, painted over with water. */
function waterLines(d: string, palette: Palette): readonly SvgNode[] {
  return WATER_LINES.toReversed().flatMap((far, index) => [
    el('path', { d, stroke: palette.waterLine, 'stroke-width': 2 * far + 1.1, 'stroke-opacity': 0.45 + index * 0.1 }),
    el('path', { d, stroke: palette.water, 'stroke-width': 2 * far - 0.3 }),
  ]);
}

/** Coasts leave out the corners, so that the curve rounds them off; the edge of the map keeps them. */
function shore({ hex, edge, from, to }: BoundarySide, coast: boolean): readonly Point[] {
  if (!coast) return [between(from, to, 0.02), between(from, to, 0.5), between(from, to, 0.98)];
  return [0.2, 0.5, 0.8].map((part, index) => {
    const point = between(from, to, part);
    const salt = edge * 8 + index;
    return { x: point.x + wobble(hex, 60 + salt) * BAY, y: point.y + wobble(hex, 110 + salt) * BAY };
  });
}

/** The longest pieces of a closed line whose sides are all coast. */
function stretches(
  loop: readonly BoundarySide[],
  isCoast: (side: BoundarySide) => boolean,
): readonly (readonly BoundarySide[])[] {
  const gap = loop.findIndex((side) => !isCoast(side));
  if (gap === -1) return [loop];
  const found: BoundarySide[][] = [];
  let current: BoundarySide[] = [];
  for (const side of [...loop.slice(gap), ...loop.slice(0, gap)]) {
    if (isCoast(side)) {
      if (current.length === 0) found.push(current);
      current.push(side);
    } else {
      current = [];
    }
  }
  return found;
}

function coastLine(sides: readonly BoundarySide[]): string {
  const first = sides[0];
  const last = sides.at(-1);
  if (first === undefined || last === undefined) return '';
  const points = sides.flatMap((side) => shore(side, true));
  const closed = first.from.x === last.to.x && first.from.y === last.to.y;
  return closed ? smooth(points, true) : smooth([first.from, ...points, last.to]);
}
