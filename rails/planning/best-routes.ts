import { type Hex, NOWHERE } from '@roundhouse/hex';
import { itemAt } from '@roundhouse/kernel';
import type { Network } from '../network.ts';
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

/** The means of somebody with this engine that can pay for some tiles now, if there is a next turn or if there is none. */
export function meansWith(engine: number, largest: number, tilesNow: number, hasNextTurn: boolean): Means {
  return {
    engine,
    laterEngine: hasNextTurn ? Math.min(largest, engine + 1) : engine,
    tilesNow,
    tilesLater: hasNextTurn ? Math.min(5, tilesNow + 3) : tilesNow,
  };
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
  const printed =
    acceptedWithoutNewCities.get(survey) ??
    Uint16Array.from(survey.places, (hex) => (laidCities.includes(hex) ? 0 : bitAt(hex)));
  acceptedWithoutNewCities.set(survey, printed);
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

/** What was found by a walk: it holds wherever the places that it left have the same lines out of them. */
interface KnownRoutes {
  readonly routes: BestRoutes;
  readonly colors: number;
  readonly means: Means;
  readonly accepted: Accepted;
  readonly left: readonly number[];
  readonly lines: Lines;
}

/** How many walks out of each place are remembered. */
const WALKS_KEPT = 6;

function areEqual(one: Means, other: Means): boolean {
  return (
    one.engine === other.engine &&
    one.laterEngine === other.laterEngine &&
    one.tilesNow === other.tilesNow &&
    one.tilesLater === other.tilesLater
  );
}

function holds(known: KnownRoutes, lines: Lines, accepted: Accepted, colors: number, means: Means): boolean {
  if (known.colors !== colors || known.accepted !== accepted || !areEqual(known.means, means)) return false;
  if (known.lines === lines) return true;
  for (const place of known.left) if (known.lines[place] !== lines[place]) return false;
  return true;
}

const MOST_TILES = 12;

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
      const one = itemAt(known, index);
      if (!holds(one, lines, accepted, colors, means)) continue;
      // What holds for many tiles stays, and what held for one is soon forgotten.
      if (index > 0) known.unshift(...known.splice(index, 1));
      return one.routes;
    }
    const routes = this.#walk.from(lines, accepted, start, colors, means);
    known.unshift({ routes, colors, means, accepted, lines, left: this.#walk.placesLeft() });
    if (known.length > WALKS_KEPT) known.pop();
    return routes;
  }
}

/** Planners by taste, each remembering the routes that it judged by it. */
export function plannersFor(colors: number): (taste: RouteTaste) => RoutePlanner {
  const planners = new WeakMap<RouteTaste, RoutePlanner>();
  return (taste) => {
    const planner = planners.get(taste) ?? new RoutePlanner(colors, taste);
    planners.set(taste, planner);
    return planner;
  };
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
  /** 1 for every place that the walk went on from. */
  left = new Uint8Array();
  engine = 0;
  laterEngine = 0;
  tilesNow = 0;
  tilesLater = 0;
  now = new Float64Array();
  later = new Float64Array();

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
    if (this.visited.length < lines.length) this.visited = new Uint8Array(lines.length);
    this.left = new Uint8Array(lines.length);
    this.engine = means.engine;
    this.laterEngine = means.laterEngine;
    this.tilesNow = means.tilesNow;
    this.tilesLater = means.tilesLater;
    this.now = new Float64Array(this.colors);
    this.later = new Float64Array(this.colors);
    this.visited[start] = 1;
    this.leave(start, 0, colors, 1, 0, 0);
    this.visited[start] = 0;
    return { now: this.now, later: this.later };
  }

  /** `shares`: 1 where a tile that the way here lacks lies in this town, so that a line from here need not lack it. */
  leave(place: number, shares: number, carried: number, links: number, worth: number, missing: number): void {
    const out = this.lines[place];
    if (out === undefined) return;
    this.left[place] = 1;
    for (let index = 0; index < out.length; index++) {
      const line = out[index] ?? 0;
      const lacks = missingOf(line);
      // All that come after it lack as much or more.
      if (missing + lacks - shares > this.tilesLater) break;
      const to = goalOf(line);
      if (this.visited[to] === 1) continue;
      const lacking = lacks === 0 ? missing : missing + lacks - (shares & tileHereOf(line));
      if (lacking > this.tilesLater) continue;
      const reached = worth + (this.pay[payeeOf(line)] ?? 0);
      const sure = this.sure[lacking] ?? 0;
      const inTime = lacking <= this.tilesNow;
      const sureLater = inTime ? sure : sure * this.finishedNextTurn;
      const arrived = carried & (this.accepted[to] ?? 0);
      if (arrived !== 0) {
        const color = 31 - Math.clz32(arrived);
        if (reached * sureLater > (this.later[color] ?? 0)) this.later[color] = reached * sureLater;
        if (inTime && links <= this.engine && reached * sure > (this.now[color] ?? 0)) this.now[color] = reached * sure;
      }
      const left = carried & ~arrived;
      if (left === 0 || links >= this.laterEngine) continue;
      // If every further link were one's own.
      const mostLater = (reached + this.laterEngine - links) * sureLater;
      const mostNow = inTime ? (reached + this.engine - links) * sure : 0;
      if (!this.mayImprove(left, mostNow, mostLater)) continue;
      this.visited[to] = 1;
      this.leave(to, tileThereOf(line), left, links + 1, reached, lacking);
      this.visited[to] = 0;
    }
  }

  /** Those whose lines the last walk has read. */
  placesLeft(): readonly number[] {
    const places: number[] = [];
    for (let place = 0; place < this.left.length; place++) if (this.left[place] === 1) places.push(place);
    return places;
  }

  /** Whether so much would beat what is known for any colour still carried. */
  mayImprove(carried: number, now: number, later: number): boolean {
    for (let bits = carried; bits !== 0; bits &= bits - 1) {
      const color = 31 - Math.clz32(bits & -bits);
      if ((this.later[color] ?? 0) < later || (this.now[color] ?? 0) < now) return true;
    }
    return false;
  }
}
