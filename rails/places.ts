import { columnOf, type Grid, type Hex, NOWHERE, rowOf } from '@roundhouse/hex';
import type { ContentNames } from '@roundhouse/kernel';
import { type Beside, besideOf } from './hex-words.ts';
import type { Layout } from './layout.ts';
import { Recent } from './recent.ts';
import type { HexNames } from './track-events.ts';

/** A city or town of a map. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly hex: Hex;
}

/** What a board knows of its places. */
interface Charted<Good> {
  readonly grid: Grid;
  readonly cities: readonly Place[];
  readonly towns: readonly Place[];
  readonly cityAt: ReadonlyMap<Hex, Place>;
  readonly cityHexes: ReadonlyMap<string, Hex>;
  readonly townAt: ReadonlyMap<Hex, Place>;
  readonly newCities: readonly { readonly id: string }[];
  /** The colour that each city and New City takes, by id. */
  readonly colorOf: ReadonlyMap<string, Good>;
}

/** What a position has of them: its map, and the New Cities in its layout. */
export interface Settled {
  readonly content: ContentNames;
  readonly track: Layout;
}

export interface Places<Good> {
  /** The city or New City on a hex. */
  readonly cityAt: (p: Settled, hex: Hex) => string | undefined;
  /** The hex of a city, or NOWHERE for one that is not on the map. */
  readonly cityHex: (p: Settled, id: string) => Hex;
  /** The colour that the city on a hex takes. */
  readonly takenAt: (p: Settled, hex: Hex) => Good | undefined;
  /** The place on a hex, or its column and row. */
  readonly placeName: (p: Settled, hex: Hex) => string;
  /** What people call the hexes of a position. */
  readonly namesIn: (p: Settled) => HexNames;
  /** The New Cities that are not on the map yet. */
  readonly newCitiesLeft: (p: Settled) => readonly string[];
}

const newCities = new Recent<Layout, ReadonlyMap<string, Hex>>(16);

/** Where the New Cities stand, by id. */
export function newCitiesOf(layout: Layout): ReadonlyMap<string, Hex> {
  return newCities.get(layout, () => findNewCities(layout));
}

function findNewCities(layout: Layout): ReadonlyMap<string, Hex> {
  const found = new Map<string, Hex>();
  for (let hex = 0; hex < layout.length; hex++) {
    const city = newCityOn(layout, hex);
    if (city !== undefined) found.set(city, hex);
  }
  return found;
}

function newCityOn(layout: Layout, hex: Hex): string | undefined {
  const laid = layout[hex];
  return laid !== null && laid !== undefined && 'city' in laid ? laid.city : undefined;
}

/**
 * Questions about the places of a position, for a game that finds a board to every map. A New City goes by the name of its
 * town: that is what stands on the map.
 */
export function placesOn<Good>(
  boardOf: (p: Settled) => Charted<Good>,
  groundAt: (p: Settled, hex: Hex) => string,
): Places<Good> {
  const cityAt = (p: Settled, hex: Hex): string | undefined =>
    newCityOn(p.track, hex) ?? boardOf(p).cityAt.get(hex)?.id;
  const placeName = (p: Settled, hex: Hex): string => {
    const board = boardOf(p);
    const place = board.cityAt.get(hex) ?? board.townAt.get(hex);
    return place?.name ?? `${columnOf(board.grid, hex)},${rowOf(board.grid, hex)}`;
  };
  /** Words for a hex never change, and every tile that is laid is told with them. */
  const besides = new WeakMap<Charted<Good>, (Beside | null | undefined)[]>();
  const besideIn = (p: Settled, hex: Hex): Beside | null => {
    const board = boardOf(p);
    const byHex = besides.get(board) ?? [];
    besides.set(board, byHex);
    const known = byHex[hex];
    if (known !== undefined) return known;
    const beside = besideOf(board, hex, groundAt(p, hex));
    byHex[hex] = beside;
    return beside;
  };
  return {
    cityAt,
    placeName,
    namesIn: (p) => ({ nameOf: (hex) => placeName(p, hex), besideOf: (hex) => besideIn(p, hex) }),
    takenAt(p, hex) {
      const city = cityAt(p, hex);
      return city === undefined ? undefined : boardOf(p).colorOf.get(city);
    },
    cityHex: (p, id) => boardOf(p).cityHexes.get(id) ?? newCitiesOf(p.track).get(id) ?? NOWHERE,
    newCitiesLeft(p) {
      const placed = newCitiesOf(p.track);
      return boardOf(p)
        .newCities.map(({ id }) => id)
        .filter((id) => !placed.has(id));
    },
  };
}
