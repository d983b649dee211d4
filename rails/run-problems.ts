import { NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { Bag } from './goods.ts';
import { isCity } from './layout.ts';
import type { Network, Run } from './network.ts';

/** What must not be on a map in any rail game, as sentences about where it is. */
export function runProblems(network: Network): string[] {
  return network.runs.flatMap((run) => problemsOf(run));
}

function problemsOf(run: Run): string[] {
  const problems: string[] = [];
  const where = `the section at hex ${run.from.hex}`;
  if (run.segments.some(({ owner }) => owner !== run.owner)) problems.push(`${where} has several owners`);
  if (run.complete && run.from.place === run.to.place) problems.push(`${where} joins a place to itself`);
  if (run.from.place === NOWHERE && run.to.place === NOWHERE) problems.push(`${where} starts at no city or town`);
  return problems;
}

/** Track of a seat that no track of its own connects to a city. */
export function adrift(network: Network, seat: Seat): string[] {
  let left = network.runs.filter((run) => run.owner === seat);
  const reached = new Set<number>();
  const isReached = (place: number): boolean =>
    place !== NOWHERE && (reached.has(place) || isCity(network.topology, network.layout, place));
  for (let found = true; found; ) {
    const next = left.filter((run) => !isReached(run.from.place) && !isReached(run.to.place));
    found = next.length < left.length;
    for (const run of left) {
      if (next.includes(run)) continue;
      reached.add(run.from.place);
      reached.add(run.to.place);
    }
    left = next;
  }
  return left.map((run) => `the section of seat ${seat} at hex ${run.from.hex} reaches no city through its own track`);
}

/** Cubes that were lost or came from nowhere: of each colour as many are out of the bag and in it as the map has. */
export function cubeProblems<G extends string>(
  goods: readonly G[],
  all: Bag<G>,
  bag: Bag<G>,
  out: readonly (G | null)[],
): string[] {
  return goods.flatMap((good) => {
    const found = out.filter((cube) => cube === good).length + bag[good];
    const problems = found === all[good] ? [] : [`there are ${found} ${good} cubes instead of ${all[good]}`];
    if (bag[good] < 0) problems.push(`the bag holds ${bag[good]} ${good} cubes`);
    return problems;
  });
}
