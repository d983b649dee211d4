import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { Line, Lines } from './lines.ts';
import type { Survey } from './survey.ts';

/** What somebody can move and build, this turn and with the next turn's tiles and engine. */
export interface Means {
  readonly seat: Seat;
  readonly engine: number;
  readonly laterEngine: number;
  /** Tiles that can still be laid and paid this turn, and with the next turn's. */
  readonly tilesNow: number;
  readonly tilesLater: number;
}

/** The means of a seat with this engine that can pay for some tiles now, if there is a next turn or if there is none. */
export function meansWith(seat: Seat, engine: number, largest: number, tilesNow: number, hasNextTurn: boolean): Means {
  return {
    seat,
    engine,
    laterEngine: hasNextTurn ? Math.min(largest, engine + 1) : engine,
    tilesNow,
    tilesLater: hasNextTurn ? Math.min(5, tilesNow + 3) : tilesNow,
  };
}

/** By place of a survey: the bit of the colour that is delivered there, or 0. */
export function acceptedColors<Good>(
  { places }: Survey,
  goods: readonly Good[],
  takenAt: (hex: Hex) => Good | undefined,
): readonly number[] {
  return places.map((hex) => {
    const good = takenAt(hex);
    return good === undefined ? 0 : 1 << goods.indexOf(good);
  });
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
  readonly now: number[];
  readonly later: number[];
}

const MOST_TILES = 12;

/** Finds the best routes for cubes, over track that stands and, at a discount, over track that is only planned. */
export class RoutePlanner {
  readonly #colors: number;
  readonly #taste: RouteTaste;
  readonly #sure: readonly number[];

  constructor(colors: number, taste: RouteTaste) {
    this.#colors = colors;
    this.#taste = taste;
    this.#sure = Array.from({ length: MOST_TILES }, (_, missing) => taste.perMissingTile ** missing);
  }

  /** The best route of each colour out of a place. `colors` and `accepted` (by place) are bits, one a colour. */
  best(lines: Lines, accepted: readonly number[], start: number, colors: number, means: Means): BestRoutes {
    const best: BestRoutes = {
      now: new Array<number>(this.#colors).fill(0),
      later: new Array<number>(this.#colors).fill(0),
    };
    const visited = lines.map((_, place) => place === start);
    const leave = (
      place: number,
      before: Line | null,
      carried: number,
      links: number,
      worth: number,
      missing: number,
    ): void => {
      for (const line of lines[place] ?? []) {
        if (visited[line.to] === true) continue;
        const shared = before?.tileThere === true && line.tileHere ? 1 : 0;
        const lacking = missing + (line.missing > 0 ? line.missing - shared : 0);
        if (lacking > means.tilesLater) continue;
        const reached = worth + this.#payOf(line, means.seat);
        const arrived = carried & (accepted[line.to] ?? 0);
        if (arrived !== 0) this.#record(best, arrived, links, reached, lacking, means);
        const left = carried & ~arrived;
        if (left === 0 || !this.#mayImprove(best, left, links, reached, lacking, means)) continue;
        visited[line.to] = true;
        leave(line.to, line, left, links + 1, reached, lacking);
        visited[line.to] = false;
      }
    };
    leave(start, null, colors, 1, 0, 0);
    return best;
  }

  #payOf({ owner }: Line, seat: Seat): number {
    if (owner === seat) return 1;
    return owner === null ? 0 : -this.#taste.rivalLinkOnRoute;
  }

  #sureNow(missing: number): number {
    return this.#sure[missing] ?? 0;
  }

  #sureLater(missing: number, means: Means): number {
    const sure = this.#sureNow(missing);
    return missing <= means.tilesNow ? sure : sure * this.#taste.finishedNextTurn;
  }

  #record(best: BestRoutes, bit: number, links: number, worth: number, missing: number, means: Means): void {
    const color = 31 - Math.clz32(bit);
    const later = worth * this.#sureLater(missing, means);
    if (later > (best.later[color] ?? 0)) best.later[color] = later;
    if (links > means.engine || missing > means.tilesNow) return;
    const now = worth * this.#sureNow(missing);
    if (now > (best.now[color] ?? 0)) best.now[color] = now;
  }

  /** Whether going on could beat what is known for any colour still carried, if every further link were one's own. */
  #mayImprove(best: BestRoutes, carried: number, links: number, worth: number, missing: number, means: Means): boolean {
    if (links >= means.laterEngine) return false;
    const later = (worth + means.laterEngine - links) * this.#sureLater(missing, means);
    const now = missing <= means.tilesNow ? (worth + means.engine - links) * this.#sureNow(missing) : 0;
    for (let color = 0, bits = carried; bits !== 0; color++, bits >>= 1) {
      if ((bits & 1) !== 0 && ((best.later[color] ?? 0) < later || (best.now[color] ?? 0) < now)) return true;
    }
    return false;
  }
}
