import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import type { Space } from '../../../content/area.ts';
import { COSTS } from '../../../content/components.ts';
import {
  type DepotOnLink,
  depotsByLink,
  type LinkIndex,
  NO_LINK,
  type Network,
  networkAt,
  otherEnd,
} from '../../links.ts';
import { depotOwner, hasAbility, type Position, type Target, trainRating } from '../../position.ts';

/** A way for a shipment, told by what it costs. */
export interface Route {
  /** The depots at which the train stops on its way. */
  readonly stops: readonly Space[];
  /** Tolls for each good, by the seat that gets them. */
  readonly tolls: ReadonlyMap<Seat, number>;
}

/** Where a train may end: a target, or one of several cities. */
export interface Trip {
  readonly from: Space;
  readonly ends: readonly Target[];
  /** The most that may be paid for each good. */
  readonly budget: number;
}

interface Search {
  readonly network: Network;
  readonly depots: readonly (readonly DepotOnLink[])[];
  readonly seat: Seat;
  readonly isFree: boolean;
  readonly rating: number;
  readonly trip: Trip;
  /** Sets of owners that could be paid, one for every stop that costs a toll; and a way that stops so. */
  readonly found: Map<string, readonly LinkIndex[]>;
}

/** One route for every way to pay, the cheapest first. */
export function routesFor(p: Position, seat: Seat, trip: Trip): readonly Route[] {
  const network = networkAt(p);
  const start = network.linkAt[trip.from] ?? NO_LINK;
  const search: Search = {
    network,
    depots: depotsByLink(p),
    seat,
    isFree: hasAbility(p, seat, 'intimidate'),
    rating: trainRating(p, seat),
    trip,
    found: new Map(),
  };
  if (trip.ends.some((end) => 'depot' in end && network.linkAt[end.depot] === start)) search.found.set('', []);
  else for (const city of network.links[start]?.ends ?? []) follow(search, city, [start]);
  const routes = new Map<string, Route>();
  for (const links of search.found.values()) {
    for (const route of payings(search, links)) {
      const key = [...route.tolls].toSorted(([a], [b]) => a - b).join();
      if (!routes.has(key)) routes.set(key, route);
    }
  }
  return [...routes.values()].toSorted((a, b) => total(a) - total(b) || a.stops.length - b.stops.length);
}

export function total({ tolls }: Route): number {
  return [...tolls.values()].reduce((sum, toll) => sum + toll, 0);
}

/** `used`: the links so far, the starting one first; the train has come to a city. */
function follow(search: Search, city: number, used: readonly LinkIndex[]): void {
  const { network, trip, rating } = search;
  const way = used.slice(1);
  if (way.length + 1 > rating || costOf(search, way) > trip.budget) return;
  if (trip.ends.some((end) => endsAt(network, end, city, used))) {
    const key = ownersToPay(search, way).join(';');
    const known = search.found.get(key);
    if (known === undefined || known.length > way.length) search.found.set(key, way);
  }
  for (const index of network.linksOf[city] ?? []) {
    const link = network.links[index];
    if (link === undefined || used.includes(index) || search.depots[index]?.length === 0) continue;
    follow(search, otherEnd(link, city), [...used, index]);
  }
}

function endsAt(network: Network, end: Target, city: number, used: readonly LinkIndex[]): boolean {
  if ('city' in end) return end.city === city;
  const link = network.linkAt[end.depot] ?? NO_LINK;
  return !used.includes(link) && network.links[link]?.ends.includes(city) === true;
}

/** Whom a stop on a link may be paid to; empty when it costs nothing. */
function payeesOf({ depots, seat, isFree }: Search, link: LinkIndex): readonly Seat[] {
  const there = depots[link] ?? [];
  if (isFree || there.some((depot) => depot.seat === seat)) return [];
  return [...new Set(there.map((depot) => depot.seat))].toSorted((a, b) => a - b);
}

