import { type Grid, type Hex, hexAt } from '@roundhouse/hex';
import { type Ground, type Topology, topologyOf } from './layout.ts';
import type { Place } from './places.ts';

type At = readonly [number, number];

/** What the map files of all rail games say, `Good` being a colour of goods. */
export interface RailMapFile<Good extends string> {
  readonly id: string;
  readonly name: string;
  readonly provenance: string;
  readonly players: { readonly min: number; readonly max: number };
  /** By number of players. */
  readonly turns: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<Good, number>>;
  /** One text a row, one character a hex. */
  readonly terrain: readonly string[];
  readonly blocked: readonly { readonly at: At; readonly edge: number }[];
  readonly cities: readonly {
    readonly id: string;
    readonly name: string;
    readonly at: At;
    readonly color: Good;
    readonly goods: number;
  }[];
  readonly towns: readonly { readonly id: string; readonly name: string; readonly at: At }[];
  readonly newCities: readonly NewCity<Good>[];
}

export interface City<Good> extends Place {
  readonly color: Good;
  readonly startingGoods: number;
}

export interface NewCity<Good> {
  readonly id: string;
  readonly color: Good;
}

/** A map of a rail game, ready to play on: what never changes during a match. */
export interface RailBoard<Good extends string, Terrain> {
  readonly id: string;
  readonly name: string;
  readonly provenance: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly turns: ReadonlyMap<number, number>;
  readonly goods: Readonly<Record<Good, number>>;
  readonly grid: Grid;
  /** By hex; null where nothing can be built. */
  readonly terrain: readonly (Terrain | null)[];
  readonly topology: Topology;
  readonly cities: readonly City<Good>[];
  readonly towns: readonly Place[];
  readonly newCities: readonly NewCity<Good>[];
  readonly cityAt: ReadonlyMap<Hex, City<Good>>;
  /** The hex of every printed city, by id. */
  readonly cityHexes: ReadonlyMap<string, Hex>;
  readonly townAt: ReadonlyMap<Hex, Place>;
  /** The colour that each city and New City takes, by id. */
  readonly colorOf: ReadonlyMap<string, Good>;
}

export function gridOf({ terrain }: { readonly terrain: readonly string[] }): Grid {
  return { columns: Math.max(...terrain.map((row) => row.length)), rows: terrain.length };
}

/** The sign of every hex, by hex; a blank where a row of the file ends early. */
export function signsOf(file: { readonly terrain: readonly string[] }): readonly string[] {
  const { columns } = gridOf(file);
  return file.terrain.flatMap((row) => [...row.padEnd(columns, ' ')]);
}

/** Whether something can be built at a column and row of a map file. */
export function landOn(
  file: { readonly terrain: readonly string[] },
  terrainOf: (sign: string) => unknown,
): (at: At) => boolean {
  return ([column, row]) => terrainOf(file.terrain[row]?.[column] ?? ' ') !== null;
}

/** Lays out a map file that has been found sound. */
export function railBoardFrom<Good extends string, Terrain>(
  file: RailMapFile<Good>,
  terrainOf: (sign: string) => Terrain | null,
): RailBoard<Good, Terrain> {
  const grid = gridOf(file);
  const terrain = signsOf(file).map(terrainOf);
  const hexOf = ([column, row]: At): Hex => hexAt(grid, column, row);
  const cities = file.cities.map(
    ({ id, name, at, color, goods }): City<Good> => ({ id, name, hex: hexOf(at), color, startingGoods: goods }),
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
    grid,
    terrain,
    topology: topologyOf(
      grid,
      ground,
      file.blocked.map(({ at, edge }) => ({ hex: hexOf(at), edge })),
    ),
    cities,
    towns,
    newCities: file.newCities,
    cityAt: new Map(cities.map((city) => [city.hex, city])),
    cityHexes: new Map(cities.map((city) => [city.id, city.hex])),
    townAt: new Map(towns.map((town) => [town.hex, town])),
    colorOf: new Map([...cities, ...file.newCities].map((city) => [city.id, city.color])),
  };
}
