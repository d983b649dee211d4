import type { Hex } from '@roundhouse/hex';
import type { Seat, Violation } from '@roundhouse/kernel';
import { type Change, changeBetween } from './change.ts';
import { sidesFor } from './frontier.ts';
import type { Network } from './network.ts';
import { maskOf, type Orientation, type TileFace, type TileSet } from './tiles.ts';

/** Laying a tile, as both rail games write it. */
export interface Build {
  readonly type: 'build';
  readonly hex: Hex;
  readonly tile: string;
  readonly rotation: number;
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
  /** What may be built on, or why nothing may. */
  spotAt(hex: Hex): S | Violation;
  /** Which of several tiles with the same exits is offered in a town. */
  pick(spot: S, tiles: readonly Orientation[]): Orientation | undefined;
  allows(spot: S, after: Orientation, change: Change): boolean;
}

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

/** Finds what may be built with a set of tiles, without asking the rules about tiles that are connected to nothing. */
export class Prospects {
  readonly #openTiles: readonly Orientation[];
  /** By the bits of their exits. */
  readonly #townTiles = new Map<number, Orientation[]>();
  readonly #followers = new Map<Orientation | null, Followers>();
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

  /** Every build that the builder allows. */
  builds<S extends BuildingSpot>(builder: Builder<S>): Build[] {
    const { network, seat } = builder;
    const found: Build[] = [];
    const sides = sidesFor(network, seat);
    for (let hex = 0; hex < network.layout.length; hex++) {
      const anchored = sides.anchored[hex] ?? 0;
      const turnable = sides.turnable[hex] === 1;
      const atHome = network.ownsInTown(hex, seat);
      if (anchored === 0 && !turnable && !atHome) continue;
      const spot = builder.spotAt(hex);
      if ('rule' in spot) continue;
      const closed = sides.closed[hex] ?? 0;
      if (spot.town) this.#considerTown(builder, spot, closed, atHome ? EVERY_SIDE : anchored, found);
      else this.#considerOpen(builder, spot, closed, anchored, turnable, found);
    }
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
    const { adding, turning } = this.#followersOf(spot.before);
    if (anchored !== 0) {
      for (const { after, change, used, first, second } of adding) {
        if ((used & closed) === 0 && (first & anchored) !== 0 && (second & anchored) !== 0) {
          if (builder.allows(spot, after, change)) into.push(this.#buildOf(spot.hex, after));
        }
      }
    }
    if (!turnable) return;
    for (const { after, change, used } of turning) {
      if ((used & closed) === 0 && builder.allows(spot, after, change)) into.push(this.#buildOf(spot.hex, after));
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
      if (builder.allows(spot, tile, changeBetween(spot.before, tile, true))) into.push(this.#buildOf(spot.hex, tile));
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
        turning.push({ after, change, used: 1 << change.to, first: EVERY_SIDE, second: EVERY_SIDE });
      } else if (change.kind === 'place' || change.kind === 'replace') {
        const [first = EVERY_SIDE, second = EVERY_SIDE] = change.added.map(([a, b]) => maskOf([a, b]));
        adding.push({ after, change, used: maskOf(change.added.flat()), first, second });
      }
    }
    const found = { adding, turning };
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
