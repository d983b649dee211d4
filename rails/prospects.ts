import { EDGES, type Edge, type Hex } from '@roundhouse/hex';
import type { Seat, Violation } from '@roundhouse/kernel';
import { type Change, changeBetween } from './change.ts';
import { anchoredIn, closedIn, EVERY_SIDE, isMet, isTurnable, sidesFor } from './frontier.ts';
import type { Topology } from './layout.ts';
import type { Network } from './network.ts';
import { keptIn, putFirst } from './recent.ts';
import { maskOf, type Orientation, type TileFace, type TileSet, trackKey } from './tiles.ts';

/** Laying a tile, as both rail games write it. */
export interface Build {
  readonly type: 'build';
  readonly hex: Hex;
  readonly tile: string;
  readonly rotation: number;
}

/** All that somebody may build on one hex. */
export interface BuildsOnHex {
  readonly hex: Hex;
  readonly builds: readonly Build[];
  /** Empty land that no track points at: where the same is found again, it is the same object. */
  readonly isFarFromTrack: boolean;
}

/** A hex that may be built on, and what lies there. */
export interface BuildingSpot {
  readonly hex: Hex;
  readonly town: boolean;
  readonly before: Orientation | null;
}

/** Who builds, and what the rules of the game say to each tile. */
export interface Builder<S extends BuildingSpot> {
  readonly network: Network;
  readonly seat: Seat;
  /**
   * The same number whenever the same tiles may be laid on an empty hex that no track points at and that is no town; null
   * where that hangs on more than a number says.
   */
  readonly means: number | null;
  /** What may be built on, or why nothing may. */
  spotAt(hex: Hex): S | Violation;
  /** Which of several tiles with the same exits is offered in a town. */
  pick(spot: S, tiles: readonly Orientation[]): Orientation | undefined;
  /** Whether a tile is there to be laid, and paid for, whatever it joins. */
  affords(spot: S, after: Orientation, change: Change): boolean;
  /** Whether track may run from side to side of an open hex: tiles share their pieces, so each is judged once. */
  allowsPiece(spot: S, a: Edge, b: Edge): boolean;
  /** Whether a change may be made in a town, or by turning track. */
  allowsChange(spot: S, change: Change): boolean;
}

/** A tile that could follow what lies on a hex, with the bits of the sides that its new track uses. */
interface Candidate {
  readonly after: Orientation;
  readonly change: Change;
  readonly used: number;
  /** The sides of each piece of new track; every side where there is no such piece. */
  readonly first: number;
  readonly second: number;
  /** The pieces of new track, as bits by which they are known. */
  readonly pieces: number;
}

/** For how many different means the builds on empty land are remembered, and how many different builds for a hex. */
const MEANS_KEPT = 256;
const BUILDS_KEPT = 32;

/** What may be laid on a hex with such sides. */
interface Fitting {
  readonly sides: number;
  readonly found: BuildsOnHex;
}

/** What may be laid on the empty hexes of a map. */
class EmptyLand {
  /** By the means of whoever builds, and then by hex: what was found there last. */
  readonly #byMeans = new Map<number, (Fitting | undefined)[]>();
  /** By hex. */
  readonly #different: BuildsOnHex[][] = [];

  /** By hex, for a builder with such means; to be filled in. */
  for(means: number): (Fitting | undefined)[] {
    const known = this.#byMeans.get(means);
    if (known !== undefined) return known;
    if (this.#byMeans.size >= MEANS_KEPT) this.#byMeans.clear();
    const byHex: (Fitting | undefined)[] = [];
    this.#byMeans.set(means, byHex);
    return byHex;
  }

  /** One object for the same builds: other means or sides seldom allow other tiles. */
  alike(hex: Hex, builds: readonly Build[]): BuildsOnHex {
    const different = this.#different[hex] ?? [];
    this.#different[hex] = different;
    for (const one of different) {
      const isSame = one.builds.length === builds.length;
      if (isSame && one.builds.every((build, index) => build === builds[index])) return one;
    }
    const found = { hex, builds, isFarFromTrack: true };
    putFirst(different, found, Math.min(different.length, BUILDS_KEPT - 1));
    return found;
  }
}

/** What may follow a tile outside towns. */
class Followers {
  readonly turning: readonly Candidate[];
  readonly #adding: readonly Candidate[];
  /** Hexes are alike by the thousand: those that fit are found once for the bits of closed and of anchored sides. */
  readonly #fitting = new Map<number, readonly Candidate[]>();