function costOf(search: Search, way: readonly LinkIndex[]): number {
  return way.filter((link) => payeesOf(search, link).length > 0).length * COSTS.tollPerGood;
}

function ownersToPay(search: Search, way: readonly LinkIndex[]): readonly string[] {
  return way
    .map((link) => payeesOf(search, link).join('+'))
    .filter((owners) => owners !== '')
    .toSorted();
}

/** A way with every choice of whom to pay. */
function payings(search: Search, way: readonly LinkIndex[]): readonly Route[] {
  let routes: readonly Route[] = [{ stops: [], tolls: new Map() }];
  for (const link of way) {
    const payees = payeesOf(search, link);
    const at = (seat: Seat | undefined): Space =>
      search.depots[link]?.find((depot) => seat === undefined || depot.seat === seat)?.space ?? NO_LINK;
    const own = search.depots[link]?.find((depot) => depot.seat === search.seat)?.space;
    routes = routes.flatMap(({ stops, tolls }) =>
      payees.length === 0
        ? [{ stops: [...stops, own ?? at(undefined)], tolls }]
        : payees.map((seat) => ({
            stops: [...stops, at(seat)],
            tolls: new Map([...tolls, [seat, (tolls.get(seat) ?? 0) + COSTS.tollPerGood]]),
          })),
    );
  }
  return routes;
}

/** Why a train may not stop so on its way; null when it may. */
export function checkStops(p: Position, seat: Seat, trip: Trip, stops: readonly Space[]): Violation | null {
  const network = networkAt(p);
  const depots = depotsByLink(p);
  const start = network.linkAt[trip.from] ?? NO_LINK;
  const used: LinkIndex[] = [start];
  let cities: readonly number[] = network.links[start]?.ends ?? [];
  for (const stop of stops) {
    const index = network.linkAt[stop] ?? NO_LINK;
    const link = network.links[index];
    const owner = depotOwner(p, stop);
    if (link === undefined || owner === undefined) return refuse('ship.stops', 'A train stops at depots on its way.');
    if (used.includes(index)) return refuse('ship.no-link-twice', 'A train uses no railway twice.');
    if (owner !== seat && depots[index]?.some((depot) => depot.seat === seat) === true) {
      return refuse('ship.own-depots-first', 'Where you have a depot of your own, the train stops there.');
    }
    cities = cities.filter((city) => link.ends.includes(city)).map((city) => otherEnd(link, city));
    if (cities.length === 0) return refuse('ship.connected', 'These stops are not on one connected way.');
    used.push(index);
  }
  const isSameLink = trip.ends.some((end) => 'depot' in end && network.linkAt[end.depot] === start);
  if (stops.length + 1 > trainRating(p, seat)) {
    return refuse(
      'ship.train-rating',
      'That way has {stops, plural, one {# stop} other {# stops}}; your train makes {rating}.',
      {
        stops: stops.length + 1,
        rating: trainRating(p, seat),
      },
    );
  }
  const arrives =
    (isSameLink && stops.length === 0) ||
    cities.some((city) => trip.ends.some((end) => endsAt(network, end, city, used)));
  if (!arrives) return refuse('ship.connected', 'That way does not lead to the destination.');
  const cost = [...tollsAt(p, seat, stops).values()].reduce((sum, toll) => sum + toll, 0);
  return cost <= trip.budget
    ? null
    : refuse('ship.tolls', 'You could not pay the tolls of that way, not even after the delivery.');
}

/** Tolls for each good at these stops, by the seat that gets them. */
export function tollsAt(p: Position, seat: Seat, stops: readonly Space[]): ReadonlyMap<Seat, number> {
  const tolls = new Map<Seat, number>();
  if (hasAbility(p, seat, 'intimidate')) return tolls;
  for (const stop of stops) {
    const owner = depotOwner(p, stop);
    if (owner !== undefined && owner !== seat) tolls.set(owner, (tolls.get(owner) ?? 0) + COSTS.tollPerGood);
  }
  return tolls;
}
