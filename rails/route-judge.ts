import type { Edge, Hex } from '@roundhouse/hex';
import { refuse, type Violation } from '@roundhouse/kernel';
import type { Connection, Network } from './network.ts';
import type { Places, Settled } from './places.ts';
import { deliveries, follow, type RouteLimits } from './routes.ts';

/** Moving a cube, as both rail games write it. */
export interface MoveGoods<Good extends string> {
  readonly type: 'move-goods';
  readonly city: string;
  readonly good: Good;
  readonly exits: readonly Edge[];
}

/** A position, as far as both rail games judge a route by it. */
interface Stocked<Good extends string> extends Settled {
  readonly cubes: Readonly<Record<string, readonly Good[]>>;
}

/** Where the rail games part. */
export interface RouteRules {
  /** How many links the mover's cubes go over, and the words for a route that has more. */
  readonly maxLinks: number;
  tooLong(links: number): Violation;
  /** Why a route may not come along this link after the ones before it; `start` is where it begins. */
  again(link: Connection, before: readonly Connection[], start: Hex): Violation | null;
}

/** The links of a route that both games allow, or why it is none. */
export function judgeRoute<Good extends string>(
  rules: RouteRules,
  places: Places<Good>,
  network: Network,
  p: Stocked<Good>,
  { city, good, exits }: MoveGoods<Good>,
): readonly Connection[] | Violation {
  // Asked as the record's own: an id from outside may be the name of something every object has.
  const cubes = Object.hasOwn(p.cubes, city) ? p.cubes[city] : undefined;
  if (cubes === undefined || !cubes.includes(good)) {
    return refuse('move-goods.cube', 'There is no {good} cube at {city}.', { good: { term: good }, city });
  }
  if (exits.length === 0) return refuse('move-goods.at-least-one-link', 'A cube moves over at least one link.');
  if (exits.length > rules.maxLinks) return rules.tooLong(exits.length);
  const start = places.cityHex(p, city);
  const path = follow(network, start, exits);
  if (typeof path === 'number') {
    return refuse('move-goods.completed-links', 'Step {step} of that route is not a completed link.', {
      step: path + 1,
    });
  }
  for (const [index, link] of path.entries()) {
    const trouble = rules.again(link, path.slice(0, index), start);
    if (trouble !== null) return trouble;
    const matches = places.takenAt(p, link.to) === good;
    const last = index === path.length - 1;
    if (matches !== last) {
      const values = { good: { term: good }, place: places.placeName(p, link.to) };
      return matches
        ? refuse(
            'move-goods.first-matching-city',
            'A {good} cube stops at {place}, the first {good} city on its way.',
            values,
          )
        : refuse('move-goods.matching-city', '{place} does not take {good} cubes.', values);
    }
  }
  return path;
}

/** Every cube that may be moved: one route for each way of sharing out what it brings, the first one found. */
export function legalRoutes<Good extends string>(
  places: Places<Good>,
  network: Network,
  p: Stocked<Good>,
  goods: readonly Good[],
  limits: RouteLimits,
): (MoveGoods<Good> & { readonly exits: Edge[] })[] {
  const taken: (Good | null | undefined)[] = [];
  const takenAt = (place: Hex): Good | undefined => {
    const known = taken[place];
    const good = known === undefined ? (places.takenAt(p, place) ?? null) : known;
    taken[place] = good;
    return good ?? undefined;
  };
  const moves: (MoveGoods<Good> & { readonly exits: Edge[] })[] = [];
  for (const [city, cubes] of Object.entries(p.cubes)) {
    const from = places.cityHex(p, city);
    for (const { good, exits } of deliveries(network, { from, cubes, goods, takenAt }, limits)) {
      moves.push({ type: 'move-goods', city, good, exits });
    }
  }
  return moves;
}
