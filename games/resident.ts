import type { Brain, Teachable } from '@roundhouse/bots';
import type { Game, Numbers, Result, Schema } from '@roundhouse/kernel';
import type { BoardOptions, Terminal } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';

/** What simulations want to know of a game: whether it is sound, and what it has used. */
export interface Study<P extends object, A, O, E> {
  /** What is wrong with a position that play has led to, as sentences; empty when all is well. */
  invariants(p: P, options: O, seats: number): readonly string[];
  /** Everything that play can use or bring about with these options, by name. */
  reachable(options: O, game: Game<P, A, O, E>): readonly string[];
  /** What an action (null: the set-up) used and brought about; `p` is the position after it. */
  reach(p: P, action: A | null, events: readonly E[]): readonly string[];
  /** The way in which a finished game ended. */
  endOf(p: P): string;
  /** The decision with the most to consider, whose choices are timed. */
  readonly hardDecision: HardDecision<P>;
  /** How many actions a second random play should reach, for games with a target of their own. */
  readonly actionsPerSecond?: number;
}

export interface HardDecision<P> {
  readonly name: string;
  is(p: P): boolean;
}

/** What programs are told of a game, over the engine protocol, besides what its contract says. */
export interface Protocol<P, A, E> {
  /** What the match is played with, as plain JSON: whatever a program would otherwise have to rebuild from our files. */
  board(p: P): object;
  /** The result if the game ended now. */
  standing(p: P): Result;
  /** What everybody knows of each seat in figures. */
  numbers(p: P): readonly Numbers[];
  readonly event: Schema<E>;
  /** Examples of the actions that `check` allows and `legal` never lists. */
  readonly unlisted: readonly A[];
  /** What a program should know that no field says, as Markdown. */
  readonly notes: string;
  /** What the fields of the board mean, and the numbers. */
  readonly meanings: {
    readonly board: Readonly<Record<string, string>>;
    readonly numbers: Readonly<Record<string, string>>;
  };
}

/** A game with all that the house wants of it. Methods, so that games of many types fit side by side. */
export interface Resident<P extends object, A, O, E> extends Brain<P, A, O, E> {
  /** What can be learned about its evaluation. */
  readonly learning: Teachable<P, A, O, E>;
  draw(p: P, options: BoardOptions): SvgNode;
  readonly terminal: Terminal<P, A>;
  readonly study: Study<P, A, O, E>;
  readonly protocol: Protocol<P, A, E>;
}

/** A game whose types are not known here. */
export type AnyResident = Resident<object, unknown, unknown, unknown>;
