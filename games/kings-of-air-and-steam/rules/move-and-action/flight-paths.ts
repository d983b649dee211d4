import { itemAt } from '@roundhouse/kernel';
import { type Area, NO_SPACE, type Space } from '../../content/area.ts';
import { LONGEST_FLIGHT } from '../../content/box-file.ts';
import { DIRECTIONS, type Direction, sharpness, turnedBy } from '../../content/geometry.ts';

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

/** More than any flight is long, or any turn sharp. */
const KEY_BASE = LONGEST_FLIGHT + 1;

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

/** An airship in the air: where it is, which way it came in, and what it flew over before. */
interface Heading {
  readonly space: Space;
  readonly direction: Direction;
  readonly before: Heading | null;
}

function findFlights(area: Area, start: Space, { from, to, sharpest }: FlightRules): readonly Flight[] {
  /** By space. */
  const ends = new Array<Heading | null | undefined>(area.spaces.length).fill(undefined);
  if (from === 0) ends[start] = null;
  for (let length = Math.max(1, from); length <= to; length++) {
    for (const heading of headingsAfter(area, start, length, sharpest)) {
      if (ends[heading.space] === undefined && mayEnd(area, heading.space)) ends[heading.space] = heading;
    }
  }
  const flights: Flight[] = [];
  for (const [space, heading] of ends.entries()) {
    if (heading !== undefined) flights.push({ to: space, path: pathOf(heading) });
  }
  return flights;
}

function pathOf(heading: Heading | null): readonly Space[] {
  const path: Space[] = [];
  for (let one = heading; one !== null; one = one.before) path.push(one.space);
  return path.reverse();
}

const layers = new WeakMap<Area, Map<number, Heading[][]>>();

/** Every space and direction in which a flight of that length can end, with one way to each. */
function headingsAfter(area: Area, start: Space, length: number, sharpest: number): readonly Heading[] {
  let ofArea = layers.get(area);
  if (ofArea === undefined) {
    ofArea = new Map();
    layers.set(area, ofArea);
  }
  const key = start * KEY_BASE + sharpest;
  let byLength = ofArea.get(key);
  if (byLength === undefined) {
    byLength = [DIRECTIONS.flatMap((direction) => stepped(area, start, direction))];
    ofArea.set(key, byLength);
  }
  for (let known = byLength.length; known < length; known++) {
    byLength.push(onward(area, itemAt(byLength, known - 1), sharpest));
  }
  return itemAt(byLength, length - 1);
}

/** All headings one step on; one way to each is enough. */
function onward(area: Area, headings: readonly Heading[], sharpest: number): Heading[] {
  const isKnown = new Uint8Array(area.spaces.length * DIRECTIONS.length);
  const next: Heading[] = [];
  for (const before of headings) {
    for (let turn = -sharpest; turn <= sharpest; turn++) {
      const direction = turnedBy(before.direction, turn);
      const space = itemAt(itemAt(area.neighbours, before.space), direction);
      const key = space * DIRECTIONS.length + direction;
      if (space === NO_SPACE || isKnown[key] === 1) continue;
      isKnown[key] = 1;
      next.push({ space, direction, before });
    }
  }
  return next;
}

function stepped(area: Area, space: Space, direction: Direction): readonly Heading[] {
  const to = itemAt(itemAt(area.neighbours, space), direction);
  return to === NO_SPACE ? [] : [{ space: to, direction, before: null }];
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
      const next = itemAt(itemAt(area.neighbours, space), turn);
      if (next !== NO_SPACE) yield* fly(next, turn, [...path, next]);
    }
  }
  yield* fly(start, null, []);
}
