import type { Hex } from '@roundhouse/hex';
import { type BuildPlan, buildPlan, type Change, isTown, type Orientation, type Run } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { COSTS, TILES } from '../../content/components.ts';
import type { Site } from './site.ts';

export function planBuild(site: Site, hex: Hex, after: Orientation): BuildPlan {
  const { seat, network, board } = site;
  const town = isTown(network.topology, network.layout, hex);
  const costOf = (change: Change): number => buildCost(board, hex, change, after, town);
  const asIfLaid = (before: Orientation): readonly Run[] => (town ? spursFor(site, hex, before) : []);
  return buildPlan({ seat, network, tiles: TILES, costOf, asIfLaid }, hex, after, town);
}

/** Exits that lead nowhere yet and are not another player's: whoever improves the tile has them as if newly laid. */
function spursFor({ network, seat }: Site, hex: Hex, before: Orientation): Run[] {
  return before.exits
    .map((exit) => network.runAt(hex, exit))
    .filter((run): run is Run => run !== undefined && !run.complete && run.segments.length === 1)
    .filter(({ owner }) => owner === null || owner === seat);
}

/** The whole tile is paid for, whatever was there before; terrain only on an empty hex. */
export function buildCost(board: Board, hex: Hex, change: Change, after: Orientation, town: boolean): number {
  const tile = after.exits.length * COSTS.exit + (town ? COSTS.town : 0);
  if (change.kind !== 'place') return tile;
  return tile + (board.water.has(hex) ? COSTS.river : 0) + (board.terrain[hex] === 'hills' ? COSTS.hills : 0);
}
