import { EDGES, type Hex, neighbour, opposite, type Point } from '@roundhouse/hex';
import { el, group, lineTo, moveTo, type SvgNode } from '@roundhouse/svg';
import { noise, type Palette, wobble } from '@roundhouse/style';
import { between, distance, hexCentre, sideMiddle, times } from '../points.ts';
import type { RailMap } from '../scene.ts';
import { surveyClip } from './border.ts';

const STEP = 3.4;
const CREST = 1.8;

interface Ridge {
  readonly from: Point;
  readonly to: Point;
}

interface Hachures {
  readonly lit: string;
  readonly shaded: string;
}

/** Hachures: strokes that run downhill from a ridge, heavier on the side away from the light in the north-west. */
export function mountains(map: RailMap, palette: Palette): SvgNode {
  const drawn = map.terrain.flatMap((terrain, hex) => (terrain === 'mountain' ? [hachures(map, hex)] : []));
  const strokes = (d: string, width: number, opacity: number): SvgNode =>
    el('path', { d, fill: 'none', 'stroke-width': width, 'stroke-opacity': opacity });
  return group(
    {
      'data-layer': 'mountains',
      'clip-path': `url(#${surveyClip(map)})`,
      stroke: palette.hachure,
      'stroke-linecap': 'round',
    },
    [
      strokes(drawn.map(({ lit }) => lit).join(''), 0.7, 0.6),
      strokes(drawn.map(({ shaded }) => shaded).join(''), 1.25, 0.85),
    ],
  );
}

/** Ridges run on into neighbouring mountains; a mountain alone has a short ridge of its own. */
function ridgesOf(map: RailMap, hex: Hex): readonly Ridge[] {
  const peak = { x: wobble(hex, 2) * 6, y: wobble(hex, 3) * 6 };
  const onward = EDGES.filter((edge) => map.terrain[neighbour(map.grid, hex, edge)] === 'mountain');
  const turn = Math.floor(noise(hex, 4) * 6);
  const first = onward[0];
  const ends =
    first === undefined
      ? [sideMiddle(turn), sideMiddle(opposite(turn))].map((end) => times(end, 0.6))
      : [...onward.map(sideMiddle), ...(onward.length === 1 ? [times(sideMiddle(opposite(first)), 0.6)] : [])];
  return ends.map((to) => ({ from: peak, to }));
}

function distanceToRidge({ from, to }: Ridge, point: Point): number {
  const length = distance(from, to);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  return distance(point, between(from, to, Math.min(1, Math.max(0, along))));
}

function hachures(map: RailMap, hex: Hex): Hachures {
  const middle = hexCentre(map.grid, hex);
  const ridges = ridgesOf(map, hex);
  const place = (point: Point): Point => ({ x: middle.x + point.x, y: middle.y + point.y });
  let lit = '';
  let shaded = '';
  ridges.forEach((ridge, index) => {
    const length = distance(ridge.from, ridge.to);
    const along = { x: (ridge.to.x - ridge.from.x) / length, y: (ridge.to.y - ridge.from.y) / length };
    for (const side of [-1, 1]) {
      const down = { x: -along.y * side, y: along.x * side };
      const isShaded = down.x + down.y > 0;
      for (let step = 0; step * STEP < length; step++) {
        const salt = 100 + index * 64 + step * 2 + side;
        const reach = (isShaded ? 14 : 10) + noise(hex, salt) * 8;
        const root = between(ridge.from, ridge.to, (step * STEP) / length);
        const foot = (far: number): Point => ({
          x: root.x + down.x * far + along.x * far * 0.25 + wobble(hex, salt + 7),
          y: root.y + down.y * far + along.y * far * 0.25 + wobble(hex, salt + 9),
        });
        const end = foot(reach);
        // Where two ridges meet, strokes of one would run up the other.
        if (ridges.some((other) => other !== ridge && distanceToRidge(other, end) < reach * 0.85)) continue;
        const stroke = moveTo(place(foot(CREST))) + lineTo(place(end));
        if (isShaded) shaded += stroke;
        else lit += stroke;
      }
    }
  });
  return { lit, shaded };
}
