import { type Area, NO_SPACE, type Space } from '../../content/area.ts';
import { DIRECTIONS, type Direction, sharpness } from '../../content/geometry.ts';

export interface Flight {
  readonly to: Space;
  /** The spaces entered, one after the other. */
  readonly path: readonly Space[];
}

/** How an airship may fly: how far, and how sharply it may turn (1: wide turns only). */
export interface FlightRules {
  readonly from: number;
  readonly to: number;
  readonly sharpest: number;
}

const kept = new WeakMap<Area, Map<number, readonly Flight[]>>();

/** No flight is so long, and no turn so sharp. */
const KEY_BASE = 16;

/** One flight to every space that can be reached; where airships and goods are does not matter, so they are kept. */
export function flightsFrom(area: Area, start: Space, rules: FlightRules): readonly Flight[] {
  let flights = kept.get(area);
  if (flights === undefined) {
    flights = new Map();
    kept.set(area, flights);
  }
  const key = ((start * KEY_BASE + rules.from) * KEY_BASE + rules.to) * KEY_BASE + rules.sharpest;
  let found = flights.get(key);
  if (found === undefined) {
    found = findFlights(area, start, rules);
    flights.set(key, found);
  }
  return found;
}

interface Heading {
  readonly space: Space;
  readonly direction: Direction;
  readonly path: readonly Space[];
}

function findFlights(area: Area, start: Space, { from, to, sharpest }: FlightRules): readonly Flight[] {
  const found = new Map<Space, Flight>();
  if (from === 0) found.set(start, { to: start, path: [] });
  let headings: readonly Heading[] = DIRECTIONS.flatMap((direction) => stepped(area, start, direction, []));
  for (let length = 1; length <= to; length++) {
    if (length >= from) {
      for (const { space, path } of headings) {
        if (mayEnd(area, space) && !found.has(space)) found.set(space, { to: space, path });
      }
    }
    headings = length === to ? [] : onward(area, headings, sharpest);
  }
  return [...found.values()].toSorted((a, b) => a.to - b.to);
}

/** All headings one step on; one way to each is enough. */
function onward(area: Area, headings: readonly Heading[], sharpest: number): readonly Heading[] {
  const next = new Map<number, Heading>();
  for (const { space, direction, path } of headings) {
    for (const turn of DIRECTIONS) {
      if (sharpness(direction, turn) > sharpest) continue;
      for (const heading of stepped(area, space, turn, path)) {
        const key = heading.space * DIRECTIONS.length + turn;
        if (!next.has(key)) next.set(key, heading);
      }
    }
  }
  return [...next.values()];
}

function stepped(area: Area, space: Space, direction: Direction, path: readonly Space[]): readonly Heading[] {
  const to = area.neighbours[space]?.[direction] ?? NO_SPACE;
  return to === NO_SPACE ? [] : [{ space: to, direction, path: [...path, to] }];
}

/** Airships may not stay over cities, nor on hexes that are cut by the edge of the play area. */
export function mayEnd(area: Area, space: Space): boolean {
  const info = area.spaces[space];
  return info !== undefined && info.kind !== 'city' && !info.partial;
}

/** Every flight there is, for those to whom the way matters. */
export function* allFlights(area: Area, start: Space, { from, to, sharpest }: FlightRules): Generator<Flight> {
  function* fly(space: Space, direction: Direction | null, path: readonly Space[]): Generator<Flight> {
    if (path.length >= from && (path.length === 0 || mayEnd(area, space))) yield { to: space, path };
    if (path.length === to) return;
    for (const turn of DIRECTIONS) {
      if (direction !== null && sharpness(direction, turn) > sharpest) continue;
      for (const heading of stepped(area, space, turn, path)) yield* fly(heading.space, turn, heading.path);
    }
  }
  yield* fly(start, null, []);
}
