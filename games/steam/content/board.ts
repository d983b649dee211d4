import { type Grid, type Hex, hexAt } from '@roundhouse/hex';
import { type Ground, type Place, type Topology, topologyOf } from '@roundhouse/rails';
import type { Good, Terrain } from './components.ts';
import type { MapFile } from './map-file.ts';

export interface City extends Place {
  readonly color: Good;
  readonly startingGoods: number;
}

export interface NewCity {
  readonly id: string;
  readonly color: Good;
}

/** A map, ready to play on: what never changes during a match. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly provenance: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly turns: ReadonlyMap<number, number>;
  readonly goods: Readonly<Record<Good, number>>;
  readonly supply: { readonly spaces: number; readonly cubes: number; readonly cubesWithThree: number };
  readonly fewerCubesWithThree: number;
  readonly grid: Grid;
  /** By hex; null for no hex. */
  readonly terrain: readonly (Terrain | null)[];
  /** Hexes with a river or canal in them. */
  readonly water: ReadonlySet<Hex>;
  readonly topology: Topology;
  readonly cities: readonly City[];
  readonly towns: readonly Place[];
  readonly newCities: readonly NewCity[];
  readonly cityAt: ReadonlyMap<Hex, City>;
  readonly townAt: ReadonlyMap<Hex, Place>;
  /** The colour that each city and New City takes, by id. */
  readonly colorOf: ReadonlyMap<string, Good>;
}

interface Sign {
  readonly terrain: Terrain | null;
  readonly water: boolean;
}

export const TERRAIN_SIGNS: Readonly<Record<string, Sign>> = {
  '.': { terrain: 'plain', water: false },
  '~': { terrain: 'plain', water: true },
  '^': { terrain: 'hills', water: false },
  '%': { terrain: 'hills', water: true },
  ' ': { terrain: null, water: false },
};

const OUTSIDE: Sign = { terrain: null, water: false };

export function gridOf(file: MapFile): Grid {
  return { columns: Math.max(...file.terrain.map((row) => row.length)), rows: file.terrain.length };
}

/** Lays out a map file that has been found sound (see `map-problems.ts`). */
export function boardFrom(file: MapFile): Board {
  const grid = gridOf(file);
  const signs = file.terrain.flatMap((row) =>
    [...row.padEnd(grid.columns, ' ')].map((sign) => TERRAIN_SIGNS[sign] ?? OUTSIDE),
  );
  const terrain = signs.map((sign) => sign.terrain);
  const hexOf = ([column, row]: readonly [number, number]): Hex => hexAt(grid, column, row);
  const cities = file.cities.map(
    ({ id, name, at, color, goods }): City => ({ id, name, hex: hexOf(at), color, startingGoods: goods }),
  );
  const towns = file.towns.map(({ id, name, at }): Place => ({ id, name, hex: hexOf(at) }));
  const ground: Ground[] = terrain.map((kind) => (kind === null ? 'void' : 'land'));
  for (const city of cities) ground[city.hex] = 'city';
  for (const town of towns) ground[town.hex] = 'town';
  return {
    id: file.id,
    name: file.name,
    provenance: file.provenance,
    players: file.players,
    turns: new Map(Object.entries(file.turns).map(([players, turns]) => [Number(players), turns])),
    goods: file.goods,
    supply: file.supply,
    fewerCubesWithThree: file.fewerCubesWithThree,
    grid,
    terrain,
    water: new Set(signs.flatMap((sign, hex) => (sign.water ? [hex] : []))),
    topology: topologyOf(
      grid,
      ground,
      file.blocked.map(({ at, edge }) => ({ hex: hexOf(at), edge })),
    ),
    cities,
    towns,
    newCities: file.newCities,
    cityAt: new Map(cities.map((city) => [city.hex, city])),
    townAt: new Map(towns.map((town) => [town.hex, town])),
    colorOf: new Map([...cities, ...file.newCities].map((city) => [city.id, city.color])),
  };
}
