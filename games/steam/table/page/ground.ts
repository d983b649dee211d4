import type { Hex } from '@roundhouse/hex';
import type { Board } from '../../content/board.ts';

/** The ground of a hex, for a sentence. */
export function groundTerm({ terrain, water }: Board, hex: Hex): string {
  const ground = terrain[hex] ?? 'plain';
  if (!water.has(hex)) return ground;
  return ground === 'hills' ? 'hills with water' : 'water';
}
