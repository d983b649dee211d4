import type { Hex } from '@roundhouse/hex';
import type { CityOnMap, RailMap, RailScene, TerrainKind } from '@roundhouse/rail-art';
import { Recent } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { boardOf } from '../../content/maps.ts';
import { newCitiesOf } from '../../rules/places.ts';
import { networkAt, type Position } from '../../rules/position.ts';
import { coursesOf } from './rivers.ts';

const maps = new Recent<Board, RailMap>(4);

/** What the map shows of a position. */
export function sceneOf(p: Position, seatName: (seat: number) => string): RailScene {
  const board = boardOf(p);
  const urbanized = new Set(newCitiesOf(p.track).values());
  return {
    map: maps.get(board, () => mapOf(board)),
    network: networkAt(p),
    cities: [...board.cities.map((city) => onMap(p, board, city)), ...placedCities(p, board)],
    towns: board.towns
      .filter(({ hex }) => !urbanized.has(hex))
      .map(({ id, name, hex }) => ({ id, name, hex, disk: false })),
    seatName,
  };
}

function mapOf(board: Board): RailMap {
  const { id, name, grid, terrain, water } = board;
  return {
    id,
    name,
    grid,
    terrain: terrain.map((kind, hex) => kindOf(kind, water.has(hex))),
    terrainName: (hex) => groundName(board, hex),
    lakes: [],
    rivers: coursesOf(board),
  };
}

function kindOf(terrain: Board['terrain'][number], water: boolean): TerrainKind | null {
  if (terrain === null) return null;
  if (terrain === 'hills') return 'mountain';
  return water ? 'river' : 'plain';
}

function groundName({ terrain, water }: Board, hex: Hex): string {
  const ground = terrain[hex] === 'hills' ? 'Hills' : 'Plain';
  return water.has(hex) ? `${ground} with water` : ground;
}

function placedCities(p: Position, board: Board): readonly CityOnMap[] {
  return [...newCitiesOf(p.track)].map(([id, hex]) => ({
    ...onMap(p, board, { id, hex, name: board.townAt.get(hex)?.name ?? id }),
    isNew: true,
  }));
}

function onMap(p: Position, board: Board, { id, name, hex }: Pick<CityOnMap, 'id' | 'name' | 'hex'>): CityOnMap {
  return {
    id,
    name,
    hex,
    colour: board.colorOf.get(id) ?? null,
    cubes: p.cubes[id] ?? [],
    letter: null,
    dice: [],
    hasGrown: p.grown.includes(id),
  };
}
