import type { Hex } from '@roundhouse/hex';
import { isCity, maskOf, type Orientation } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { TILES } from '../../content/components.ts';
import type { Action } from '../actions.ts';
import { sidesOf } from './anchor.ts';
import { type Change, changeBetween, type Piece } from './change.ts';
import { judgeBuild } from './judge.ts';
import { isTownHex, laidOrientation, type Site, tilesAvailable } from './site.ts';

type Build = Extract<Action, { type: 'build' }>;

/** A tile that could follow what lies on a hex, with the bits of the sides its new track uses. */
interface Candidate {
  readonly after: Orientation;
  readonly change: Change;
  /** One mask for each piece of new track. */
  readonly pieces: readonly number[];
  readonly used: number;
}

const openTiles = TILES.orientations.filter((orientation) => orientation.face.kind !== 'town');
const followers = new Map<Orientation | null, readonly Candidate[]>();

function candidate(after: Orientation, change: Change): Candidate | null {
  if (change.kind === 'place' || change.kind === 'replace') {
    const pieces = change.added.map(([a, b]: Piece) => maskOf([a, b]));
    return { after, change, pieces, used: pieces.reduce((all, piece) => all | piece, 0) };
  }
  return change.kind === 'redirect' ? { after, change, pieces: [], used: 1 << change.to } : null;
}

/** What may follow a tile outside towns, whoever builds it. */
function followersOf(before: Orientation | null): readonly Candidate[] {
  const known = followers.get(before);
  if (known !== undefined) return known;
  const found = openTiles.flatMap((after) => candidate(after, changeBetween(before, after, false)) ?? []);
  followers.set(before, found);
  return found;
}

/** Tiles that make each set of exits in a town. Four exits can be made by several tiles. */
const townTiles = new Map<number, Orientation[]>();
for (const orientation of TILES.orientations) {
  townTiles.set(orientation.mask, [...(townTiles.get(orientation.mask) ?? []), orientation]);
}

const buildable = new WeakMap<Board, readonly Hex[]>();

function buildableHexes(board: Board): readonly Hex[] {
  const known = buildable.get(board);
  if (known !== undefined) return known;
  const hexes = board.terrain.flatMap((terrain, hex) => (terrain !== null && !board.cityAt.has(hex) ? [hex] : []));
  buildable.set(board, hexes);
  return hexes;
}

/** Every build that the judge allows, found without asking it about tiles that are connected to nothing. */
export function legalBuilds(site: Site): Build[] {
  const builds: Build[] = [];
  if (site.buildsLeft <= 0) return builds;
  const collect = (hex: Hex, after: Orientation): void => {
    if (judgeBuild(site, hex, after) === null) {
      builds.push({ type: 'build', hex, tile: after.face.id, rotation: after.rotation });
    }
  };
  for (const hex of buildableHexes(site.board)) {
    if (isCity(site.board.topology, site.p.track, hex)) continue;
    if (isTownHex(site, hex)) considerTown(site, hex, collect);
    else considerOpen(site, hex, collect);
  }
  return builds;
}

function considerOpen(site: Site, hex: Hex, collect: (hex: Hex, after: Orientation) => void): void {
  const before = laidOrientation(site.p, hex);
  const { closed, anchored } = sidesOf(site.network, hex, site.seat);
  if (before === null && anchored === 0) return;
  for (const { after, pieces, used } of followersOf(before)) {
    if ((used & closed) !== 0) continue;
    if (pieces.every((piece) => (piece & anchored) !== 0)) collect(hex, after);
  }
}

function considerTown(site: Site, hex: Hex, collect: (hex: Hex, after: Orientation) => void): void {
  const { closed, anchored } = sidesOf(site.network, hex, site.seat);
  const before = laidOrientation(site.p, hex)?.mask ?? 0;
  const atHome = site.network.ownsInTown(hex, site.seat);
  if (anchored === 0 && !atHome) return;
  for (const [mask, tiles] of townTiles) {
    const added = mask & ~before;
    if ((before & ~mask) !== 0 || added === 0 || (added & closed) !== 0) continue;
    if (!atHome && (added & anchored) === 0) continue;
    const tile = mostPlentiful(site, hex, tiles);
    if (tile !== undefined) collect(hex, tile);
  }
}

function mostPlentiful(site: Site, hex: Hex, tiles: readonly Orientation[]): Orientation | undefined {
  let best: Orientation | undefined;
  let most = 0;
  for (const tile of tiles) {
    const left = tilesAvailable(site, hex, tile);
    if (left > most) {
      best = tile;
      most = left;
    }
  }
  return best;
}
