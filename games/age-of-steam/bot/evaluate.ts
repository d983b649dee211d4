import type { Seat } from '@roundhouse/kernel';
import { type Position, playerAt } from '../rules/position.ts';
import { scoreOf } from '../rules/result.ts';

/** How good a position is for a seat, in points at the end of the game. */
export function evaluate(p: Position, seat: Seat): number {
  return (scoreOf(p, seat).total ?? -100) + playerAt(p, seat).cash;
}
