import type { Hex } from '@roundhouse/hex';
import type { Change, Orientation } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { COSTS } from '../../content/components.ts';

/** The whole tile is paid for, whatever was there before; terrain only on an empty hex. */
export function buildCost(board: Board, hex: Hex, change: Change, after: Orientation, town: boolean): number {
  const tile = after.exits.length * COSTS.exit + (town ? COSTS.town : 0);
  if (change.kind !== 'place') return tile;
  return tile + (board.water.has(hex) ? COSTS.river : 0) + (board.terrain[hex] === 'hills' ? COSTS.hills : 0);
}
