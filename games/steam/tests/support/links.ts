import { EDGES, edgeTowards, type Hex, hexCount, NOWHERE, neighbour, opposite } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { type Laid, type Layout, maskOf, type Orientation, trackKey } from '@roundhouse/rails';
import { type Board, TILES } from '../../index.ts';

/** A completed link between two places, named by their ids, or with `'…'` a line that stops before it gets there. */
export type Link = readonly [owner: Seat | null, from: string, to: string, open?: '…'];

interface Piece {
  readonly sides: readonly number[];
  readonly owner: Seat | null;
}

export function placeHex(board: Board, id: string): Hex {
  const place = [...board.cities, ...board.towns].find((each) => each.id === id);
  if (place === undefined) throw new RangeError(`there is no place "${id}" on ${board.name}`);
  return place.hex;
}

/**
 * A map with these links on it, each laid along the shortest way that is free, in the order written, so that a test
 * says which places are linked and need not care how. New Cities are named by id, each with its town.
 */
export function layoutOf(
  board: Board,
  links: readonly Link[],
  newCities: Readonly<Record<string, string>> = {},
): Layout {
  const layout = new Array<Laid>(hexCount(board.grid)).fill(null);
  for (const [city, town] of Object.entries(newCities)) layout[placeHex(board, town)] = { city };
  const towns = new Map<Hex, Piece[]>();
  for (const [owner, from, to, open] of links) {
    const way = freeWay(board, layout, towns, placeHex(board, from), placeHex(board, to));
    for (const [index, hex] of (open === undefined ? way : way.slice(0, -2)).entries()) {
      const sides = [way[index - 1], way[index + 1]].flatMap((next) =>
        next === undefined ? [] : [edgeTowards(board.grid, hex, next)],
      );
      if (board.townAt.has(hex) && layout[hex] === null) towns.set(hex, [...(towns.get(hex) ?? []), { sides, owner }]);
      else if (sides.length === 2) layout[hex] = straightOrCurve({ sides, owner });
    }
  }
  for (const [hex, pieces] of towns) layout[hex] = townTile(pieces);
  return layout;
}

/** The hexes of the shortest way, both ends included, over empty land. */
function freeWay(board: Board, layout: Layout, towns: ReadonlyMap<Hex, readonly Piece[]>, from: Hex, to: Hex): Hex[] {
  const taken = (hex: Hex, edge: number): boolean =>
    (towns.get(hex) ?? []).some(({ sides }) => sides.includes(edge)) ||
    board.topology.across[hex * 6 + edge] === NOWHERE;
  const cameFrom = new Map<Hex, Hex>([[from, from]]);
  const frontier = [from];
  for (let hex = frontier.shift(); hex !== undefined; hex = frontier.shift()) {
    for (const edge of EDGES) {
      const next = neighbour(board.grid, hex, edge);
      if (next === NOWHERE || cameFrom.has(next) || taken(hex, edge)) continue;
      const place = board.cityAt.has(next) || board.townAt.has(next);
      if (next === to ? hex === from || taken(next, opposite(edge)) : place) continue;
      if (next !== to && ((board.terrain[next] ?? null) === null || layout[next] !== null)) continue;
      cameFrom.set(next, hex);
      if (next === to) return wayBack(cameFrom, to);
      frontier.push(next);
    }
  }
  throw new RangeError(`there is no free way from ${from} to ${to}`);
}

function wayBack(cameFrom: ReadonlyMap<Hex, Hex>, to: Hex): Hex[] {
  const way = [to];
  for (let hex = to; cameFrom.get(hex) !== hex; ) {
    hex = cameFrom.get(hex) ?? hex;
    way.unshift(hex);
  }
  return way;
}

function laid(tile: Orientation | undefined, owners: (tile: Orientation) => readonly (Seat | null)[]): Laid {
  if (tile === undefined) throw new RangeError('no tile makes that track');
  return { tile: tile.face.id, rotation: tile.rotation, owners: [...owners(tile)] };
}

function straightOrCurve({ sides: [a = 0, b = 0], owner }: Piece): Laid {
  const wanted = trackKey(a, b);
  const tile = TILES.orientations.find(
    ({ face, tracks: [track] }) => face.kind === 'simple' && track !== undefined && trackKey(...track) === wanted,
  );
  return laid(tile, () => [owner]);
}

function townTile(pieces: readonly Piece[]): Laid {
  const mask = maskOf(pieces.flatMap(({ sides }) => sides));
  const tile = TILES.orientations.find((each) => each.face.kind === 'town' && each.mask === mask);
  return laid(tile, ({ exits }) =>
    exits.map((exit) => pieces.find(({ sides }) => sides.includes(exit))?.owner ?? null),
  );
}
