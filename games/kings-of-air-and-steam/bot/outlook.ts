import type { Seat } from '@roundhouse/kernel';
import { type Area, areaOf, type Space } from '../content/area.ts';
import { type Good, ROUNDS } from '../content/components.ts';
import { type LinkIndex, NO_LINK, type Network, networkOf } from '../rules/links.ts';
import type { NewLink, Position } from '../rules/position.ts';
import { type Ways, waysWith } from './ways.ts';

/** What stays the same while a seat looks ahead. */
export interface Outlook {
  readonly p: Position;
  readonly seat: Seat;
  readonly area: Area;
  /** Rounds after this one. */
  readonly roundsAfter: number;
  /** What trains could do with other depots or another train; worked out once for each. */
  readonly ways: Map<string, Ways>;
}

export function outlookOf(p: Position, seat: Seat): Outlook {
  return { p, seat, area: areaOf(p), roundsAfter: ROUNDS - Math.max(1, p.round), ways: new Map() };
}

/** The building of a seat that decides where its goods can go. */
export interface Estate {
  readonly depots: readonly { readonly space: Space }[];
  readonly newLinks: readonly NewLink[];
  readonly trainLevel: number;
}

export function waysOf(outlook: Outlook, estate: Estate): Ways {
  const spaces = estate.depots.map(({ space }) => space).join();
  const key = `${estate.trainLevel}/${spaces}/${estate.newLinks.length}`;
  let ways = outlook.ways.get(key);
  if (ways === undefined) {
    ways = waysWith(outlook, estate);
    outlook.ways.set(key, ways);
  }
  return ways;
}

export function distance({ spaces }: Area, from: Space, to: Space): number {
  const one = spaces[from]?.cell;
  const other = spaces[to]?.cell;
  if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

const journeys = new WeakMap<Network, readonly (readonly number[])[]>();

/** By link and city: the stops of a train from that link to that city, if every railway had a depot. */
export function stopsIn(p: Position): readonly (readonly number[])[] {
  const network = networkOf(p);
  let stops = journeys.get(network);
  if (stops === undefined) {
    stops = network.links.map((_, link) => stopsFrom(network, link, p.cities.length));
    journeys.set(network, stops);
  }
  return stops;
}

function stopsFrom(network: Network, start: LinkIndex, cities: number): readonly number[] {
  const stops = new Array<number>(cities).fill(Number.POSITIVE_INFINITY);
  const reached = new Set(network.links[start]?.ends);
  for (const city of reached) stops[city] = 1;
  for (const city of reached) {
    for (const link of network.linksOf[city] ?? []) {
      for (const end of network.links[link]?.ends ?? []) {
        if (reached.has(end)) continue;
        stops[end] = (stops[city] ?? 0) + 1;
        reached.add(end);
      }
    }
  }
  return stops;
}

/** The fewest stops from a link to a city that wants a good. */
export function stopsToSell(p: Position, link: LinkIndex, good: Good): number {
  if (link === NO_LINK) return Number.POSITIVE_INFINITY;
  const stops = stopsIn(p)[link] ?? [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let city = 0; city < p.cities.length; city++) {
    if (p.cities[city]?.wants === good) fewest = Math.min(fewest, stops[city] ?? fewest);
  }
  return fewest;
}
