import type { Edge, Hex } from '@roundhouse/hex';
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
  const visited = new Set<Hex>([from]);
  const leave = (place: Hex, load: number): void => {
    for (const link of network.connections(place)) {
      const again = visited.has(link.to);
      if (again && (!mayReturnTo(link.to) || path.some(({ run }) => run === link.run))) continue;
      path.push(link);
      const left = arrive(path, load);
      if (left !== 0 && path.length < maxLinks) {
        visited.add(link.to);
        leave(link.to, left);
        if (!again) visited.delete(link.to);
      }
      path.pop();
    }
  };
  if (maxLinks > 0) leave(from, carried);
}
