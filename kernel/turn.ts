import type { Seat } from './game.ts';
import { refuse, type Violation } from './violation.ts';

interface Turns<P> {
  waiting(p: P): readonly Seat[];
  mayRevise?(p: P, seat: Seat): boolean;
}

/** Why a seat may not act at all now, whatever it wants to do; null when it may. */
export function outOfTurn<P>(turns: Turns<P>, p: P, seat: Seat): Violation | null {
  const waiting = turns.waiting(p);
  if (waiting.includes(seat)) return null;
  if (waiting.length === 0) return refuse('match.over', 'The game is over.');
  if (turns.mayRevise?.(p, seat) === true) return null;
  return refuse('match.not-waiting', '{who} has nothing to decide now.', { who: { seat } });
}
