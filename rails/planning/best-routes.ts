import { type Hex, NOWHERE } from '@roundhouse/hex';
import type { Network } from '../network.ts';
import { keptIn, putFirst } from '../recent.ts';
import { Alike } from './alike.ts';
import { goalOf, type Lines, missingOf, PAYEE, payeeOf, tileHereOf, tileThereOf } from './lines.ts';
import type { Survey } from './survey.ts';

/** What somebody can move and build, this turn and with the next turn's tiles and engine. */
export interface Means {
  readonly engine: number;
  readonly laterEngine: number;
  /** Tiles that can still be laid and paid this turn, and with the next turn's. */
  readonly tilesNow: number;
  readonly tilesLater: number;
}

const knownMeans = new Map<number, Means>();

/**
 * The means of somebody with this engine that can pay for some tiles now, if there is a next turn or if there is none; the same
 * object for the same means.
 */
export function meansWith(engine: number, largest: number, tilesNow: number, hasNextTurn: boolean): Means {
  const laterEngine = hasNextTurn ? Math.min(largest, engine + 1) : engine;
  const tilesLater = hasNextTurn ? Math.min(5, tilesNow + 3) : tilesNow;
  const key = ((engine * 16 + laterEngine) * 16 + tilesNow) * 16 + tilesLater;
  return keptIn(knownMeans, key, () => ({ engine, laterEngine, tilesNow, tilesLater }));
}

/** By place of a survey: the bit of the colour that is delivered there, or 0. */
export type Accepted = Uint16Array;

const acceptedWithoutNewCities = new WeakMap<Survey, Accepted>();

/** With the New Cities of the last few positions. */
const acceptedBefore = new Alike<Accepted>(16);

/** Only towns that became cities are asked about again: what a printed city takes never changes. */
export function acceptedColors<Good>(
  { laidCities }: Network,
  survey: Survey,
  goods: readonly Good[],
  takenAt: (hex: Hex) => Good | undefined,
): Accepted {
  const bitAt = (hex: Hex): number => {
    const good = takenAt(hex);
    return good === undefined ? 0 : 1 << goods.indexOf(good);
  };
  const printed = keptIn(acceptedWithoutNewCities, survey, ({ places }) =>
    Uint16Array.from(places, (hex) => (laidCities.includes(hex) ? 0 : bitAt(hex))),
  );
  if (laidCities.length === 0) return printed;
  const accepted = printed.slice();
  for (const hex of laidCities) accepted[survey.placeOn[hex] ?? NOWHERE] = bitAt(hex);
  return acceptedBefore.alike(accepted);
}

/** How a planner judges routes that are not all its own, or not all there. */
export interface RouteTaste {
  /** A completed link of a rival on my route feeds them, and I might have owned it. */
  readonly rivalLinkOnRoute: number;
  /** How sure a planned route still is for each tile that it lacks. */
  readonly perMissingTile: number;
  /** A route that can only be finished next turn: others build, take its cubes, and it costs next turn's tiles. */
  readonly finishedNextTurn: number;
}

/** By colour: what the best route brings, this turn and later. */
export interface BestRoutes {
  readonly now: Float64Array;
  readonly later: Float64Array;
}

/**
 * What was found by a walk, and how it left places. It holds for other lines as well, wherever those that differ could not
 * have led to anything better.
 */
interface KnownRoutes {
  readonly routes: BestRoutes;
  readonly colors: number;
  readonly means: Means;
  readonly accepted: Accepted;
  readonly lines: Lines;
  readonly start: number;
  readonly departures: readonly Departure[];
}

/**
 * All the ways on which a walk left a place, as one that is no worse than any of them: the place, the fewest tiles that a way
 * there lacked, and the bits of all colours that were carried. In one number, for they are written by the thousand.
 */
type Departure = number;

const LACKING_AT = 10;
const CARRIED_AT = 14;

/** How many walks out of each place are remembered. */
const WALKS_KEPT = 6;

/** Sums of links that pay the same in another order differ by less. */
const ROUNDING = 1e-9;

const MOST_TILES = 12;
const MOST_LINKS = 16;

/** Finds the best routes for cubes, over track that stands and, at a discount, over track that is only planned. */
export class RoutePlanner {
  readonly #walk: RouteWalk;
  /** By place. Whoever compares tiles or moves of cubes asks for nearly the same routes each time. */
  readonly #known: KnownRoutes[][] = [];

