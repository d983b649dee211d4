import { type TileFace, TileSet } from '@roundhouse/rails';
import manifest from './tiles.json' with { type: 'json' };

/** The box: everything that is the same on every map. */

export const GOODS = ['red', 'blue', 'purple', 'yellow', 'black'] as const;
export type Good = (typeof GOODS)[number];

export const ACTIONS = [
  'first-move',
  'first-build',
  'engineer',
  'locomotive',
  'urbanization',
  'production',
  'turn-order',
] as const;
export type ActionName = (typeof ACTIONS)[number];

export type TileKind = 'simple' | 'coexist' | 'crossing' | 'town';
export type Terrain = 'plain' | 'river' | 'mountain';

export const TOWN_DISKS = manifest.townDisks;

function pair(track: readonly number[]): readonly [number, number] {
  const [a, b] = track;
  if (a === undefined || b === undefined) throw new RangeError('a track joins two sides');
  return [a, b];
}

function faces(): readonly TileFace[] {
  return manifest.tiles.map((tile) => {
    const face: TileFace = {
      id: tile.id,
      kind: tile.kind,
      name: tile.name,
      count: tile.count,
      tracks: tile.tracks.map(pair),
    };
    return 'townExits' in tile && tile.townExits !== undefined ? { ...face, townExits: tile.townExits } : face;
  });
}

export const TILES = new TileSet(faces());

export const START = { cash: 10, shares: 2, engine: 1, income: 0 } as const;
export const OWNERSHIP_MARKERS = 20;
export const MAX_SHARES = 15;
export const CASH_PER_SHARE = 5;
export const MAX_ENGINE = 6;
export const BUILDS = { normal: 3, engineer: 4 } as const;
export const MOVE_ROUNDS = 2;
export const PRODUCTION_CUBES = 2;
export const START_DICE = 3;

export const COSTS = {
  place: {
    simple: { plain: 2, river: 3, mountain: 4 },
    coexist: { plain: 3, river: 4, mountain: 5 },
    crossing: { plain: 4, river: 5, mountain: 6 },
  },
  town: { base: 1, perExit: 1 },
  replace: { simpleToCrossing: 3, town: 3, other: 2 },
  redirect: 2,
} as const;

/** Income from `from` up to the next line loses `loss` a turn. */
export const INCOME_REDUCTION = [
  { from: 51, loss: 10 },
  { from: 41, loss: 8 },
  { from: 31, loss: 6 },
  { from: 21, loss: 4 },
  { from: 11, loss: 2 },
] as const;

export const SCORING = { perIncome: 3, perShare: -3, perTrack: 1 } as const;