  constructor(adding: readonly Candidate[], turning: readonly Candidate[]) {
    this.#adding = adding;
    this.turning = turning;
  }

  /** Tiles that add track which runs into no closed side, and every piece of which is anchored. */
  adding(closed: number, anchored: number): readonly Candidate[] {
    const key = closed * (EVERY_SIDE + 1) + anchored;
    return keptIn(this.#fitting, key, () =>
      this.#adding.filter(
        ({ used, first, second }) => (used & closed) === 0 && (first & anchored) !== 0 && (second & anchored) !== 0,
      ),
    );
  }
}

/** Every piece of track that an open hex can have, by its place in this list. */
const PIECES = EDGES.flatMap((a) => EDGES.filter((b) => b > a).map((b) => [a, b] as const));

function pieceBit(a: number, b: number): number {
  return 1 << PIECES.findIndex(([c, d]) => trackKey(a, b) === trackKey(c, d));
}

/** Finds what may be built with a set of tiles, without asking the rules about tiles that are connected to nothing. */
export class Prospects {
  readonly #openTiles: readonly Orientation[];
  /** By the bits of their exits. */
  readonly #townTiles = new Map<number, Orientation[]>();
  readonly #followers = new Map<Orientation | null, Followers>();
  readonly #emptyLand = new WeakMap<Topology, EmptyLand>();
  /** Search lists the same few thousand builds over and over, so each is made once and shared; nobody changes one. */
  readonly #builds: Map<Orientation, (Build | undefined)[]>;

  constructor(tiles: TileSet, fits: { open(face: TileFace): boolean; town(face: TileFace): boolean }) {
    this.#openTiles = tiles.orientations.filter(({ face }) => fits.open(face));
    for (const orientation of tiles.orientations) {
      if (!fits.town(orientation.face)) continue;
      this.#townTiles.set(orientation.mask, [...(this.#townTiles.get(orientation.mask) ?? []), orientation]);
    }
    this.#builds = new Map(tiles.orientations.map((after) => [after, []]));
  }

