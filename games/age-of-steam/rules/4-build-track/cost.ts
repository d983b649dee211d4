import type { Change, Orientation } from '@roundhouse/rails';
import { COSTS, type Terrain, type TileKind } from '../../content/components.ts';

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
