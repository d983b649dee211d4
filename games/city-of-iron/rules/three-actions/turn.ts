import { firstOf, following, type Progress, type Seat } from '@roundhouse/kernel';
import { setOf } from '../../content/sets.ts';
import type { Position } from '../position.ts';

/** A player's turn as it stands: whose it is, and which of the actions of the round. */
export interface Turn {
  readonly seat: Seat;
  readonly turn: number;
}

/** The turn that is being played, down to the last card that pays for its action; null while there are none. */
export function turnIn({ phase }: Position): Turn | null {
  switch (phase.name) {
    case 'action':
    case 'pay':
    case 'effect':
    case 'discard':
      return phase;
    default:
      return null;
  }
}

/** The real action is done: the next player acts, until everybody has had all actions of the round. */
export function endTurn(p: Position, { seat, turn }: Turn): Progress {
  const next = following(p.order, seat);
  if (next !== undefined) {
    p.phase = { name: 'action', seat: next, turn };
    return 'waiting';
  }
  if (turn >= setOf(p).file.actions) return 'finished';
  p.phase = { name: 'action', seat: firstOf(p.order), turn: turn + 1 };
  return 'waiting';
}

/** After a free action the same turn goes on. */
export function continueTurn(p: Position, { seat, turn }: Turn): Progress {
  p.phase = { name: 'action', seat, turn };
  return 'waiting';
}
