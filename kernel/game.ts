import type { ContentDoor } from './content.ts';
import type { Rng } from './rng.ts';
import type { Schema } from './schema.ts';
import type { Text } from './text.ts';
import type { Violation } from './violation.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Whoever looks at a position: a seat, or somebody who only watches. */
export type Eye = Seat | 'public';

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** Who hears of an event. An event that names something hidden goes to those who may know it. */
export type Audience = 'all' | { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

export type Tell<E> = (event: E, audience?: Audience) => void;

/** One line of a seat's score; the lines of a seat add up to its total. */
export interface ScoreLine {
  readonly label: Text;
  readonly points: number;
  readonly rule: string;
}

export interface SeatScore {
  /** null when the seat has no score (it left the game early). */
  readonly total: number | null;
  readonly lines: readonly ScoreLine[];
}

export interface Result {
  /** By seat: 1 is best; seats that tie share a rank. */
  readonly ranks: readonly number[];
  /** The seats ranked first; none when no seat has a score. */
  readonly winners: readonly Seat[];
  readonly scores: readonly SeatScore[];
}

/**
 * For each option that a position tells something of, the values that go with it; the first of them is meant when nobody
 * says. An option that leaves something to chance goes with whatever chance can bring.
 */
export type FittingOptions<O> = { readonly [K in keyof O]?: readonly O[K][] };

/**
 * What every game of the house keeps.
 *
 * A position `P` is plain JSON. Its top-level fields may be replaced by `play`; whatever hangs below them is
 * never changed in place but replaced. So a copy of a position is a copy of its top level (see `clone`), copies
 * share what did not change, and whatever is derived from a part of a position can be cached by that part's
 * identity. The contract tests freeze everything below the top level.
 *
 * A game that can be played with different content names it in the field `content` of its positions (see ContentNames).
 *
 * Methods, not function properties: a registry holds games of many types side by side.
 */
export interface Game<P extends object, A, O, E> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever a change of the rules would replay an old record differently. */
  readonly rulesVersion: number;
  readonly seats: SeatRange;
  readonly options: Schema<O>;
  readonly action: Schema<A>;
  /** Parses a position that comes from outside; what passes is safe to play on. */
  readonly position: Schema<P>;
  /** For games that can be played with more than what is in the box. */
  readonly content?: ContentDoor<Game<P, A, O, E>>;

  /** The number of seats that these options allow: never wider than `seats`. */
  seatsFor(options: O): SeatRange;
  setup(options: O, seats: number, rng: Rng, tell: Tell<E>): P;
  /** What a position tells of the options that it can have come from. */
  optionsOf(p: P): FittingOptions<O>;
  /** How many sit at the table in this position, those included who have left the game. */
  seatsOf(p: P): number;
  /** Who must decide now; several when the decision is simultaneous; none when the game is over. */
  waiting(p: P): readonly Seat[];
  /** The choices that move the game on, at least one of every distinct effect; empty for a seat that is not waited for. */
  legal(p: P, seat: Seat): A[];
  /**
   * A seat that has decided, while others still decide, and may change its mind: `check` may accept its actions though
   * it is not waited for. Without this function no seat may act out of turn.
   */
  mayRevise?(p: P, seat: Seat): boolean;
  /**
   * Null for every action that may be played, also one that `legal` left out; refuses all of a seat that is neither
   * waited for nor may revise. Total: never throws on a parsed action.
   */
  check(p: P, seat: Seat, action: A): Violation | null;
  /** Changes `p`. Only called after `check` returned null. */
  play(p: P, seat: Seat, action: A, rng: Rng, tell: Tell<E>): void;
  /** The same shape, with what that eye may not see masked. Built by inclusion. */
  view(p: P, eye: Eye): P;
  /** A full position that fits a seat's view. */
  guess(view: P, seat: Seat, rng: Rng): P;
  /** Null while the game goes on. */
  result(p: P): Result | null;
  describe(event: E): Text;
  /** What an action does of which no event tells, because the log would only be longer; left out where there is none. */
  describeQuiet?(seat: Seat, action: A): Text;
}

/** A game whose types are not known here: what registries, servers and tools hold. */
export type AnyGame = Game<object, unknown, unknown, unknown>;
