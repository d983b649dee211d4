import type { Direction } from '../../content/geometry.ts';
import { type Area, areaOn, boardSets, type Good, type Link, NO_SPACE, type Space } from '../../index.ts';

/** Three boards as their file lays them, unless a test needs others. */
export const PLAIN = 'A0B0C0';

/** A play area whose parts are found by name. */
export interface NamedBoard {
  readonly layout: string;
  readonly area: Area;
  /** The index of a city. */
  readonly city: (id: string) => number;
  readonly citySpace: (id: string) => Space;
  /** The spaces of the railway between two cities, from the first to the second; `which` where there are several. */
  readonly rail: (from: string, to: string, which?: number) => readonly Space[];
  /** The space of the first factory for a good. */
  readonly factory: (good: Good) => Space;
  /** The spaces that are entered from a space in these directions, 0 to 5 clockwise from east. */
  readonly way: (from: Space, ...directions: readonly Direction[]) => readonly Space[];
}

export function boardOf(layout: string): NamedBoard {
  const area = areaOn(boardSets.latest, layout);
  const city = (id: string): number => {
    const index = area.cities.findIndex((one) => one.id === id);
    if (index === -1) throw new RangeError(`there is no city "${id}" on ${layout}`);
    return index;
  };
  return {
    layout,
    area,
    city,
    citySpace: (id) => area.cities[city(id)]?.space ?? 0,
    rail(from, to, which = 0) {
      const [one, other] = [city(from), city(to)];
      const joins = ({ ends: [a, b] }: Link): boolean => (a === one && b === other) || (a === other && b === one);
      const link = area.links.filter(joins)[which];
      if (link === undefined) throw new RangeError(`nothing joins ${from} and ${to} on ${layout}`);
      return link.ends[0] === one ? link.spaces : link.spaces.toReversed();
    },
    factory(good) {
      const found = area.factories.find((one) => one.good === good);
      if (found === undefined) throw new RangeError(`there is no factory for ${good} on ${layout}`);
      return found.space;
    },
    way(from, ...directions) {
      let here = from;
      return directions.map((direction) => {
        here = area.neighbours[here]?.[direction] ?? NO_SPACE;
        return here;
      });
    },
  };
}

export const board = boardOf(PLAIN);

/** One of the spaces of a list; a test that counts too far fails at once. */
export function nth(spaces: readonly Space[], index: number): Space {
  const space = spaces.at(index);
  if (space === undefined) throw new RangeError(`there is no space number ${index}`);
  return space;
}
