import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Action } from '../../rules/actions.ts';
import type { Position } from '../../rules/position.ts';

/** Where a building comes from: the log tells two of one name by the same words, and one may make more than the other. */
export function whereOf(p: Position, _seat: Seat, action: Action): Text | null {
  if (action.type !== 'build' && action.type !== 'store') return null;
  const place = p.row.indexOf(action.building);
  return place === -1 ? text('in the store') : text('number {n} in the row', { n: place + 1 });
}
