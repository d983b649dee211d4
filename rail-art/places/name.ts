import type { Hex, Point } from '@roundhouse/hex';
import { grownPlate, label, type Palette, plateOf, SERIF, textWidth } from '@roundhouse/style';
import { el, group, shift, type SvgNode } from '@roundhouse/svg';
import { hexCentre, INRADIUS, plus } from '../points.ts';
import type { RailMap, RailScene, TownOnMap } from '../scene.ts';
import { COVERS_A_PIECE, near, type Obstacle, obstaclesOf } from './obstacles.ts';

const SIZE = 14;
const SMALLER = [SIZE, 12.5, 11, 9.5, 8.5] as const;
const LEADING = 0.96;

/** A name in one or two lines: how large it is set, and the room that it takes. */
interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** A set name, its middle seen from the middle of the hex. */
export interface NamePlace extends Setting {
  readonly at: Point;
}

function settingsOf(name: string, size: number): readonly Setting[] {
  const words = name.split(' ');
  const layouts = words.length > 1 ? [[name], words] : [[name]];
  return layouts.map((lines) => ({
    lines,
    size,
    width: Math.max(...lines.map((line) => textWidth(line, size, 'serifItalic'))),
    height: ((lines.length - 1) * LEADING + 0.78) * size,
  }));
}

/** Below the town, above it, then beside it: the order in which an engraver would try. */
function usualPlaces(name: string): readonly NamePlace[] {
  return settingsOf(name, SIZE).flatMap((setting) => {
    const { width, height } = setting;
    const row = (y: number): Point[] => [0, 8, -8].map((x) => ({ x, y }));
    const places = [
      ...row(15 + height / 2),
      ...row(-15 - height / 2),
      ...row(INRADIUS - 3 - height / 2),
      ...row(3 - INRADIUS + height / 2),
      ...[14 + width / 2, -14 - width / 2].map((x) => ({ x, y: 0 })),
    ];
    return places.map((at) => ({ ...setting, at }));
  });
}

/** All about the hex, the nearest first. */
const SPOTS: readonly Point[] = Array.from({ length: 39 * 59 }, (_, index) => ({
  x: (index % 59) * 2 - 58,
  y: Math.floor(index / 59) * 2 - 38,
})).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** The nearest place that is clear, at the largest size that leaves one: for a town that track surrounds. */
function clearPlace(name: string, around: readonly Obstacle[]): NamePlace | undefined {
  const settings = SMALLER.flatMap((size) => settingsOf(name, size));
  for (const setting of settings) {
    const at = SPOTS.find((spot) => coverOf(setting, spot, around) < COVERS_A_PIECE);
    if (at !== undefined) return { ...setting, at };
  }
  return undefined;
}

/** How badly a name would cover pieces, or leave its own hex. */
export function coverOf({ width, height }: Setting, at: Point, obstacles: readonly Obstacle[]): number {
  let covered = 0;
  for (const { x, y, radius, weight } of obstacles) {
    const dx = Math.max(0, Math.abs(x - at.x) - width / 2);
    const dy = Math.max(0, Math.abs(y - at.y) - height / 2);
    if (dx * dx + dy * dy < (radius + 1) ** 2) covered += weight;
  }
  const lowest = Math.abs(at.y) + height / 2;
  const outermost = Math.abs(at.x) + width / 2;
  // At its widest a hex reaches a corner further than half way up.
  const room = 56 - 0.5 * Math.min(INRADIUS, Math.abs(at.y));
  return covered + Math.max(0, lowest - INRADIUS) * 2 + Math.max(0, outermost - room) * 0.4;
}

/** The best place for a name, given what lies around it; of equals, the first. */
export function placeName(map: RailMap, hex: Hex, name: string, obstacles: readonly Obstacle[]): NamePlace {
  const middle = hexCentre(map.grid, hex);
  const around = near(obstacles, middle, 110).map((one) => ({ ...one, x: one.x - middle.x, y: one.y - middle.y }));
  const usual = usualPlaces(name)
    .map((place, index) => ({ place, cost: coverOf(place, place.at, around) + index * 0.01 }))
    .reduce((least, one) => (one.cost < least.cost ? one : least));
  return usual.cost < COVERS_A_PIECE ? usual.place : (clearPlace(name, around) ?? usual.place);
}

/** A name and where it stands. */
export interface TownName extends NamePlace {
  readonly town: TownOnMap;
  /** How far it may grow where the map is shown small, before it is left out. */
  readonly most: number;
}

/** How far a name may grow: at least as far as the first, and as far as the last where nothing is in its way. */
const GROWTHS = [1.05, 1.15, 1.25, 1.35, 1.45, 1.55, 1.65, 1.75, 1.85, 1.9] as const;

export function namesOf(scene: RailScene): readonly TownName[] {
  const obstacles = obstaclesOf(scene);
  return scene.towns.map((town) => {
    const place = placeName(scene.map, town.hex, town.name, obstacles);
    return { town, ...place, most: mostOf(scene, town.hex, place) };
  });
}

/** A name grows until it meets the plate of a city, which grows with it: the city can be read rather than both halfway. */
export function mostOf({ map, cities }: RailScene, hex: Hex, { at, size, width, height }: NamePlace): number {
  const middle = plus(hexCentre(map.grid, hex), at);
  const meets = (growth: number): boolean =>
    cities.some((city) => {
      const { x, y } = hexCentre(map.grid, city.hex);
      // On the screen both are set in the smallest type that can be read, unless a plate is larger by itself.
      const plate = grownPlate(city.name, Math.max(1, (growth * size) / plateOf(city.name).size));
      return (
        2 * Math.abs(x - middle.x) < width * growth + plate.width &&
        2 * Math.abs(y - middle.y) < height * growth + plate.height
      );
    });
  return GROWTHS.findLast((growth) => !meets(growth)) ?? GROWTHS[0];
}

/** The room that a name takes on the map. */
export function roomOf(
  map: RailMap,
  name: TownName,
): { readonly middle: Point; readonly width: number; readonly height: number } {
  return { middle: plus(hexCentre(map.grid, name.town.hex), name.at), width: name.width, height: name.height };
}

export function townName(map: RailMap, { town, at, lines, size, most }: TownName, palette: Palette): SvgNode {
  const top = (0.33 - ((lines.length - 1) * LEADING) / 2) * size;
  return group(
    {
      'data-name': town.id,
      transform: shift(plus(hexCentre(map.grid, town.hex), at)),
      'text-anchor': 'middle',
      'font-family': SERIF,
      'font-size': size,
      'font-style': 'italic',

      fill: palette.ink,
      stroke: palette.plains[0],
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    [
      label(
        size,
        most,
        lines.map((line, index) => el('text', { y: top + index * LEADING * size }, [line])),
      ),
    ],
  );
}
