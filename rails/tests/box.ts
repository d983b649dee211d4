import { type Grid, hexAt, hexCount } from '@roundhouse/hex';
import { type Ground, type Laid, type Layout, Network, type TileFace, TileSet, topologyOf } from '../index.ts';

function face(id: string, kind: string, tracks: TileFace['tracks'], townExits?: readonly number[]): TileFace {
  const printed = { id, kind, name: id, count: 4, tracks };
  return townExits === undefined ? printed : { ...printed, townExits };
}

/** Every shape of track tile with one or two tracks, and towns with one and three exits. */
export const TILES = new TileSet([
  face('straight', 'simple', [[0, 3]]),
  face('gentle', 'simple', [[0, 2]]),
  face('acute', 'simple', [[0, 1]]),
  face('cross-straight-straight', 'complex', [
    [0, 3],
    [1, 4],
  ]),
  face('cross-gentle-gentle', 'complex', [
    [0, 2],
    [1, 3],
  ]),
  face('cross-gentle-straight', 'complex', [
    [0, 3],
    [2, 4],
  ]),
  face('beside-straight-acute', 'complex', [
    [0, 3],
    [1, 2],
  ]),
  face('beside-gentle-gentle', 'complex', [
    [0, 2],
    [3, 5],
  ]),
  face('beside-gentle-acute', 'complex', [
    [0, 2],
    [4, 5],
  ]),
  face('beside-acute-gentle', 'complex', [
    [0, 2],
    [3, 4],
  ]),
  face('town-1', 'town', [], [0]),
  face('town-3-star', 'town', [], [0, 2, 4]),
  face('town-3-half', 'town', [], [0, 1, 5]),
]);

const SIGNS: Readonly<Record<string, Ground>> = { '.': 'land', '#': 'void', o: 'town', O: 'city' };

/** A small map drawn with signs: `.` land, `#` nothing, `o` a town, `O` a city. */
export function drawn(...rows: readonly string[]) {
  const grid: Grid = { columns: rows[0]?.length ?? 0, rows: rows.length };
  const ground = rows.flatMap((row) => [...row].map((sign): Ground => SIGNS[sign] ?? 'void'));
  const topology = topologyOf(grid, ground);
  const at = (column: number, row: number): number => hexAt(grid, column, row);
  const layout = (...laid: readonly (readonly [number, number, Laid])[]): Layout => {
    const hexes = new Array<Laid>(hexCount(grid)).fill(null);
    for (const [column, row, what] of laid) hexes[at(column, row)] = what;
    return hexes;
  };
  const network = (...laid: readonly (readonly [number, number, Laid])[]): Network =>
    new Network(topology, layout(...laid), TILES);
  return { grid, ground, topology, at, layout, network };
}

export function tile(name: string, rotation: number, ...owners: readonly (number | null)[]): Laid {
  return { tile: name, rotation: TILES.get(name, rotation).rotation, owners };
}
