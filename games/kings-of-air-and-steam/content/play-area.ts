import type { AreaShape, BoardSet } from './boards-file.ts';
import type { Good } from './components.ts';
import { assemble } from './assemble.ts';
import { type Cell, DIRECTIONS, type Direction, directionTo, keyOf, plus, stepTo } from './geometry.ts';
import { readLayoutCode } from './layout-code.ts';

/** Spaces are numbered row by row from the north, each row from the west. */
export type Space = number;
export const NO_SPACE: Space = -1;

export interface SpaceInfo {
  readonly cell: Cell;
  /** A hex cut by the edge of the play area: one may fly through it, and not stay. */
  readonly partial: boolean;
  readonly kind: 'open' | 'rail' | 'city' | 'factory';
  /** The letter of the board that it is printed on; null on a bumper or where two boards meet. */
  readonly board: string | null;
}

export interface City {
  readonly id: string;
  readonly name: string;
  readonly good: Good;
  readonly space: Space;
}

export interface Factory {
  readonly good: Good;
  readonly space: Space;
}

/** A railway between two cities. */
export interface Link {
  /** Indices of cities. */
  readonly ends: readonly [number, number];
  /** From the first end to the second. */
  readonly spaces: readonly Space[];
}

/** Track that leads from a city to nowhere. */
export interface DeadEnd {
  readonly city: number;
  readonly spaces: readonly Space[];
  /** The direction in which the track leaves its last space. */
  readonly towards: Direction;
}

/** The assembled play area. */
export interface Area {
  readonly layout: string;
  readonly shape: AreaShape;
  readonly spaces: readonly SpaceInfo[];
  /** By space and direction; NO_SPACE outside. */
  readonly neighbours: readonly (readonly Space[])[];
  readonly cities: readonly City[];
  readonly factories: readonly Factory[];
  readonly links: readonly Link[];
  readonly deadEnds: readonly DeadEnd[];
  readonly cityAt: ReadonlyMap<Space, number>;
  readonly factoryAt: ReadonlyMap<Space, number>;
}

/** Null when the code names no play area of these boards. */
export function areaFrom(boards: BoardSet, code: string): Area | null {
  const layout = readLayoutCode(boards, code);
  if (layout === null) return null;
  const assembly = assemble(boards, layout);
  const cells = [...assembly.cells.values()].toSorted((a, b) => a.cell.r - b.cell.r || a.cell.q - b.cell.q);
  const { index, neighbours, infos } = groundOf(cells.map(({ cell }) => cell));
  const spaceAt = (cell: Cell): Space => index.get(keyOf(cell)) ?? NO_SPACE;
  const spaces = cells.map(({ cell, partial, kind, board }) => {
    const key = `${keyOf(cell)} ${partial} ${kind} ${board}`;
    const info = infos.get(key) ?? { cell, partial, kind, board };
    infos.set(key, info);
    return info;
  });
  const cities = assembly.cities.map(({ cell, id, name, good }) => ({ id, name, good, space: spaceAt(cell) }));
  const factories = assembly.factories.map(({ cell, good }) => ({ good, space: spaceAt(cell) }));
  const cityIndex = (id: string): number => cities.findIndex((city) => city.id === id);
  const links: Link[] = [];
  const deadEnds: DeadEnd[] = [];
  for (const { from, to, cells: path, towards } of assembly.tracks) {
    const run = path.map(spaceAt);
    if (to === null) deadEnds.push({ city: cityIndex(from), spaces: run, towards });
    else links.push({ ends: [cityIndex(from), cityIndex(to)], spaces: run });
  }
  return {
    layout: code,
    shape: layout.shape,
    spaces,
    neighbours,
    cities,
    factories,
    links,
    deadEnds,
    cityAt: new Map(cities.map(({ space }, city) => [space, city])),
    factoryAt: new Map(factories.map(({ space }, factory) => [space, factory])),
  };
}

/**
 * What layouts share whose spaces lie alike, whatever is printed on them. A server keeps the areas of a thousand tables, and
 * this would be most of each.
 */
interface Ground {
  readonly index: ReadonlyMap<string, Space>;
  readonly neighbours: Area['neighbours'];
  readonly infos: Map<string, SpaceInfo>;
}

/** By the cells: as many as there are shapes of play areas. */
const grounds = new Map<string, Ground>();

function groundOf(cells: readonly Cell[]): Ground {
  const keys = cells.map(keyOf);
  const known = grounds.get(keys.join(' '));
  if (known !== undefined) return known;
  const index = new Map(keys.map((key, space) => [key, space]));
  const neighbours = cells.map((cell) =>
    DIRECTIONS.map((direction) => index.get(keyOf(plus(cell, stepTo(direction)))) ?? NO_SPACE),
  );
  const ground = { index, neighbours, infos: new Map<string, SpaceInfo>() };
  grounds.set(keys.join(' '), ground);
  return ground;
}

export function directionBetween(area: Area, from: Space, to: Space): Direction | undefined {
  const one = area.spaces[from];
  const other = area.spaces[to];
  return one === undefined || other === undefined ? undefined : directionTo(one.cell, other.cell);
}
