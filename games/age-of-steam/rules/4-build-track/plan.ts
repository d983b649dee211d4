import type { Hex } from '@roundhouse/hex';
import { type BuildPlan, buildPlan, type Change, isTown, type Orientation } from '@roundhouse/rails';
import { COSTS, type Terrain, type TileKind, TILES } from '../../content/components.ts';
import type { Site } from './site.ts';

export function planBuild(site: Site, hex: Hex, after: Orientation): BuildPlan {
  const { seat, network, board } = site;
  const town = isTown(network.topology, network.layout, hex);
  const costOf = (change: Change): number => buildCost(change, after, board.terrain[hex] ?? 'plain', town);
  return buildPlan({ seat, network, tiles: TILES, costOf }, hex, after, town);
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
