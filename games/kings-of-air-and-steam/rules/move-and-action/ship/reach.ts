import type { Seat } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../../content/area.ts';
import { COSTS } from '../../../content/components.ts';
import { type DepotOnLink, depotsByLink, type LinkIndex, NO_LINK, networkAt, otherEnd } from '../../links.ts';
import { hasAbility, type Position, playerAt, trainRating } from '../../position.ts';

/** The least toll for each good, to everything that a train can reach; infinite where it cannot go. */
export interface Reach {
  /** By city. */
  readonly cities: readonly number[];
  /** By own depots, in their order. */
  readonly depots: readonly number[];
}

const OUT_OF_REACH = Number.POSITIVE_INFINITY;

/** What a stop on a link costs for each good; infinite where nobody has a depot. */
function tollOf(p: Position, seat: Seat, depots: readonly DepotOnLink[] | undefined): number {
  if (depots === undefined || depots.length === 0) return OUT_OF_REACH;
  if (hasAbility(p, seat, 'intimidate')) return 0;
  return depots.some((depot) => depot.seat === seat) ? 0 : COSTS.tollPerGood;
}

/** By link: what a stop there costs for each good. It is the same from wherever a train comes. */
export function tollsFor(p: Position, seat: Seat): readonly number[] {
  return depotsByLink(p).map((depots) => tollOf(p, seat, depots));
}

/**
 * Where goods can go from a depot. A way that uses a link twice is never cheaper than the same way without the loop,
 * so loops need not be kept out here.
 */
export function reachFrom(
  p: Position,
  seat: Seat,
  from: Space,
  rating = trainRating(p, seat),
  tolls = tollsFor(p, seat),
): Reach {
  const network = networkAt(p);
  const start = network.linkAt[from] ?? NO_LINK;
  const cities = areaOf(p).cities.map(() => OUT_OF_REACH);
  const own = playerAt(p, seat).depots;
  const depots = own.map(({ space }) => (space !== from && network.linkAt[space] === start ? 0 : OUT_OF_REACH));
  let frontier = new Map<number, number>((network.links[start]?.ends ?? []).map((city) => [city, 0]));
  for (let stop = 1; stop <= rating && frontier.size > 0; stop++) {
    for (const [city, toll] of frontier) {
      cities[city] = Math.min(cities[city] ?? OUT_OF_REACH, toll);
      for (const [index, { space }] of own.entries()) {
        const link = network.linkAt[space] ?? NO_LINK;
        if (link !== start && network.links[link]?.ends.includes(city) === true) {
          depots[index] = Math.min(depots[index] ?? OUT_OF_REACH, toll);
        }
      }
    }
    frontier = beyond(network.linksOf, network.links, frontier, tolls, start);
  }
  return { cities, depots };
}

function beyond(
  linksOf: readonly (readonly LinkIndex[])[],
  links: readonly { readonly ends: readonly [number, number]; readonly spaces: readonly Space[] }[],
  frontier: ReadonlyMap<number, number>,
  tolls: readonly number[],
  start: LinkIndex,
): Map<number, number> {
  const next = new Map<number, number>();
  for (const [city, paid] of frontier) {
    for (const index of linksOf[city] ?? []) {
      const link = links[index];
      const toll = paid + (tolls[index] ?? OUT_OF_REACH);
      if (index === start || link === undefined || toll === OUT_OF_REACH) continue;
      const to = otherEnd(link, city);
      if (toll < (next.get(to) ?? OUT_OF_REACH)) next.set(to, toll);
    }
  }
  return next;
}
