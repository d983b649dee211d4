import type { Seat, Tell } from './game.ts';
import type { Phase } from './phases.ts';
import type { Rng } from './rng.ts';
import { refuse, type Violation } from './violation.ts';

/** How far a section of the sequence of play has come: it waits for a seat, it is finished, or the game ended in it. */
export type Progress = 'waiting' | 'finished' | 'over';

export interface Chance<E> {
  readonly rng: Rng;
  readonly tell: Tell<E>;
}

/** A section of the sequence of play. Those without decisions do all their work on entering. */
export interface Section<P, E> {
  readonly name: string;
  enter(p: P, chance: Chance<E>): Progress;
}

/** A section in which players decide, one seat at a time. */
export interface DecisionSection<P, A, E> extends Section<P, E> {
  legal(p: P, seat: Seat): A[];
  check(p: P, seat: Seat, action: A): Violation | null;
  play(p: P, seat: Seat, action: A, chance: Chance<E>): Progress;
}

/**
 * Enters one section after another, round after round, until somebody must decide or the game is over. It starts with
 * the section that follows `after`, and with the first one after a section that stands in no round, or null.
 */
export function enterNext<P, E>(
  round: readonly Section<P, E>[],
  after: Section<P, E> | null,
  p: P,
  chance: Chance<E>,
): 'waiting' | 'over' {
  let index = after === null ? 0 : round.indexOf(after) + 1;
  for (;;) {
    const section = round[index % round.length];
    if (section === undefined) throw new RangeError('a round has sections');
    const progress = section.enter(p, chance);
    if (progress !== 'finished') return progress;
    index++;
  }
}

/** The phase of a game in which nothing is left to do. */
export function gameOver<P, A, E>(): Phase<P, A, E> {
  return {
    waiting: () => [],
    legal: () => [],
    check: () => refuse('match.over', 'The game is over.'),
    play() {
      throw new RangeError('the game is over');
    },
  };
}

/** The seat after this one in a list, or undefined after the last. */
export function following(seats: readonly Seat[], seat: Seat): Seat | undefined {
  return seats[seats.indexOf(seat) + 1];
}

export function firstOf(seats: readonly Seat[]): Seat {
  const seat = seats[0];
  if (seat === undefined) throw new RangeError('nobody is left to play');
  return seat;
}

/** The same seats in the same order, with one of them in front; as they are when that one is not among them. */
export function withFirst(seats: readonly Seat[], first: Seat | undefined): readonly Seat[] {
  return first === undefined || !seats.includes(first) ? seats : [first, ...seats.filter((seat) => seat !== first)];
}
