import { type Grid, hexCount } from '@roundhouse/hex';
import { type Laid, Network, type TileFace, TileSet, topologyOf } from '@roundhouse/rails';
import type { RailScene, TownOnMap } from '../index.ts';

function face(id: string, tracks: TileFace['tracks']): TileFace {
  return { id, kind: 'track', name: id, count: 99, tracks };
}

/** Every track that a hex can hold, alone and in pairs, and towns with up to four exits. */
export const FACES: readonly TileFace[] = [
  face('straight', [[0, 3]]),
  face('gentle', [[0, 2]]),
  face('acute', [[0, 1]]),
  face('two straights', [
    [0, 3],
    [1, 4],
  ]),
  face('two gentles crossing', [
    [0, 2],
    [1, 3],
  ]),
  face('straight over gentle', [
    [0, 3],
    [2, 4],
  ]),
  face('straight and acute', [
    [0, 3],
    [1, 2],
  ]),
  face('two gentles', [
    [0, 2],
    [3, 5],
  ]),
  face('two acutes', [
    [0, 1],
    [3, 4],
  ]),
  ...[
    [0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 1, 3],
    [0, 3, 5],
    [0, 2, 4],
    [0, 1, 5],
    [0, 1, 2, 3],
    [0, 1, 2, 4],
    [0, 1, 3, 4],
  ].map((townExits): TileFace => ({ ...face(`town ${townExits.join('-')}`, []), kind: 'town', townExits })),
];

const TILE_SET = new TileSet(FACES);

const GRID: Grid = { columns: 3, rows: 3 };
export const MIDDLE = 4;

/** Nine hexes with a town in the middle, and these tiles on them. */
export function sceneWith(layout: readonly Laid[], name = 'Town'): RailScene {
  const hexes = Array.from({ length: hexCount(GRID) }, (_, hex) => hex);
  const topology = topologyOf(
    GRID,
    hexes.map((hex) => (hex === MIDDLE ? 'town' : 'land')),
  );
  const town: TownOnMap = { id: 'town', name, hex: MIDDLE, disk: false };
  return {
    map: { id: 'nine', name: 'Nine', grid: GRID, terrain: hexes.map(() => 'plain'), lakes: [], rivers: [] },
    network: new Network(topology, layout, TILE_SET),
    cities: [],
    towns: [town],
    seatName: (seat) => `Seat ${seat}`,
  };
}
