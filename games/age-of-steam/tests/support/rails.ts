import { edgeTowards, type Hex, hexAt, hexCount } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { type Laid, type Layout, maskOf, type Orientation, TOWN, trackKey } from '@roundhouse/rails';
import { ageOfSteam, type Board, TILES } from '../../index.ts';

/** Column and row, as a map prints them. */
export type At = readonly [number, number];

export const rustBelt: Board = ageOfSteam.maps.named('rust-belt');

/** Where the cities and towns of the Rust Belt are that tests speak of. */
export const PLACES = {
  evansville: [9, 9],
  cincinnati: [12, 8],
  indianapolis: [10, 8],
  terreHaute: [8, 8],
  springfield: [6, 8],
  stLouis: [5, 9],
  chicago: [7, 5],
} as const satisfies Readonly<Record<string, At>>;

export function hexOf([column, row]: At): Hex {
  return hexAt(rustBelt.grid, column, row);
}

export interface Line {
  readonly owner: Seat | null;
  /**
   * The hexes it passes, one next to the other. It starts at a city or town; where the last hex is neither, nothing is
   * laid there: the line is open and points at it.
   */
  readonly through: readonly At[];
}

interface Piece {
  readonly a: number;
  readonly b: number;
  readonly owner: Seat | null;
}

/** The Rust Belt with these lines of track and New Cities on it, laid with whatever tiles make them. */
export function railsOf(lines: readonly Line[], newCities: Readonly<Record<string, At>> = {}): Layout {
  const layout = new Array<Laid>(hexCount(rustBelt.grid)).fill(null);
  for (const [city, at] of Object.entries(newCities)) layout[hexOf(at)] = { city };
  const pieces = new Map<Hex, Piece[]>();
  const add = (hex: Hex, piece: Piece): void => {
    if (layout[hex] === null && !rustBelt.cityAt.has(hex)) pieces.set(hex, [...(pieces.get(hex) ?? []), piece]);
  };
  for (const { owner, through } of lines) {
    const hexes = through.map(hexOf);
    hexes.forEach((hex, index) => {
      const sides = [hexes[index - 1], hexes[index + 1]].flatMap((next) =>
        next === undefined ? [] : [edgeTowards(rustBelt.grid, hex, next)],
      );
      const [a, b] = sides;
      if (rustBelt.townAt.has(hex)) for (const exit of sides) add(hex, { a: exit, b: TOWN, owner });
      else if (a !== undefined && b !== undefined) add(hex, { a, b, owner });
    });
  }
  for (const [hex, on] of pieces) layout[hex] = rustBelt.townAt.has(hex) ? townTile(on) : openTile(on);
  return layout;
}

function townTile(pieces: readonly Piece[]): Laid {
  const mask = maskOf(pieces.map(({ a }) => a));
  const dedicated = pieces.length % 2 === 1;
  const tile = found(TILES.orientations.find((it) => it.mask === mask && (it.face.kind === 'town') === dedicated));
  return {
    tile: tile.face.id,
    rotation: tile.rotation,
    owners: tile.exits.map((exit) => found(pieces.find(({ a }) => a === exit)).owner),
  };
}

function openTile(pieces: readonly Piece[]): Laid {
  const same = (piece: Piece, [a, b]: readonly [number, number]): boolean =>
    trackKey(piece.a, piece.b) === trackKey(a, b);
  const makes = ({ tracks, face }: Orientation): boolean =>
    face.kind !== 'town' &&
    tracks.length === pieces.length &&
    tracks.every((track) => pieces.some((piece) => same(piece, track)));
  const tile = found(TILES.orientations.find(makes));
  return {
    tile: tile.face.id,
    rotation: tile.rotation,
    owners: tile.tracks.map((track) => found(pieces.find((piece) => same(piece, track))).owner),
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('no tile makes that track');
  return value;
}

/** The side by which a route leaves one hex for another. */
export function side(from: At, to: At): number {
  return edgeTowards(rustBelt.grid, hexOf(from), hexOf(to));
}
