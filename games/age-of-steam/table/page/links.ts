import { type Connection, follow } from '@roundhouse/rails';
import { cityHex } from '../../rules/places.ts';
import { networkAt, type Position } from '../../rules/position.ts';
import type { Move } from './actions-of.ts';

/** The links that a move goes over. */
export function linksOf(p: Position, move: Move): readonly Connection[] {
  const path = follow(networkAt(p), cityHex(p, move.city), move.exits);
  return typeof path === 'number' ? [] : path;
}
