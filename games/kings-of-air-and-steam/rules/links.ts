import { itemAt, type Seat } from '@roundhouse/kernel';
import { type Area, areaOf, type Link, type Space } from '../content/area.ts';
import { type Whereabouts, whereaboutsOf } from '../content/whereabouts.ts';
import type { NewLink, Position } from './position.ts';

export type LinkIndex = number;
export const NO_LINK: LinkIndex = -1;

/** All railways of a position: those of the boards first, then those that were built. */
export interface Network {
  readonly links: readonly Link[];
  /** By space. */
  readonly linkAt: readonly LinkIndex[];
  /** By city. */
  readonly linksOf: readonly (readonly LinkIndex[])[];
}

const networks = new WeakMap<Area, WeakMap<readonly NewLink[], Network>>();

export function networkAt(p: Position): Network {
  const area = areaOf(p);
  let kept = networks.get(area);
  if (kept === undefined) {
    kept = new WeakMap();
    networks.set(area, kept);
  }
  let network = kept.get(p.newLinks);
  if (network === undefined) {
    network = networkWith(area, p.newLinks);
    kept.set(p.newLinks, network);
  }
  return network;
}

function networkWith(area: Area, newLinks: readonly NewLink[]): Network {
  const links: Link[] = [...area.links, ...newLinks];
  const linkOf = area.spaces.map(() => NO_LINK);
  const linksOf: LinkIndex[][] = area.cities.map(() => []);
  for (const [index, { ends, spaces }] of links.entries()) {
    for (const space of spaces) linkOf[space] = index;
    for (const end of new Set(ends)) linksOf[end]?.push(index);
  }
  return { links, linkAt: linkOf, linksOf };
}

export function linkAt(p: Position, space: Space): LinkIndex {
  return networkAt(p).linkAt[space] ?? NO_LINK;
}

export function otherEnd({ ends }: Link, city: number): number {
  return ends[0] === city ? ends[1] : ends[0];
}

export interface DepotOnLink {
  readonly seat: Seat;
  readonly space: Space;
}

/** The depots on every link. */
export function depotsByLink(p: Position): readonly (readonly DepotOnLink[])[] {
  const network = networkAt(p);
  const depots: DepotOnLink[][] = network.links.map(() => []);
  for (const [seat, player] of p.players.entries()) {
    for (const { space } of player.depots) depots[network.linkAt[space] ?? NO_LINK]?.push({ seat, space });
  }
  return depots;
}

export function cityName(p: Position, city: number): string {
  return itemAt(areaOf(p).cities, city).name;
}

/** A railway by the cities that it joins. */
function linkName(p: Position, link: LinkIndex): string {
  const { ends } = itemAt(networkAt(p).links, link);
  return ends.map((city) => cityName(p, city)).join(' – ');
}

/** The railway that a space lies on, by its cities. */
export function railwayName(p: Position, space: Space): string {
  return linkName(p, linkAt(p, space));
}

/** Whether two railways join the same cities, so that these do not tell which of the two is meant. */
export function joinTheSame(one: Link, other: Link): boolean {
  const [from, to] = one.ends;
  return other.ends.includes(from) && otherEnd(other, from) === to;
}

export interface Site {
  /** The railway, by its cities. */
  readonly near: string;
  readonly where?: Whereabouts | undefined;
}

/** What is told of where a depot stands: the space too, where the cities do not tell the railway. */
export function siteOf(p: Position, space: Space): Site {
  const { links } = networkAt(p);
  const link = itemAt(links, linkAt(p, space));
  const alike = links.filter((other) => joinTheSame(link, other));
  const near = railwayName(p, space);
  return alike.length === 1 ? { near } : { near, where: whereaboutsOf(areaOf(p), space) };
}
