import { EDGES, type Hex, NOWHERE, neighbour } from '@roundhouse/hex';
import { el, group, lineTo, moveTo, polygon, type SvgNode, title } from '@roundhouse/svg';
import type { Palette } from '@roundhouse/style';
import { between, cornerAt, hexCentre, plus } from '../points.ts';
import type { RailMap, RailScene } from '../scene.ts';
import { outlines } from './outline.ts';

const WASH = 9;

/** Names the area of the map, for what must not reach beyond it. */
export function surveyClip(map: RailMap): string {
  return `${map.id}-survey`;
}

/** The limit of the survey: a neat line with a hand-coloured band inside it. */
export function border(map: RailMap, palette: Palette): SvgNode {
  const water = new Set<Hex>(map.lakes);
  const onMap = (hex: Hex): boolean => water.has(hex) || (map.terrain[hex] !== null && map.terrain[hex] !== undefined);
  const d = outlines(map.grid, onMap)
    .map((loop) => polygon(loop.map(({ from }) => from)))
    .join('');
  const clip = surveyClip(map);
  return group({ 'data-layer': 'border', fill: 'none', 'stroke-linejoin': 'round' }, [
    el('clipPath', { id: clip }, [el('path', { d })]),
    group({ 'clip-path': `url(#${clip})`, stroke: palette.borderWash }, [
      el('path', { d, 'stroke-width': WASH * 2, 'stroke-opacity': 0.28 }),
      el('path', { d, 'stroke-width': WASH, 'stroke-opacity': 0.3 }),
    ]),
    el('path', { d, stroke: palette.ink, 'stroke-width': 1.5 }),
  ]);
}

/** Sides that no track may cross, as a cliff with its strokes. */
export function cliffs({ map, network }: RailScene, palette: Palette): SvgNode {
  const { across, ground } = network.topology;
  const drawn: SvgNode[] = [];
  ground.forEach((kind, hex) => {
    if (kind === 'void') return;
    for (const edge of EDGES) {
      const other = neighbour(map.grid, hex, edge);
      if (other < hex || other === NOWHERE || ground[other] === 'void' || across[hex * 6 + edge] !== NOWHERE) continue;
      drawn.push(cliff(map, hex, edge, palette));
    }
  });
  return group({ 'data-layer': 'cliffs' }, drawn);
}

function cliff(map: RailMap, hex: Hex, edge: number, palette: Palette): SvgNode {
  const middle = hexCentre(map.grid, hex);
  const from = plus(middle, cornerAt(edge));
  const to = plus(middle, cornerAt(edge + 1));
  const strokes = Array.from({ length: 9 }, (_, index) => {
    const root = between(from, to, (index + 0.5) / 9);
    return moveTo(root) + lineTo(between(root, middle, 0.2));
  });
  return group({ 'data-cliff': `${hex}:${edge}`, stroke: palette.ink, fill: 'none', 'stroke-linecap': 'round' }, [
    title('No track may cross this side'),
    el('path', { d: moveTo(from) + lineTo(to), 'stroke-width': 4.5 }),
    el('path', { d: strokes.join(''), 'stroke-width': 1.4 }),
  ]);
}
