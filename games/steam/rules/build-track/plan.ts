import { type Hex, NOWHERE } from '@roundhouse/hex';
import {
  type BuildPlan,
  type Change,
  changeBetween,
  type Laid,
  laidOrientation,
  laidOver,
  type Layout,
  linksThrough,
  networkOf,
  type Orientation,
  type Redirect,
  reowned,
  type Run,
  type Side,
  turnedRun,
  unownedMet,
} from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { COSTS, TILES } from '../../content/components.ts';
import { isTownHex, type Site } from './site.ts';

export function planBuild(site: Site, hex: Hex, after: Orientation): BuildPlan {
  const town = isTownHex(site, hex);
  const before = laidOrientation(TILES, site.p.track, hex);
  const change = changeBetween(before, after, town);
  const cost = buildCost(site.board, hex, change, after, town);
  if (change.kind === 'redirect') return planRedirect(site, hex, after, change, cost);
  if (change.kind !== 'place' && change.kind !== 'replace') throw new RangeError('the build was checked before');
  const edges = change.added.flatMap(([a, b]) => (town ? [a] : [a, b]));
  const spurs = town && before !== null ? spursFor(site, hex, before) : [];
  const claimed = [...unownedMet(site.network, hex, edges), ...spurs.filter((spur) => spur.owner === null)];
  const layout = reowned(site.p.track, claimed, site.seat);
  layout[hex] = laidOver(TILES, layout[hex], after, town, site.seat);
  const fresh = [...change.added.map(([edge]) => edge), ...spurs.flatMap(exitOf)].map((edge) => ({ hex, edge }));
  return { kind: change.kind, cost, layout, fresh, claimed, completed: completedBy(site, layout, fresh) };
}

/** Exits that lead nowhere yet and are not another player's: whoever improves the tile has them as if newly laid. */
function spursFor({ network, seat }: Site, hex: Hex, before: Orientation): Run[] {
  return before.exits
    .map((exit) => network.runAt(hex, exit))
    .filter((run): run is Run => run !== undefined && !run.complete && run.segments.length === 1)
    .filter(({ owner }) => owner === null || owner === seat);
}

function exitOf(run: Run): readonly number[] {
  return run.segments.map(({ a }) => a);
}

function planRedirect(site: Site, hex: Hex, after: Orientation, change: Redirect, cost: number): BuildPlan {
  const { run, base } = turnedRun(site.network, hex, change);
  const met = site.network.meeting(hex, change.to);
  const completes = base.place !== NOWHERE && met.place !== NOWHERE;
  const owner = run.owner === site.seat || completes ? site.seat : null;
  const claimed =
    owner === null ? [] : [run, met.run].filter((part): part is Run => part !== null && part.owner === null);
  const layout: Laid[] = reowned(site.p.track, claimed, owner);
  layout[hex] = laidOver(TILES, layout[hex], after, false, owner);
  const turned = [{ hex, edge: change.to }];
  // Turning track is not extending it, so nothing of it counts as fresh.
  return { kind: 'redirect', cost, layout, fresh: [], claimed, completed: completedBy(site, layout, turned) };
}

function completedBy(site: Site, layout: Layout, touched: readonly Side[]): [Hex, Hex][] {
  return linksThrough(networkOf(site.board.topology, layout, TILES), touched);
}

/** The whole tile is paid for, whatever was there before; terrain only on an empty hex. */
export function buildCost(board: Board, hex: Hex, change: Change, after: Orientation, town: boolean): number {
  const tile = after.exits.length * COSTS.exit + (town ? COSTS.town : 0);
  if (change.kind !== 'place') return tile;
  return tile + (board.water.has(hex) ? COSTS.river : 0) + (board.terrain[hex] === 'hills' ? COSTS.hills : 0);
}