  constructor(colors: number, taste: RouteTaste) {
    this.#walk = new RouteWalk(colors, taste);
  }

  /** The best route of each colour out of a place. `colors` and `accepted` (by place) are bits, one a colour. */
  best(lines: Lines, accepted: Accepted, start: number, colors: number, means: Means): BestRoutes {
    const known = this.#known[start] ?? [];
    this.#known[start] = known;
    for (let index = 0; index < known.length; index++) {
      const one = known[index];
      if (one === undefined || one.means !== means || one.colors !== colors || one.accepted !== accepted) continue;
      if (!this.#walk.wouldFindTheSame(one, lines)) continue;
      // What holds for many tiles stays, and what held for one is soon forgotten.
      putFirst(known, one, index);
      return one.routes;
    }
    const routes = this.#walk.from(lines, accepted, start, colors, means);
    const departures = this.#walk.departures();
    putFirst(
      known,
      { routes, colors, means, accepted, lines, start, departures },
      Math.min(known.length, WALKS_KEPT - 1),
    );
    return routes;
  }
}

/** Planners by taste, each remembering the routes that it judged by it. */
export function plannersFor(colors: number): (taste: RouteTaste) => RoutePlanner {
  const planners = new WeakMap<RouteTaste, RoutePlanner>();
  return (taste) => keptIn(planners, taste, () => new RoutePlanner(colors, taste));
}

/** One walk over all routes out of a place that may still turn out the best. */
class RouteWalk {
  readonly colors: number;
  readonly pay: Float64Array;
  readonly sure: Float64Array;
  readonly finishedNextTurn: number;
  lines: Lines = [];
  accepted: Accepted = new Uint16Array();
  visited = new Uint8Array();
  /** By place: the colours that were carried from there, and the fewest tiles that a way there lacked. */
  carriedFrom = new Uint16Array();
  lackingTo = new Uint8Array();
  /** By the number of links on the way: what these are worth. Not handed on from call to call, which would make an object of it. */
  readonly worth = new Float64Array(MOST_LINKS);
  engine = 0;
  laterEngine = 0;
  tilesNow = 0;
  tilesLater = 0;
  best: BestRoutes = { now: new Float64Array(), later: new Float64Array() };

  constructor(colors: number, { rivalLinkOnRoute, perMissingTile, finishedNextTurn }: RouteTaste) {
    this.colors = colors;
    this.pay = new Float64Array(3);
    this.pay[PAYEE.me] = 1;
    this.pay[PAYEE.rival] = -rivalLinkOnRoute;
    this.sure = Float64Array.from({ length: MOST_TILES }, (_, missing) => perMissingTile ** missing);
    this.finishedNextTurn = finishedNextTurn;
  }

  from(lines: Lines, accepted: Accepted, start: number, colors: number, means: Means): BestRoutes {
    this.lines = lines;
    this.accepted = accepted;
    if (this.visited.length < lines.length) {
      this.visited = new Uint8Array(lines.length);
      this.carriedFrom = new Uint16Array(lines.length);
      this.lackingTo = new Uint8Array(lines.length);
    }
    this.carriedFrom.fill(0);
    this.engine = means.engine;
    this.laterEngine = means.laterEngine;
    this.tilesNow = means.tilesNow;
    this.tilesLater = means.tilesLater;
    this.best = { now: new Float64Array(this.colors), later: new Float64Array(this.colors) };
    this.visited[start] = 1;
    this.leave(start, 0, colors, 1, 0);
    this.visited[start] = 0;
    return this.best;
  }

