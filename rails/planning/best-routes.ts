import { type Hex, NOWHERE } from '@roundhouse/hex';
import type { Network } from '../network.ts';
import { Recent } from '../recent.ts';
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
  return accepted;
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

/** By place and colours, for the means that were asked about last. */
interface KnownRoutes {
  means: Means;
  readonly routes: Map<number, BestRoutes>;
}

function areEqual(one: Means, other: Means): boolean {
  return (
    one.engine === other.engine &&
    one.laterEngine === other.laterEngine &&
    one.tilesNow === other.tilesNow &&
    one.tilesLater === other.tilesLater
  );
}

const MOST_TILES = 12;

/** Finds the best routes for cubes, over track that stands and, at a discount, over track that is only planned. */
export class RoutePlanner {
  readonly #walk: RouteWalk;
  /** Whoever compares moves of cubes asks for the same routes each time. */
  readonly #known = new Recent<Lines, KnownRoutes>(8);

  constructor(colors: number, taste: RouteTaste) {
    this.#walk = new RouteWalk(colors, taste);
  }

  /** The best route of each colour out of a place. `colors` and `accepted` (by place) are bits, one a colour. */
  best(lines: Lines, accepted: Accepted, start: number, colors: number, means: Means): BestRoutes {
    const known = this.#known.get(lines, () => ({ means, routes: new Map() }));
    if (!areEqual(known.means, means)) {
      known.means = means;
      known.routes.clear();
    }
    const key = (start << this.#walk.colors) | colors;
    const best = known.routes.get(key) ?? this.#walk.from(lines, accepted, start, colors, means);
    known.routes.set(key, best);
    return best;
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
    for (let index = 0; index < out.length; index++) {
      const line = out[index] ?? 0;
      const to = goalOf(line);
      if (this.visited[to] === 1) continue;
      const lacks = missingOf(line);
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

  /** Whether so much would beat what is known for any colour still carried. */
  mayImprove(carried: number, now: number, later: number): boolean {
    for (let bits = carried; bits !== 0; bits &= bits - 1) {
      const color = 31 - Math.clz32(bits & -bits);
      if ((this.later[color] ?? 0) < later || (this.now[color] ?? 0) < now) return true;
    }
    return false;
  }
}
