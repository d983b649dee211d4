import { type Hex, NOWHERE } from '@roundhouse/hex';
import { isCity, type Layout, type Topology } from '../layout.ts';
import type { Network } from '../network.ts';
import { keptIn, putFirst, Recent } from '../recent.ts';
import { type Gap, LONGEST_WAY, type Survey, type Way } from './survey.ts';

/** A place that a line could come to, and with how many tiles. */
export interface Reached {
  readonly place: number;
  readonly tiles: number;
}

const NOTHING: readonly Reached[] = [];

/** In place of a number of tiles: no way is free. */
export const NO_WAY = -1;

/**
 * What of a map is still free to build on, as planners ask for it over and over. A tile changes only what is near it, so
 * the rest is taken over from a layout that was asked about before.
 */
export class FreeGround {
  readonly #topology: Topology;
  readonly #layout: Layout;
  readonly #survey: Survey;
  readonly #reached: (readonly Reached[] | undefined)[];
  readonly #missing: (number | undefined)[];
  readonly #lately: (readonly Reached[])[][];

  constructor({ topology, layout }: Network, survey: Survey, before: FreeGround | undefined) {
    this.#lately = keptIn(lately, survey, ({ placeOn }) => placeOn.map(() => []));
    this.#topology = topology;
    this.#layout = layout;
    this.#survey = survey;
    const isOfThisMap = before !== undefined && before.#survey === survey;
    this.#reached = isOfThisMap ? before.#reached.slice() : [];
    this.#missing = isOfThisMap ? before.#missing.slice() : [];
    if (isOfThisMap) this.#forgetChanges(before.#layout);
  }

  #forgetChanges(before: Layout): void {
    for (let hex = 0; hex < this.#layout.length; hex++) {
      const here = this.#layout[hex] ?? null;
      const there = before[hex] ?? null;
      if (here === there || standsOpen(here) === standsOpen(there)) continue;
      for (const near of this.#survey.nearby[hex] ?? []) this.#reached[near] = undefined;
      for (const gap of this.#survey.gapsAt[hex] ?? []) this.#missing[gap] = undefined;
    }
  }

  /** How many tiles, from this hex on, would bring a line to each place nearby. */
  reachFrom(first: Hex): readonly Reached[] {
    if (first === NOWHERE) return NOTHING;
    const known = this.#reached[first];
    if (known !== undefined) return known;
    const reached = reachedLately(this.#lately[first] ?? [], this.#explore(first));
    this.#reached[first] = reached;
    return reached;
  }

  /** The hexes on which another layout of the map leaves more or less free than this one does; null where cities differ. */
  changedSince(before: FreeGround): readonly Hex[] | null {
    const changed: Hex[] = [];
    for (let hex = 0; hex < this.#layout.length; hex++) {
      const here = this.#layout[hex] ?? null;
      const there = before.#layout[hex] ?? null;
      if (here === there || standsOpen(here) === standsOpen(there)) continue;
      if (standsOpen(here) === 'city' || standsOpen(there) === 'city') return null;
      changed.push(hex);
    }
    return changed;
  }

  #explore(first: Hex): readonly Reached[] {
    const { placeOn } = this.#survey;
    const start = placeOn[first] ?? NOWHERE;
    if (start !== NOWHERE) return [{ place: start, tiles: 1 }];
    if (this.#layout[first] !== null) return NOTHING;
    const reached: Reached[] = [];
    const { across } = this.#topology;
    const seen = walked.fresh(this.#layout.length);
    seen[first] = walked.now;
    const open = [first];
    for (let tiles = 1, done = 0; tiles <= LONGEST_WAY; tiles++) {
      for (const end = open.length; done < end; done++) {
        const side = (open[done] ?? NOWHERE) * 6;
        for (let edge = 0; edge < 6; edge++) {
          const beyond = across[side + edge] ?? NOWHERE;
          if (beyond === NOWHERE || seen[beyond] === walked.now) continue;
          seen[beyond] = walked.now;
          const place = placeOn[beyond] ?? NOWHERE;
          if (place !== NOWHERE) reached.push({ place, tiles: this.#isCity(beyond) ? tiles : tiles + 1 });
          else if (this.#layout[beyond] === null) open.push(beyond);
        }
      }
    }
    return reached;
  }

  /** How many tiles would close a gap, those in its towns among them, or `NO_WAY`. */
  missingIn(gap: number): number {
    const known = this.#missing[gap] ?? this.#measure(this.#survey.gaps[gap]);
    this.#missing[gap] = known;
    return known;
  }

  #measure(gap: Gap | undefined): number {
    if (gap === undefined) return NO_WAY;
    for (const way of gap.ways) {
      if (this.#isFree(way)) return way.length + (this.isTownAt(gap.a) ? 1 : 0) + (this.isTownAt(gap.b) ? 1 : 0);
    }
    return NO_WAY;
  }

  #isFree(way: Way): boolean {
    for (const hex of way) if (this.#layout[hex] !== null) return false;
    return true;
  }

  /** Whether a place is a town still, where a line needs a tile. */
  isTownAt(place: number): boolean {
    return !this.#isCity(this.#survey.places[place] ?? NOWHERE);
  }

  #isCity(hex: Hex): boolean {
    return isCity(this.#topology, this.#layout, hex);
  }
}

/** By hex of a survey: the lists of what was reached from there lately. */
const lately = new WeakMap<Survey, (readonly Reached[])[][]>();
const LISTS_KEPT = 4;

/** The same list where it is the same: what others have made of it stays true. */
function reachedLately(lists: (readonly Reached[])[], reached: readonly Reached[]): readonly Reached[] {
  for (const known of lists) if (areSame(known, reached)) return known;
  putFirst(lists, reached, Math.min(lists.length, LISTS_KEPT - 1));
  return reached;
}

function areSame(one: readonly Reached[], other: readonly Reached[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    const here = one[index];
    const there = other[index];
    if (here?.place !== there?.place || here?.tiles !== there?.tiles) return false;
  }
  return true;
}

/** Which walk came to each hex last, so that no walk need clear what the one before it saw. */
const walked = {
  now: 0,
  seen: new Uint32Array(),
  fresh(hexes: number): Uint32Array {
    this.now++;
    if (this.seen.length < hexes) this.seen = new Uint32Array(hexes);
    return this.seen;
  },
};

/** All that matters here of what lies on a hex. */
function standsOpen(laid: Layout[number]): 'open' | 'city' | 'track' {
  if (laid === null) return 'open';
  return 'city' in laid ? 'city' : 'track';
}

const grounds = new Recent<Network, FreeGround>(16);
let latest: FreeGround | undefined;

export function freeGroundOf(network: Network, survey: Survey): FreeGround {
  const ground = grounds.get(network, () => new FreeGround(network, survey, latest));
  latest = ground;
  return ground;
}