  /** Every build that the builder allows, hex by hex; those on which nothing may be built are left out. */
  byHex<S extends BuildingSpot>(builder: Builder<S>): readonly BuildsOnHex[] {
    const { network, seat } = builder;
    const { topology } = network;
    const found: BuildsOnHex[] = [];
    const sides = sidesFor(network, seat);
    const land = keptIn(this.#emptyLand, topology, () => new EmptyLand());
    const fitting = builder.means === null ? null : land.for(builder.means);
    for (let hex = 0; hex < network.layout.length; hex++) {
      const here = sides[hex] ?? 0;
      const anchored = anchoredIn(here);
      const turnable = isTurnable(here);
      const atHome = topology.ground[hex] === 'town' && network.ownsInTown(hex, seat);
      if (anchored === 0 && !turnable && !atHome) continue;
      const closed = closedIn(here);
      if (fitting !== null && !isMet(here) && network.layout[hex] === null && topology.ground[hex] === 'land') {
        // Most of a map is empty, and what may be laid there is seldom another than the last time.
        let last = fitting[hex];
        if (last === undefined || last.sides !== here) {
          last = { sides: here, found: land.alike(hex, this.#buildsOn(builder, hex, closed, anchored, false)) };
          fitting[hex] = last;
        }
        if (last.found.builds.length > 0) found.push(last.found);
        continue;
      }
      const builds = this.#buildsOn(builder, hex, closed, atHome ? EVERY_SIDE : anchored, turnable);
      if (builds.length > 0) found.push({ hex, builds, isFarFromTrack: false });
    }
    return found;
  }

  #buildsOn<S extends BuildingSpot>(
    builder: Builder<S>,
    hex: Hex,
    closed: number,
    anchored: number,
    turnable: boolean,
  ): readonly Build[] {
    const spot = builder.spotAt(hex);
    if ('rule' in spot) return [];
    const found: Build[] = [];
    if (spot.town) this.#considerTown(builder, spot, closed, anchored, found);
    else this.#considerOpen(builder, spot, closed, anchored, turnable, found);
    return found;
  }

  #considerOpen<S extends BuildingSpot>(
    builder: Builder<S>,
    spot: S,
    closed: number,
    anchored: number,
    turnable: boolean,
    into: Build[],
  ): void {
    const followers = this.#followersOf(spot.before);
    if (anchored !== 0) {
      let judged = 0;
      let allowed = 0;
      for (const { after, change, pieces } of followers.adding(closed, anchored)) {
        if ((pieces & judged & ~allowed) !== 0 || !builder.affords(spot, after, change)) continue;
        allowed |= allowedOf(builder, spot, pieces & ~judged);
        judged |= pieces;
        if ((pieces & ~allowed) === 0) into.push(this.#buildOf(spot.hex, after));
      }
    }
    if (!turnable) return;
    for (const { after, change, used } of followers.turning) {
      if ((used & closed) !== 0 || !builder.affords(spot, after, change)) continue;
      if (builder.allowsChange(spot, change)) into.push(this.#buildOf(spot.hex, after));
    }
  }

  #considerTown<S extends BuildingSpot>(
    builder: Builder<S>,
    spot: S,
    closed: number,
    anchored: number,
    into: Build[],
  ): void {
    const before = spot.before?.mask ?? 0;
    for (const [mask, tiles] of this.#townTiles) {
      const added = mask & ~before;
      if ((before & ~mask) !== 0 || (added & closed) !== 0 || (added & anchored) === 0) continue;
      const tile = tiles.length === 1 ? tiles[0] : builder.pick(spot, tiles);
      if (tile === undefined) continue;
      const change = changeBetween(spot.before, tile, true);
      if (!builder.affords(spot, tile, change)) continue;
      if (builder.allowsChange(spot, change)) into.push(this.#buildOf(spot.hex, tile));
    }
  }

  /** What may follow a tile outside towns, whoever builds it. */
  #followersOf(before: Orientation | null): Followers {
    const known = this.#followers.get(before);
    if (known !== undefined) return known;
    const adding: Candidate[] = [];
    const turning: Candidate[] = [];
    for (const after of this.#openTiles) {
      const change = changeBetween(before, after, false);
      if (change.kind === 'redirect') {
        turning.push({ after, change, used: 1 << change.to, first: EVERY_SIDE, second: EVERY_SIDE, pieces: 0 });
      } else if (change.kind === 'place' || change.kind === 'replace') {
        const [first = EVERY_SIDE, second = EVERY_SIDE] = change.added.map(([a, b]) => maskOf([a, b]));
        const pieces = change.added.reduce((bits, [a, b]) => bits | pieceBit(a, b), 0);
        adding.push({ after, change, used: maskOf(change.added.flat()), first, second, pieces });
      }
    }
    const found = new Followers(adding, turning);
    this.#followers.set(before, found);
    return found;
  }

  #buildOf(hex: Hex, after: Orientation): Build {
    const byHex = this.#builds.get(after);
    const known = byHex?.[hex];
    if (known !== undefined) return known;
    const made: Build = { type: 'build', hex, tile: after.face.id, rotation: after.rotation };
    if (byHex !== undefined) byHex[hex] = made;
    return made;
  }
}

/** Those of the pieces that the builder allows. */
function allowedOf<S extends BuildingSpot>(builder: Builder<S>, spot: S, pieces: number): number {
  let allowed = 0;
  for (let bits = pieces; bits !== 0; bits &= bits - 1) {
    const piece = PIECES[31 - Math.clz32(bits & -bits)];
    if (piece !== undefined && builder.allowsPiece(spot, piece[0], piece[1])) allowed |= bits & -bits;
  }
  return allowed;
}
