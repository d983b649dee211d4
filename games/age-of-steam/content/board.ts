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

export type Section = 'light' | 'dark';

/** A column of the goods display: its squares feed one city when its die is rolled. */
export interface Column {
  readonly section: Section;
  readonly die: number;
  readonly city: string;
  readonly squares: number;
}

export interface River {
  readonly hex: Hex;
  readonly edges: readonly number[];
}

/** A map, ready to play on: what never changes during a match. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly provenance: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly turns: ReadonlyMap<number, number>;
  readonly goods: Readonly<Record<Good, number>>;
  readonly grid: Grid;
  /** By hex; null for a lake or no hex. */
  readonly terrain: readonly (Terrain | null)[];
  /** Lakes are drawn; hexes outside the board are not. */
  readonly lakes: readonly Hex[];
  readonly rivers: readonly River[];
  readonly topology: Topology;
  readonly cities: readonly City[];
  readonly towns: readonly Place[];
  readonly newCities: readonly NewCity[];
  readonly columns: readonly Column[];
  readonly cityAt: ReadonlyMap<Hex, City>;
  readonly townAt: ReadonlyMap<Hex, Place>;
  /** The colour that each city and New City accepts, by id. */
  readonly colorOf: ReadonlyMap<string, Good>;
}

export const TERRAIN_SIGNS: Readonly<Record<string, Terrain | 'lake' | 'outside'>> = {
  '.': 'plain',
  '~': 'river',
  '^': 'mountain',
  '#': 'lake',
  ' ': 'outside',
};

export function gridOf(file: MapFile): Grid {
  return { columns: Math.max(...file.terrain.map((row) => row.length)), rows: file.terrain.length };
}

/** Lays out a map file that has been found sound (see `map-problems.ts`). */
export function boardFrom(file: MapFile): Board {
  const grid = gridOf(file);
  const signs = file.terrain.flatMap((row) => [...row.padEnd(grid.columns, ' ')]);
  const terrain = signs.map((sign): Terrain | null => {
    const meaning = TERRAIN_SIGNS[sign];
    return meaning === 'plain' || meaning === 'river' || meaning === 'mountain' ? meaning : null;
  });
  const hexOf = ([column, row]: readonly [number, number]): Hex => hexAt(grid, column, row);
  const cities = file.cities.map(
    (city): City => ({
      id: city.id,
      name: city.name,
      hex: hexOf(city.at),
      color: city.color,
      startingGoods: city.goods,
    }),
  );
  const towns = file.towns.map((town): Place => ({ id: town.id, name: town.name, hex: hexOf(town.at) }));
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
    lakes: signs.flatMap((sign, hex) => (TERRAIN_SIGNS[sign] === 'lake' ? [hex] : [])),
    rivers: file.rivers.map((river) => ({ hex: hexOf(river.at), edges: river.edges })),
    topology: topologyOf(
      grid,
      ground,
      file.blocked.map(({ at, edge }) => ({ hex: hexOf(at), edge })),
    ),
    cities,
    towns,
    newCities: file.newCities,
    columns: file.display,
    cityAt: new Map(cities.map((city) => [city.hex, city])),
    townAt: new Map(towns.map((town) => [town.hex, town])),
    colorOf: new Map([...cities, ...file.newCities].map((city) => [city.id, city.color])),
  };
}
