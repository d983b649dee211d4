import type { Hex } from '@roundhouse/hex';
import { maskOf, type Orientation } from '@roundhouse/rails';
import { TILES } from '../../content/components.ts';
import type { Action } from '../actions.ts';
import { sidesFor } from './anchor.ts';
import { type Change, changeBetween } from './change.ts';
import { judgeHex, judgeOnSpot, type Spot } from './judge.ts';
import { type Site, tilesAvailable } from './site.ts';

type Build = Extract<Action, { type: 'build' }>;

/** A tile that could follow what lies on a hex, with the bits of the sides that its new track uses. */
interface Candidate {
  readonly after: Orientation;
  readonly change: Change;
  readonly used: number;
  /** The sides of each piece of new track; every side where there is no such piece. */
  readonly first: number;
  readonly second: number;
}

interface Followers {
  readonly adding: readonly Candidate[];
  readonly turning: readonly Candidate[];
}

const EVERY_SIDE = 63;

const openTiles = TILES.orientations.filter((orientation) => orientation.face.kind !== 'town');
const followers = new Map<Orientation | null, Followers>();

/** What may follow a tile outside towns, whoever builds it. */
function followersOf(before: Orientation | null): Followers {
  const known = followers.get(before);
  if (known !== undefined) return known;
  const adding: Candidate[] = [];
  const turning: Candidate[] = [];
  for (const after of openTiles) {
    const change = changeBetween(before, after, false);
    if (change.kind === 'redirect') {
      turning.push({ after, change, used: 1 << change.to, first: EVERY_SIDE, second: EVERY_SIDE });
    } else if (change.kind === 'place' || change.kind === 'replace') {
      const [first = EVERY_SIDE, second = EVERY_SIDE] = change.added.map(([a, b]) => maskOf([a, b]));
      adding.push({ after, change, used: maskOf(change.added.flat()), first, second });
    }
  }
  const found = { adding, turning };
  followers.set(before, found);
  return found;
}

/** Tiles that make each set of exits in a town. Four exits can be made by several tiles. */
const townTiles = new Map<number, Orientation[]>();
for (const orientation of TILES.orientations) {
  townTiles.set(orientation.mask, [...(townTiles.get(orientation.mask) ?? []), orientation]);
}

/** Every build that the judge allows, found without asking it about tiles that are connected to nothing. */
export function legalBuilds(site: Site): Build[] {
  const found: Build[] = [];
  if (site.buildsLeft <= 0) return found;
  const sides = sidesFor(site.network, site.seat);
  for (let hex = 0; hex < site.p.track.length; hex++) {
    const anchored = sides.anchored[hex] ?? 0;
    const turnable = sides.turnable[hex] === 1;
    const atHome = site.network.ownsInTown(hex, site.seat);
    if (anchored === 0 && !turnable && !atHome) continue;
    const spot = judgeHex(site, hex);
    if ('rule' in spot) continue;
    const closed = sides.closed[hex] ?? 0;
    if (spot.town) considerTown(site, spot, closed, atHome ? EVERY_SIDE : anchored, found);
    else considerOpen(site, spot, closed, anchored, turnable, found);
  }
  return found;
}

function collect(site: Site, spot: Spot, after: Orientation, change: Change, into: Build[]): void {
  if (judgeOnSpot(site, spot, after, change) !== null) return;
  into.push(buildOf(spot.hex, after));
}

/** Search lists the same few thousand builds over and over, so each is made once and shared; nobody changes an action. */
const builds = new Map<Orientation, (Build | undefined)[]>(TILES.orientations.map((after) => [after, []]));

function buildOf(hex: Hex, after: Orientation): Build {
  const byHex = builds.get(after);
  const known = byHex?.[hex];
  if (known !== undefined) return known;
  const made: Build = { type: 'build', hex, tile: after.face.id, rotation: after.rotation };
  if (byHex !== undefined) byHex[hex] = made;
  return made;
}

function considerOpen(
  site: Site,
  spot: Spot,
  closed: number,
  anchored: number,
  turnable: boolean,
  into: Build[],
): void {
  const { adding, turning } = followersOf(spot.before);
  if (anchored !== 0) {
    for (const { after, change, used, first, second } of adding) {
      if ((used & closed) === 0 && (first & anchored) !== 0 && (second & anchored) !== 0) {
        collect(site, spot, after, change, into);
      }
    }
  }
  if (!turnable) return;
  for (const { after, change, used } of turning) {
    if ((used & closed) === 0) collect(site, spot, after, change, into);
  }
}

function considerTown(site: Site, spot: Spot, closed: number, anchored: number, into: Build[]): void {
  const before = spot.before?.mask ?? 0;
  for (const [mask, tiles] of townTiles) {
    const added = mask & ~before;
    if ((before & ~mask) !== 0 || (added & closed) !== 0 || (added & anchored) === 0) continue;
    const tile = mostPlentiful(site, spot.hex, tiles);
    if (tile !== undefined) collect(site, spot, tile, changeBetween(spot.before, tile, true), into);
  }
}

function mostPlentiful(site: Site, hex: Hex, tiles: readonly Orientation[]): Orientation | undefined {
  const [only] = tiles;
  if (tiles.length === 1) return only;
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
