import type { Game, Rng, Seat } from '@roundhouse/kernel';

/** A player made of code. It sees what its seat may see and nothing else. */
export interface Bot<P, A> {
  readonly name: string;
  /** One of the legal actions of a seat that is waited for. Chance comes from `rng`, never from the game's own. */
  choose(view: P, seat: Seat, rng: Rng): A;
}

/** What a game tells its bots beyond the contract. Methods, so that games of many types fit side by side. */
export interface Brain<P extends object, A, O, E> {
  readonly game: Game<P, A, O, E>;
  /** How good a position is for a seat: more is better, and only comparisons matter. */
  evaluate(p: P, seat: Seat): number;
  /**
   * How likely a lively random player is to choose each of these legal actions, against the others; never negative. All
   * are asked about at once, so that what they share is worked out once.
   */
  weigh(p: P, seat: Seat, actions: readonly A[]): readonly number[];
  /** One legal action, each as likely as `weigh` says, for a game that finds one faster than it lists them all. */
  sample?(p: P, seat: Seat, rng: Rng): A;
  /**
   * For games in which one action says too little, such as a plan of several cards: the one of the legal actions that
   * the game's own look-ahead prefers. Undefined leaves the choice to the evaluation.
   */
  propose?(view: P, seat: Seat, legal: readonly A[]): A | undefined;
}

/** How long a bot may think. Bots have no clock of their own. */
export interface Budget {
  readonly ms: number;
  now(): number;
}
