import { itemAt } from '@roundhouse/kernel';
import type { Area, Space } from '../content/area.ts';
import type { Good } from '../content/components.ts';
import { type LinkIndex, NO_LINK, type Network, networkAt } from '../rules/links.ts';
import type { Position } from '../rules/position.ts';

const distances = new WeakMap<Area, readonly (readonly number[])[]>();

/** By space and space: how far they are from each other. */
export function distancesOn(area: Area): readonly (readonly number[])[] {
  const known =
    distances.get(area) ?? area.spaces.map((_, from) => area.spaces.map((_other, to) => distance(area, from, to)));
  distances.set(area, known);
  return known;
}

function distance({ spaces }: Area, from: Space, to: Space): number {
  const one = spaces[from]?.cell;
  const other = spaces[to]?.cell;
  if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

const journeys = new WeakMap<Network, readonly (readonly number[])[]>();

/** By link and city: the stops of a train from that link to that city, if every railway had a depot. */
function stopsIn(p: Position): readonly (readonly number[])[] {
  const network = networkAt(p);
  let stops = journeys.get(network);
  if (stops === undefined) {
    stops = network.links.map((_, link) => stopsFrom(network, link, p.cities.length));
    journeys.set(network, stops);
  }
  return stops;
}

function stopsFrom(network: Network, start: LinkIndex, cities: number): readonly number[] {
  const stops = new Array<number>(cities).fill(Number.POSITIVE_INFINITY);
  const reached = new Set(itemAt(network.links, start).ends);
  for (const city of reached) stops[city] = 1;
  for (const city of reached) {
    for (const link of itemAt(network.linksOf, city)) {
      for (const end of itemAt(network.links, link).ends) {
        if (reached.has(end)) continue;
        stops[end] = itemAt(stops, city) + 1;
        reached.add(end);
      }
    }
  }
  return stops;
}

/** The fewest stops from a link to a city that wants a good. */
export function stopsToSell(p: Position, link: LinkIndex, good: Good): number {
  if (link === NO_LINK) return Number.POSITIVE_INFINITY;
  const stops = itemAt(stopsIn(p), link);
  let fewest = Number.POSITIVE_INFINITY;
  for (let city = 0; city < p.cities.length; city++) {
    if (p.cities[city]?.wants === good) fewest = Math.min(fewest, stops[city] ?? fewest);
  }
  return fewest;
}
