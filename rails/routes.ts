import type { Edge, Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { Connection, Network } from './network.ts';

/** The links taken when leaving each place by the named side, or how many could be followed before one was missing. */
export function follow(network: Network, from: Hex, exits: readonly Edge[]): readonly Connection[] | number {
  const path: Connection[] = [];
  let place = from;
  for (const exit of exits) {
    const link = network.connections(place).find((connection) => connection.edge === exit);
    if (link === undefined) return path.length;
    path.push(link);
    place = link.to;
  }
  return path;
}

/** The links of a route that was checked before. */
export function routeOf(network: Network, from: Hex, exits: readonly Edge[]): readonly Connection[] {
  const path = follow(network, from, exits);
  if (typeof path === 'number') throw new RangeError('the route was checked before');
  return path;
}

/**
 * Walks every route of up to `maxLinks` links that uses no link twice, and comes to no place twice unless the game says
 * that it may. `arrive` is told of each step and what was still carried on the way there (bits, one a colour), and
 * answers what is carried on; 0 ends that route.
 */
export function explore(
  network: Network,
  from: Hex,
  maxLinks: number,
  carried: number,
  arrive: (path: readonly Connection[], carried: number) => number,
  mayReturnTo: (place: Hex) => boolean = () => false,
): void {
  const path: Connection[] = [];
  const isVisited = (place: Hex): boolean => {
    if (place === from) return true;
    for (const { to } of path) if (to === place) return true;
    return false;
  };
  const leave = (place: Hex, load: number): void => {
    for (const link of network.connections(place)) {
      if (isVisited(link.to) && (!mayReturnTo(link.to) || path.some(({ run }) => run === link.run))) continue;
      path.push(link);
      const left = arrive(path, load);
      if (left !== 0 && path.length < maxLinks) leave(link.to, left);
      path.pop();
    }
  };
  if (maxLinks > 0) leave(from, carried);
}

/** How many links of each seat a route uses. Links without an owner count for nobody. */
export function linksByOwner(path: readonly Connection[]): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>();
  for (const { owner } of path) if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return counts;
}

/** Which routes a game allows. */
export interface RouteLimits {
  readonly maxLinks: number;
  readonly isAllowed?: (path: readonly Connection[]) => boolean;
  /** Whether routes that pay the same are told apart by where they end. */
  readonly toEveryEnd?: boolean;
  readonly mayReturnTo?: (place: Hex) => boolean;
}

/** The cubes of one city, and where they may go. */
interface Freight<Good> {
  readonly from: Hex;
  readonly cubes: readonly Good[];
  /** All colours of the game. */
  readonly goods: readonly Good[];
  /** The colour that the city on a hex takes. */
  readonly takenAt: (place: Hex) => Good | undefined;
}

interface Delivery<Good> {
  readonly good: Good;
  readonly exits: Edge[];
}

/** One route for every colour and every way of sharing out what it brings, the first one found. */
export function deliveries<Good>(
  network: Network,
  { from, cubes, goods, takenAt }: Freight<Good>,
  { maxLinks, isAllowed, toEveryEnd = false, mayReturnTo }: RouteLimits,
): readonly Delivery<Good>[] {
  if (cubes.length === 0 || network.connections(from).length === 0) return [];
  const found: Delivery<Good>[] = [];
  const seen = new Set<number>();
  const colors = cubes.reduce((bits, good) => bits | (1 << goods.indexOf(good)), 0);
  const arrive = (path: readonly Connection[], carried: number): number => {
    const good = takenAt(lastPlace(path));
    const bit = good === undefined ? -1 : goods.indexOf(good);
    if (good === undefined || (carried & (1 << bit)) === 0) return carried;
    const paid = sharesKey(path) * goods.length + bit;
    const effect = toEveryEnd ? paid * network.layout.length + lastPlace(path) : paid;
    if (!seen.has(effect) && isAllowed?.(path) !== false) {
      seen.add(effect);
      found.push({ good, exits: path.map(({ edge }) => edge) });
    }
    return carried & ~(1 << bit);
  };
  explore(network, from, maxLinks, colors, arrive, mayReturnTo);
  return found;
}

/** Where a route ends. */
export function lastPlace(path: readonly Connection[]): Hex {
  const last = path[path.length - 1];
  if (last === undefined) throw new RangeError('a route has at least one link');
  return last.to;
}

/** The same number for routes that pay the same owners the same: a digit to base 7 for each owner. */
function sharesKey(path: readonly Connection[]): number {
  let key = 0;
  for (const { owner } of path) if (owner !== null) key += 7 ** owner;
  return key;
}
