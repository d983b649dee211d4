import { type TileFace, TileSet } from '@roundhouse/rails';
import manifest from './tiles.json' with { type: 'json' };

/** The box: everything that is the same on every map. */

export const GOODS = ['red', 'blue', 'purple', 'yellow', 'gray'] as const;
export type Good = (typeof GOODS)[number];

/** The action tiles, in the order of their values 1 to 7. */
export const ACTION_TILES = [
  'turn-order',
  'first-move',
  'engineer',
  'first-build',
  'city-growth',
  'locomotive',
  'urbanization',
] as const;
export type ActionTile = (typeof ACTION_TILES)[number];

export function valueOf(tile: ActionTile): number {
  return ACTION_TILES.indexOf(tile) + 1;
}

export type Terrain = 'plain' | 'hills';

function pair(track: readonly number[]): readonly [number, number] {
  const [a, b] = track;
  if (a === undefined || b === undefined) throw new RangeError('a track joins two sides');
  return [a, b];
}

function faces(): readonly TileFace[] {
  return manifest.faces.map(({ id, name, count, tracks, townExits }) => {
    const kind = townExits === undefined ? (tracks.length === 1 ? 'simple' : 'complex') : 'town';
    const face: TileFace = { id, kind, name, count, tracks: tracks.map(pair) };
    return townExits === undefined ? face : { ...face, townExits };
  });
}

export const TILES = new TileSet(faces());

/** The tiles as they lie in the box: laying one face uses up the other. */
export const BOX: readonly { readonly front: string; readonly back: string | null; readonly count: number }[] =
  manifest.tiles;

export const INCOME = { min: -10, max: 10 } as const;
export const LOAN = 5;
/** What $5 costs in points when income can fall no further. */
export const POINTS_PER_LOAN = 2;
export const MAX_LEVEL = 6;
export const BUILDS = { normal: 3, engineer: 4 } as const;
export const MOVE_ROUNDS = 2;

export const COSTS = { exit: 1, town: 1, river: 1, hills: 2 } as const;
export const TILE_PRICES = { cityGrowth: 2, urbanization: 6, locomotive: 4 } as const;
/** In the standard game a point, and then an income, is worth $2 to a player who cannot pay. */
export const DISTRESS_RATE = 2;

export const SCORING = { incomePerPoint: 2, pointsPerDebt: 2, perLink: 1 } as const;
