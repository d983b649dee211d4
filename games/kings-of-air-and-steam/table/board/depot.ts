import { EMBLEM_SHAPES, emblemOf, enamelOf, mix, type Palette } from '@roundhouse/style';
import { el, group, shift, type SvgNode, title } from '@roundhouse/svg';
import { areaOf, type Space } from '../../content/area.ts';
import type { Depot, Position } from '../../rules/position.ts';
import { GOODS } from '../../content/components.ts';
import { goodsRow } from './goods.ts';
import { spaceMiddle } from './points.ts';

export function depotLayer(p: Position, seatName: (seat: number) => string, palette: Palette): SvgNode {
  const area = areaOf(p);
  return group(
    { 'data-layer': 'depots' },
    p.players.flatMap(({ depots }, seat) =>
      depots.map((depot) =>
        group({ 'data-depot': depot.space, 'data-seat': seat, transform: shift(spaceMiddle(area, depot.space)) }, [
          title(words(depot, seatName(seat))),
          ...shed(seat, palette),
          ...goodsRow(depot.goods, { x: 0, y: 29 }, 14.5, palette),
        ]),
      ),
    ),
  );
}

function words({ goods }: Depot, owner: string): string {
  const stored = GOODS.filter((good) => goods[good] > 0).map((good) => `${goods[good]} ${good}`);
  return `A depot of ${owner}${stored.length === 0 ? '' : `: ${stored.join(', ')}`}`;
}

/** A goods shed in the owner's enamel, with the emblem on its door. */
function shed(seat: number, palette: Palette): readonly SvgNode[] {
  const { fill, on } = enamelOf(palette, seat);
  const ink = palette.theme === 'day' ? palette.ink : palette.paper;
  const outline = { stroke: ink, 'stroke-width': 1.2, 'stroke-linejoin': 'round' };
  return [
    el('path', { d: 'M-16 16H20L16 19.5H-13Z', fill: palette.ink, 'fill-opacity': 0.18 }),
    el('path', { d: 'M-19 -3L0 -17L19 -3V17H-19Z', fill: palette.card, stroke: palette.card, 'stroke-width': 3.4 }),
    el('path', { d: 'M-15.5 -4H15.5V16H-15.5Z', fill, ...outline }),
    el('path', {
      d: 'M-19 -3.5L0 -16.5L19 -3.5L16.5 -0.5L0 -11.5L-16.5 -0.5Z',
      fill: mix(fill, '#000000', 0.3),
      ...outline,
    }),
    el('path', {
      d: EMBLEM_SHAPES[emblemOf(palette, seat)],
      fill: on,
      'fill-rule': 'evenodd',
      transform: 'translate(0 4) scale(1.12)',
    }),
  ];
}

/** A depot that is only thought of. */
export function depotGhost(seat: number, space: Space, p: Position, palette: Palette): SvgNode {
  return group({ transform: shift(spaceMiddle(areaOf(p), space)), opacity: 0.7 }, shed(seat, palette));
}
