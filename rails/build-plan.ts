import { type Hex, NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { type Change, changeBetween } from './change.ts';
import { laidOrientation, laidOver, linksThrough, type Redirect, reowned, turnedRun, unownedMet } from './laying.ts';
import type { Layout, Side } from './layout.ts';
import { type Network, networkAfter, type Run } from './network.ts';
import type { Orientation, TileSet } from './tiles.ts';

/** What a build that the rules of a game allow would do: its price, the map after it, and what it finishes. */
export interface BuildPlan {
  readonly kind: 'place' | 'replace' | 'redirect';
  readonly cost: number;
  readonly layout: Layout;
  readonly fresh: readonly Side[];
  /** Unowned sections that become the builder's. */
  readonly claimed: readonly Run[];
  /** Pairs of places that are linked by it. */
  readonly completed: readonly (readonly [Hex, Hex])[];
}

/** Who builds on what, and what hangs on the game. */
export interface BuildSite {
  readonly seat: Seat;
  readonly network: Network;
  readonly tiles: TileSet;
  readonly costOf: (change: Change) => number;
  /** Track on the hex that was there before, and that the builder has as if newly laid. */
  readonly asIfLaid?: (before: Orientation) => readonly Run[];
}

/** What laying this tile does; the rules of the game have allowed it before. `town`: whether its tracks meet in a town. */
export function buildPlan(site: BuildSite, hex: Hex, after: Orientation, town: boolean): BuildPlan {
  const { seat, network, tiles, costOf, asIfLaid } = site;
  const before = laidOrientation(tiles, network.layout, hex);
  const change = changeBetween(before, after, town);
  const cost = costOf(change);
  if (change.kind === 'redirect') return redirectPlan(site, hex, after, change, cost);
  if (change.kind !== 'place' && change.kind !== 'replace') throw new RangeError('the build was checked before');
  const edges = change.added.flatMap(([a, b]) => (town ? [a] : [a, b]));
  const renewed = before === null ? [] : (asIfLaid?.(before) ?? []);
  const claimed = [...unownedMet(network, hex, edges), ...renewed.filter(({ owner }) => owner === null)];
  const layout = reowned(network.layout, claimed, seat);
  layout[hex] = laidOver(tiles, layout[hex], after, town, seat);
  const fresh = [
    ...change.added.map(([edge]) => ({ hex, edge })),
    ...renewed.flatMap(({ segments }) => segments.map(({ a }) => ({ hex, edge: a }))),
  ];
  return { kind: change.kind, cost, layout, fresh, claimed, completed: completedBy(site, hex, claimed, layout, fresh) };
}

function redirectPlan(site: BuildSite, hex: Hex, after: Orientation, change: Redirect, cost: number): BuildPlan {
  const { seat, network, tiles } = site;
  const { run, base } = turnedRun(network, hex, change);
  const met = network.meeting(hex, change.to);
  const completes = base.place !== NOWHERE && met.place !== NOWHERE;
  const owner = run.owner === seat || completes ? seat : null;
  const claimed =
    owner === null ? [] : [run, met.run].filter((part): part is Run => part !== null && part.owner === null);
  const layout = reowned(network.layout, claimed, owner);
  layout[hex] = laidOver(tiles, layout[hex], after, false, owner);
  const turned = [{ hex, edge: change.to }];
  // Turning track is not extending it, so nothing of it counts as fresh.
  return {
    kind: 'redirect',
    cost,
    layout,
    fresh: [],
    claimed,
    completed: completedBy(site, hex, claimed, layout, turned),
  };
}

/** The pairs of places that are linked through what was touched, on the map with the tile on a hex and what was claimed. */
function completedBy(
  { network, tiles }: BuildSite,
  hex: Hex,
  claimed: readonly Run[],
  layout: Layout,
  touched: readonly Side[],
): [Hex, Hex][] {
  const changed = [hex];
  for (const { segments } of claimed) {
    for (const segment of segments) if (!changed.includes(segment.hex)) changed.push(segment.hex);
  }
  return linksThrough(networkAfter(network, layout, tiles, changed), touched);
}
