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

/**
 * An airship in the air, as a number: where it is and which way it came in (`place`), and which of the headings one step
 * shorter it had before. They are kept for every space of every play area in use, so they are no objects.
 */
type Heading = number;

/** Where an airship is and which way it came in. */
const placeAt = (space: Space, direction: Direction): number => space * DIRECTIONS.length + direction;
const placesOf = (area: Area): number => area.spaces.length * DIRECTIONS.length;
const spaceOf = (place: number): Space => Math.floor(place / DIRECTIONS.length);

function findFlights(area: Area, start: Space, { from, to, sharpest }: FlightRules): readonly Flight[] {
  const places = placesOf(area);
  const paths = new Array<readonly Space[] | undefined>(area.spaces.length).fill(undefined);
  if (from === 0) paths[start] = [];
  for (let length = Math.max(1, from); length <= to; length++) {
    const layers = headingsUpTo(area, start, length, sharpest);
    for (const [index, heading] of itemAt(layers, length - 1).entries()) {
      const space = spaceOf(heading % places);
      if (paths[space] === undefined && mayEnd(area, space)) paths[space] = pathTo(layers, length, index, places);
    }
  }
  const flights: Flight[] = [];
  for (const [space, path] of paths.entries()) if (path !== undefined) flights.push({ to: space, path });
  return flights;
}

function pathTo(layers: Layers, length: number, index: number, places: number): readonly Space[] {
  const path: Space[] = [];
  let at = index;
  for (let step = length; step > 0; step--) {
    const heading = itemAt(itemAt(layers, step - 1), at);
    path.push(spaceOf(heading % places));
    at = Math.floor(heading / places);
  }
  return path.toReversed();
}

/** By the length of the flight, from one step on: every place in which it can end, with one way to each. */
type Layers = readonly (readonly Heading[])[];

const known = new WeakMap<Area, Map<number, (readonly Heading[])[]>>();

function headingsUpTo(area: Area, start: Space, length: number, sharpest: number): Layers {
  let ofArea = known.get(area);
  if (ofArea === undefined) {
    ofArea = new Map();
    known.set(area, ofArea);
  }
  const key = start * KEY_BASE + sharpest;
  let layers = ofArea.get(key);
  if (layers === undefined) {
    layers = [firstSteps(area, start)];
    ofArea.set(key, layers);
  }
  while (layers.length < length) layers.push(onward(area, itemAt(layers, layers.length - 1), sharpest));
  return layers;
}

function firstSteps(area: Area, start: Space): readonly Heading[] {
  return DIRECTIONS.flatMap((direction) => {
    const space = itemAt(itemAt(area.neighbours, start), direction);
    return space === NO_SPACE ? [] : [placeAt(space, direction)];
  });
}

/** All headings one step on; one way to each is enough. */
function onward(area: Area, headings: readonly Heading[], sharpest: number): readonly Heading[] {
  const places = placesOf(area);
  const isKnown = new Uint8Array(places);
  const next: Heading[] = [];
  for (const [index, heading] of headings.entries()) {
    const before = heading % places;
    const neighbours = itemAt(area.neighbours, spaceOf(before));
    for (let turn = -sharpest; turn <= sharpest; turn++) {
      const direction = turnedBy(before % DIRECTIONS.length, turn);
      const space = itemAt(neighbours, direction);
      const place = placeAt(space, direction);
      if (space === NO_SPACE || isKnown[place] === 1) continue;
      isKnown[place] = 1;
      next.push(index * places + place);
    }
  }
  return next.slice();
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
