import { itemAt } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../../content/area.ts';
import { type LinkIndex, NO_LINK, networkAt, otherEnd } from '../../links.ts';
import type { Position, Target } from '../../position.ts';

/** The spaces that a train runs over, from its depot to where it ends, for those who watch. */
export function wayOf(p: Position, from: Space, stops: readonly Space[], to: Target): readonly Space[] {
  const network = networkAt(p);
  const links = [from, ...stops].map((space) => network.linkAt[space] ?? NO_LINK);
  const last = 'depot' in to ? (network.linkAt[to.depot] ?? NO_LINK) : NO_LINK;
  if (last !== NO_LINK && last === links[0] && stops.length === 0) {
    return stretch(itemAt(network.links, last).spaces, from, 'depot' in to ? to.depot : from);
  }
  const cities = citiesAlong(p, last === NO_LINK ? links : [...links, last], to);
  const way: Space[] = [from];
  for (const [index, link] of links.entries()) {
    const { spaces, ends } = itemAt(network.links, link);
    const towards = itemAt(cities, index);
    const ordered = ends[1] === towards ? spaces : spaces.toReversed();
    way.push(...(index === 0 ? ordered.slice(ordered.indexOf(from) + 1) : ordered));
    way.push(itemAt(areaOf(p).cities, towards).space);
  }
  if ('depot' in to) {
    const { spaces, ends } = itemAt(network.links, last);
    const ordered = ends[0] === cities.at(-1) ? spaces : spaces.toReversed();
    way.push(...ordered.slice(0, ordered.indexOf(to.depot) + 1));
  }
  return way;
}

function stretch(spaces: readonly Space[], from: Space, to: Space): readonly Space[] {
  const [start, end] = [spaces.indexOf(from), spaces.indexOf(to)];
  return start <= end ? spaces.slice(start, end + 1) : spaces.slice(end, start + 1).toReversed();
}

/** The city that each link but a last one to a depot is left by. */
function citiesAlong(p: Position, links: readonly LinkIndex[], to: Target): readonly number[] {
  const network = networkAt(p);
  const [start = NO_LINK] = links;
  for (const first of network.links[start]?.ends ?? []) {
    const cities = [first];
    for (const index of links.slice(1)) {
      const link = network.links[index];
      const here = cities.at(-1);
      if (link === undefined || here === undefined || !link.ends.includes(here)) break;
      cities.push(otherEnd(link, here));
    }
    const arrives = 'depot' in to || cities.at(-1) === to.city;
    if (cities.length === links.length && arrives) return 'depot' in to ? cities.slice(0, -1) : cities;
  }
  return [];
}
