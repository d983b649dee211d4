import { type Hex, NOWHERE } from '@roundhouse/hex';
import {
  type BuildPlan,
  type Change,
  changeBetween,
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
import { COSTS, type Terrain, type TileKind, TILES } from '../../content/components.ts';
import { isTownHex, type Site } from './site.ts';

export function planBuild(site: Site, hex: Hex, after: Orientation): BuildPlan {
  const town = isTownHex(site, hex);
  const before = laidOrientation(TILES, site.p.track, hex);
  const change = changeBetween(before, after, town);
  const cost = buildCost(change, after, site.board.terrain[hex] ?? 'plain', town);
  if (change.kind === 'redirect') return planRedirect(site, hex, after, change, cost);
  if (change.kind !== 'place' && change.kind !== 'replace') throw new RangeError('the build was checked before');
  const edges = change.added.flatMap(([a, b]) => (town ? [a] : [a, b]));
  const claimed = unownedMet(site.network, hex, edges);
  const layout = reowned(site.p.track, claimed, site.seat);
  layout[hex] = laidOver(TILES, layout[hex], after, town, site.seat);
  const fresh = change.added.map(([edge]) => ({ hex, edge }));
  return { kind: change.kind, cost, layout, fresh, claimed, completed: completedBy(site, layout, fresh) };
}

function planRedirect(site: Site, hex: Hex, after: Orientation, change: Redirect, cost: number): BuildPlan {
  const { run } = turnedRun(site.network, hex, change);
  const met = site.network.meeting(hex, change.to);
  // Every line starts at a place, so one that is turned to meet a place or another line is complete.
  const mine = run.owner === site.seat || met.place !== NOWHERE;
  const owner = mine ? site.seat : null;
  const claimed = mine ? [run, met.run].filter((part): part is Run => part !== null && part.owner === null) : [];
  const layout = reowned(site.p.track, claimed, owner);
  layout[hex] = laidOver(TILES, layout[hex], after, false, owner);
  const turned = [{ hex, edge: change.to }];
  // Turning track is not extending it, so nothing of it counts as fresh.
  return { kind: 'redirect', cost, layout, fresh: [], claimed, completed: completedBy(site, layout, turned) };
}

function completedBy(site: Site, layout: Layout, touched: readonly Side[]): [Hex, Hex][] {
  return linksThrough(networkOf(site.board.topology, layout, TILES), touched);
}

/** Terrain counts only for the first tile on a hex, and never in a town. */
export function buildCost(change: Change, after: Orientation, terrain: Terrain, town: boolean): number {
  if (change.kind === 'redirect') return COSTS.redirect;
  if (change.kind === 'replace') {
    if (town) return COSTS.replace.town;
    return after.face.kind === 'crossing' ? COSTS.replace.simpleToCrossing : COSTS.replace.other;
  }
  if (town) return COSTS.town.base + COSTS.town.perExit * after.exits.length;
  return COSTS.place[placedKind(after.face.kind)][terrain];
}

function placedKind(kind: string): Exclude<TileKind, 'town'> {
  return kind === 'crossing' || kind === 'coexist' ? kind : 'simple';
}