  /** `shares`: 1 where a tile that the way here lacks lies in this town, so that a line from here need not lack it. */
  leave(place: number, shares: number, carried: number, links: number, missing: number): void {
    const out = this.lines[place];
    if (out === undefined) return;
    const worth = this.worth[links - 1] ?? 0;
    const carriedBefore = this.carriedFrom[place] ?? 0;
    if (carriedBefore === 0 || missing - shares < (this.lackingTo[place] ?? 0))
      this.lackingTo[place] = missing - shares;
    this.carriedFrom[place] = carriedBefore | carried;
    const isLast = links >= this.laterEngine;
    const tilesLeft = this.tilesLater - missing;
    for (let index = 0; index < out.length; index++) {
      const line = out[index] ?? 0;
      const lacks = missingOf(line);
      // All that come after it lack as much or more.
      if (lacks - shares > tilesLeft) break;
      const to = goalOf(line);
      const arrived = carried & (this.accepted[to] ?? 0);
      if ((isLast && arrived === 0) || this.visited[to] === 1) continue;
      const lacking = lacks === 0 ? missing : missing + lacks - (shares & tileHereOf(line));
      if (lacking > this.tilesLater) continue;
      const reached = worth + (this.pay[payeeOf(line)] ?? 0);
      const sure = this.sure[lacking] ?? 0;
      const inTime = lacking <= this.tilesNow;
      const sureLater = inTime ? sure : sure * this.finishedNextTurn;
      if (arrived !== 0) {
        const { now, later } = this.best;
        const color = 31 - Math.clz32(arrived);
        if (reached * sureLater > (later[color] ?? 0)) later[color] = reached * sureLater;
        if (inTime && links <= this.engine && reached * sure > (now[color] ?? 0)) now[color] = reached * sure;
      }
      const left = carried & ~arrived;
      if (isLast || left === 0) continue;
      // If every further link were one's own.
      const mostLater = (reached + this.laterEngine - links) * sureLater;
      const mostNow = inTime ? (reached + this.engine - links) * sure : 0;
      if (!mayImprove(this.best, left, mostNow, mostLater)) continue;
      this.visited[to] = 1;
      this.worth[links] = reached;
      this.leave(to, tileThereOf(line), left, links + 1, lacking);
      this.visited[to] = 0;
    }
  }

  /** How the last walk left places. */
  departures(): readonly Departure[] {
    const departures: Departure[] = [];
    for (let place = 0; place < this.carriedFrom.length; place++) {
      const carried = this.carriedFrom[place] ?? 0;
      if (carried === 0) continue;
      departures.push(place | ((this.lackingTo[place] ?? 0) << LACKING_AT) | (carried << CARRIED_AT));
    }
    return departures;
  }

  /** Whether a walk over these lines would come to the same as a known one: lines that are new or gone change nothing. */
  wouldFindTheSame(known: KnownRoutes, lines: Lines): boolean {
    if (known.lines === lines) return true;
    for (const departure of known.departures) {
      const place = goalOf(departure);
      const before = known.lines[place];
      const after = lines[place];
      if (before !== after && this.#wouldMatter(known, departure, before ?? [], after ?? [])) return false;
    }
    return true;
  }

  /** Whether a line that is in only one of two lists could be on a best route. Both are in the order of what lines lack. */
  #wouldMatter(known: KnownRoutes, departure: Departure, before: readonly number[], after: readonly number[]): boolean {
    const lacking = (departure >> LACKING_AT) & ((1 << (CARRIED_AT - LACKING_AT)) - 1);
    let old = 0;
    let fresh = 0;
    while (old < before.length || fresh < after.length) {
      const gone = before[old] ?? Number.POSITIVE_INFINITY;
      const come = after[fresh] ?? Number.POSITIVE_INFINITY;
      if (gone <= come) old++;
      if (come <= gone) fresh++;
      if (gone === come) continue;
      const line = Math.min(gone, come);
      if (lacking + missingOf(line) > known.means.tilesLater) return false;
      if (goalOf(line) === known.start) continue;
      if (this.#couldBeOnBest(known, lacking + missingOf(line), payeeOf(line), departure >> CARRIED_AT)) return true;
    }
    return false;
  }

  /** Whether a route with such a line could be the best if every other link were one's own. */
  #couldBeOnBest({ routes, means }: KnownRoutes, lacking: number, payee: number, carried: number): boolean {
    const sure = this.sure[lacking] ?? 0;
    const others = (this.pay[payee] ?? 0) - 1;
    const inTime = lacking <= means.tilesNow;
    const later = (others + means.laterEngine) * (inTime ? sure : sure * this.finishedNextTurn) + ROUNDING;
    const now = inTime ? (others + means.engine) * sure + ROUNDING : 0;
    return mayImprove(routes, carried, now, later);
  }
}

/** Whether so much would beat what is known for any colour still carried. */
function mayImprove(best: BestRoutes, carried: number, now: number, later: number): boolean {
  for (let bits = carried; bits !== 0; ) {
    const color = 31 - Math.clz32(bits);
    if ((best.later[color] ?? 0) < later || (best.now[color] ?? 0) < now) return true;
    bits ^= 1 << color;
  }
  return false;
}
