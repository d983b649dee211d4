import type { Game, Seat } from '../game.ts';
import type { Rng } from '../rng.ts';

/** States, as sentences, what is wrong with a position: pieces lost, money from nowhere. */
export type Invariants<P, O> = (position: P, options: O, seats: number) => readonly string[];

/** Picks one of the legal actions, by chance. */
export type Choose<P, A> = (legal: readonly A[], position: P, seat: Seat, rng: Rng) => A;

/** A game under test, in one of its shapes. */
export interface Subject<P extends object, A, O, E> {
  readonly game: Game<P, A, O, E>;
  readonly options: O;
  readonly seats: number;
  /** No game may take longer. */
  readonly maxActions: number;
  readonly invariants: Invariants<P, O>;
  readonly hasSecrets: boolean;
  readonly choose: Choose<P, A>;
  /** Well-formed actions, mostly senseless. */
  readonly nonsense: readonly A[];
  readonly ruleIds: ReadonlySet<string>;
}

/** A position on the way through a random game. It is frozen to the ground: play on a clone. */
export interface Situation<P, E> {
  readonly position: P;
  /** The number of actions that led here. */
  readonly seq: number;
  /** What was told on the last step. */
  readonly told: readonly E[];
  /** The seed of the match. */
  readonly seed: string;
  /** For the choices that a check makes: the same in every run. */
  readonly choices: Rng;
}

/** Looks at one situation and says what is wrong. */
export type Probe<P, E> = (situation: Situation<P, E>) => readonly string[];
