import { type Edge, EDGES, type Grid, type Hex, hexCount, neighbour, NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { TileSet } from './tiles.ts';

/** What a hex is before anything is laid on it. A void is a lake, or no hex at all. */
export type Ground = 'void' | 'land' | 'town' | 'city';

/** A tile on the map. Owners in the order of its tracks; on a town hex, of its exits, each a track of its own. */
export interface LaidTile {
  readonly tile: string;
  readonly rotation: number;
  readonly owners: readonly (Seat | null)[];
}

/** A city placed during the game. */
export interface LaidCity {
  readonly city: string;
}

export type Laid = LaidTile | LaidCity | null;

/** What lies on every hex. Never changed in place: networks are cached by its identity. */
export type Layout = readonly Laid[];

/** The map as track sees it: it never changes during a match. */
export interface Topology {
  readonly ground: readonly Ground[];
  /** The hex across each side, by `hex * 6 + edge`; NOWHERE where no track may run. */
  readonly across: readonly Hex[];
}

export interface Side {
  readonly hex: Hex;
  readonly edge: Edge;
}

export function topologyOf(grid: Grid, ground: readonly Ground[], blocked: readonly Side[] = []): Topology {
  const across: Hex[] = [];
  for (let hex = 0; hex < hexCount(grid); hex++) {
    for (const edge of EDGES) {
      const other = neighbour(grid, hex, edge);
      const open = other !== NOWHERE && ground[hex] !== 'void' && ground[other] !== 'void';
      across.push(open ? other : NOWHERE);
    }
  }
  for (const { hex, edge } of blocked) {
    const other = neighbour(grid, hex, edge);
    across[hex * 6 + edge] = NOWHERE;
    if (other !== NOWHERE) across[other * 6 + ((edge + 3) % 6)] = NOWHERE;
  }
  return { ground, across };
}

export function isTile(laid: Laid | undefined): laid is LaidTile {
  return laid !== null && laid !== undefined && 'tile' in laid;
}

export function isCity(topology: Topology, layout: Layout, hex: Hex): boolean {
  const laid = layout[hex];
  return topology.ground[hex] === 'city' || (laid !== null && laid !== undefined && 'city' in laid);
}

export function isTown(topology: Topology, layout: Layout, hex: Hex): boolean {
  return topology.ground[hex] === 'town' && !isCity(topology, layout, hex);
}

/** How many tiles of each face are left when every face is printed on tiles of its own. */
export function tilesLeft(tiles: TileSet, layout: Layout): ReadonlyMap<string, number> {
  const left = new Map(tiles.faces.map((face) => [face.id, face.count]));
  for (const laid of layout) {
    if (isTile(laid)) left.set(laid.tile, (left.get(laid.tile) ?? 0) - 1);
  }
  return left;
}
