import type { Game, Seat, Tell } from './game.ts';
import type { Rng } from './rng.ts';
import { refuse, type Violation } from './violation.ts';

/** One phase of a game: the same few functions as the game, for the time when it is that phase. */
export interface Phase<P, A, E> {
  waiting(p: P): readonly Seat[];
  legal(p: P, seat: Seat): A[];
  mayRevise?(p: P, seat: Seat): boolean;
  /** Asked only about seats that are waited for or may revise. Refuses actions that belong to other phases. */
  check(p: P, seat: Seat, action: A): Violation | null;
  play(p: P, seat: Seat, action: A, rng: Rng, tell: Tell<E>): void;
}

/** The functions of a game that hang on its phase. */
export type Dispatched<P extends object, A, E> = Required<
  Pick<Game<P, A, never, E>, 'waiting' | 'legal' | 'mayRevise' | 'check' | 'play'>
>;

/** A game's own functions, made from a table of phases and the name of the phase that a position is in. */
export function phased<P extends object, A, E, Name extends string>(
  table: Readonly<Record<Name, Phase<P, A, E>>>,
  phaseOf: (p: P) => Name,
): Dispatched<P, A, E> {
  const phase = (p: P): Phase<P, A, E> => table[phaseOf(p)];
  return {
    waiting: (p) => phase(p).waiting(p),
    legal: (p, seat) => (phase(p).waiting(p).includes(seat) ? phase(p).legal(p, seat) : []),
    mayRevise: (p, seat) => phase(p).mayRevise?.(p, seat) ?? false,
    check: (p, seat, action) => outOfTurn(phase(p), p, seat) ?? phase(p).check(p, seat, action),
    play: (p, seat, action, rng, tell) => phase(p).play(p, seat, action, rng, tell),
  };
}

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
  return refuse('match.not-waiting', '{who, select, you {You have} other {{who} has}} nothing to decide now.', {
    who: { seat },
  });
}
