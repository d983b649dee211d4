import { EDGES, type Hex, neighbour } from '@roundhouse/hex';
import { label, noise, type Palette, SERIF } from '@roundhouse/style';
import { el, group, polygon, shift, type SvgNode } from '@roundhouse/svg';
import { hexCentre, plus } from '../points.ts';
import type { RailMap } from '../scene.ts';

const REACH = 25;

/** Open water, where nothing is ever built: a lake hex that land touches on no side. */
function openWater(map: RailMap): Hex | undefined {
  const waters = map.lakes.filter((hex) =>
    EDGES.every((edge) => (map.terrain[neighbour(map.grid, hex, edge)] ?? null) === null),
  );
  return waters.toSorted((one, other) => noise(one, 8) - noise(other, 8))[0];
}

/** A rose of the winds, on maps that have open water for it. */
export function compass(map: RailMap, palette: Palette): readonly SvgNode[] {
  const hex = openWater(map);
  if (hex === undefined) return [];
  const points = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((wind) => point(wind, palette));
  return [
    group(
      {
        'data-layer': 'compass',
        transform: shift(plus(hexCentre(map.grid, hex), { x: 0, y: 5 })),
        stroke: palette.coast,
      },
      [
        el('circle', { r: REACH * 0.62, fill: 'none', 'stroke-width': 0.8 }),
        el('circle', { r: REACH * 0.7, fill: 'none', 'stroke-width': 0.5 }),
        ...points.toReversed(),
        label(11, 2, [
          el(
            'text',
            {
              y: -REACH - 3,
              'text-anchor': 'middle',
              'font-family': SERIF,
              'font-size': 11,
              'font-weight': 700,
              fill: palette.coast,
              stroke: 'none',
            },
            ['N'],
          ),
        ]),
      ],
    ),
  ];
}

/** A ray of two facets, one of them in the shade; the four main winds reach further. */
function point(wind: number, palette: Palette): readonly SvgNode[] {
  const reach = wind % 2 === 0 ? REACH : REACH * 0.55;
  const width = wind % 2 === 0 ? 5 : 3.5;
  const facet = (side: number, fill: string): SvgNode =>
    el('path', {
      d: polygon([
        { x: 0, y: -reach },
        { x: side * width, y: -width },
        { x: 0, y: 0 },
      ]),
      fill,
      'stroke-width': 0.6,
      transform: `rotate(${wind * 45})`,
    });
  return [facet(-1, palette.water), facet(1, palette.coast)];
}
