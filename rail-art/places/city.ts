import { say, text } from '@roundhouse/kernel';
import { EDGES, NOWHERE, opposite, type Point } from '@roundhouse/hex';
import {
  type Enamel,
  enamelOf,
  type GoodColour,
  label,
  mix,
  namePlate,
  type Palette,
  SANS,
  SERIF,
} from '@roundhouse/style';
import { el, group, polygon, shift, type SvgNode, title } from '@roundhouse/svg';
import { cubeShape, GOOD_LETTERS } from '../pieces/cube.ts';
import { die } from '../pieces/die.ts';
import { CORNERS, hexCentre, times } from '../points.ts';
import type { CityOnMap, RailMap, RailScene, TownOnMap } from '../scene.ts';
import { curveBetween } from '../track/curve.ts';
import { permanentWay } from '../track/permanent-way.ts';
import { TOWN } from '@roundhouse/rails';
import { tray } from './tray.ts';

export const CITY_RADIUS = 40;
export const TOWN_RADIUS = 10;
const RIM = 7.5;
const DIE = 12.5;
const ON_RIM = CITY_RADIUS - RIM / 2;
const GROWN = '+';

export function city(scene: RailScene, place: CityOnMap, palette: Palette): SvgNode {
  const enamel = place.colour === null ? palette.idleCity : palette.goods[place.colour];
  return group(
    {
      'data-city': place.id,
      'data-hex': place.hex,
      transform: shift(hexCentre(scene.map.grid, place.hex)),
    },
    [
      title(words(place)),
      ...spurs(scene, place, palette),
      ...roundel(isPlaced(place), enamel, palette),
      tray(place.cubes, palette),
      namePlate(place.name, enamel, palette),
      ...(place.colour === null ? [] : [mark(place.colour, enamel, palette)]),
      group({ class: 'board-rim-below' }, foot(place, palette)),
    ],
  );
}

function isPlaced({ letter, isNew = false }: CityOnMap): boolean {
  return isNew || letter !== null;
}

/** On the lower rim: the letter of a New City, the sign of one that has grown, and the dice that bring goods. */
function foot({ letter, dice, hasGrown = false }: CityOnMap, palette: Palette): readonly SvgNode[] {
  const marks = [
    ...(letter === null ? [] : [(at: Point): SvgNode => letterMark(letter, at, palette)]),
    ...(hasGrown ? [(at: Point): SvgNode => letterMark(GROWN, at, palette)] : []),
    ...dice.map(
      (one) =>
        (at: Point): SvgNode =>
          die(one, at, DIE, palette),
    ),
  ];
  return marks.map((draw, index) => draw({ x: (index - (marks.length - 1) / 2) * (DIE + 2), y: ON_RIM - 1 }));
}

function letterMark(letter: string, at: Point, palette: Palette): SvgNode {
  return group({ 'data-letter': letter, transform: shift(at) }, [
    label(
      10.5,
      2,
      [
        el('circle', { r: 7, fill: palette.card, stroke: palette.ink, 'stroke-width': 1 }),
        el(
          'text',
          {
            y: 3.6,
            'text-anchor': 'middle',
            'font-family': SERIF,
            'font-size': 10.5,
            'font-weight': 700,
            fill: palette.ink,
          },
          [letter],
        ),
      ],
      'down',
    ),
  ]);
}

function words(place: CityOnMap): string {
  const { name, letter, colour, cubes } = place;
  const takes = colour === null ? 'takes no goods' : `takes ${colour} goods`;
  const holds = say(
    text('{count, plural, =0 {no cubes} one {# cube: {cubes}} other {# cubes: {cubes}}}', {
      count: cubes.length,
      cubes: cubes.join(', '),
    }),
  );
  const kind = letter === null ? 'New City, ' : `New City ${letter}, `;
  const grown = place.hasGrown === true ? ', has grown' : '';
  return `${isPlaced(place) ? kind : ''}${name}, ${takes}${grown}; ${holds}`;
}

/** A disc for a city of the map; a plate of six sides for one that was placed. */
function roundel(isNew: boolean, { fill, on }: Enamel, palette: Palette): readonly SvgNode[] {
  const layer = (radius: number, attributes: Readonly<Record<string, string | number>>): SvgNode =>
    isNew
      ? el('path', { d: polygon(CORNERS.map((corner) => times(corner, (radius * 1.1) / 50))), ...attributes })
      : el('circle', { r: radius, ...attributes });
  return [
    layer(CITY_RADIUS + 1.6, { fill: palette.card }),
    layer(CITY_RADIUS, { fill, stroke: palette.ink, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
    layer(CITY_RADIUS - 1.9, { fill: 'none', stroke: on, 'stroke-width': 0.7, 'stroke-opacity': 0.7 }),
    layer(CITY_RADIUS - RIM, { fill: mix(palette.card, palette.line, 0.3), stroke: palette.ink, 'stroke-width': 1 }),
  ];
}

/** The sign of the goods that a city takes, cut out of the enamel at the top of the rim. */
function mark(colour: GoodColour, { fill, on }: Enamel, palette: Palette): SvgNode {
  const drop = colour === 'yellow' ? 1.6 : 0;
  return group({ 'data-takes': colour, class: 'board-rim-above', transform: shift({ x: 0, y: -ON_RIM }) }, [
    label(
      10.5,
      2,
      [
        el('path', { d: cubeShape(colour, 14), fill: on, stroke: palette.ink, 'stroke-width': 0.9 }),
        el(
          'text',
          { y: 3.7 + drop, 'text-anchor': 'middle', 'font-family': SANS, 'font-size': 10.5, 'font-weight': 700, fill },
          [GOOD_LETTERS[colour]],
        ),
      ],
      'up',
    ),
  ]);
}

/** Track of the neighbours, led on up to the rim. */
function spurs({ network }: RailScene, { hex }: CityOnMap, palette: Palette): readonly SvgNode[] {
  return EDGES.flatMap((edge) => {
    const next = network.topology.across[hex * 6 + edge] ?? NOWHERE;
    const segment = next === NOWHERE ? undefined : network.segmentAt(next, opposite(edge));
    if (segment === undefined) return [];
    return [
      group({ 'data-spur': edge }, permanentWay(curveBetween(edge, TOWN), enamelOf(palette, segment.owner), palette)),
    ];
  });
}

/** A small roundel; a disk that was laid down is larger and casts a shadow. */
export function town(map: RailMap, { id, name, hex, disk }: TownOnMap, palette: Palette): SvgNode {
  const radius = disk ? TOWN_RADIUS : TOWN_RADIUS - 1.5;
  return group({ 'data-town': id, 'data-hex': hex, transform: shift(hexCentre(map.grid, hex)) }, [
    title(disk ? `${name}, a town with a disk` : `${name}, a town`),
    ...(disk
      ? [el('circle', { cx: 0.9, cy: 1.6, r: radius + 0.6, fill: '#000000', 'fill-opacity': 0.4, 'data-disk': id })]
      : []),
    el('circle', { r: radius, fill: palette.card, stroke: palette.ink, 'stroke-width': 2 }),
    el('circle', { r: radius * 0.42, fill: disk ? palette.ink : 'none', stroke: palette.ink, 'stroke-width': 1.3 }),
  ]);
}
