import type { Game, Rng, Seat } from '@roundhouse/kernel';

/** A player made of code. It sees what its seat may see and nothing else. */
export interface Bot<P, A> {
  readonly name: string;
  /**
   * Begins to think about a decision of a seat that is waited for, and ends by itself when its budget is used up. Chance
   * comes from `rng`, never from the game's own.
   */
  begin(view: P, seat: Seat, rng: Rng): Thinking<A>;
  /** One of the legal actions, thought out here and now. */
  choose(view: P, seat: Seat, rng: Rng): A;
}

/** A decision that is being thought about. Whoever runs it may breathe between two steps, or call it off by leaving it. */
export interface Thinking<A> {
  /** Thinks a little further; false when nothing more is to come. */
  step(): boolean;
  /** The best so far: a legal action, whenever it is asked for. */
  best(): A;
}

/** What a game tells its bots beyond the contract. Methods, so that games of many types fit side by side. */
export interface Brain<P extends object, A, O, E> {
  readonly game: Game<P, A, O, E>;
  /** How good a position is for a seat: more is better, and only comparisons matter. */
  evaluate(p: P, seat: Seat): number;
  /**
   * What a seat may lose in a position if others do otherwise than it thinks, such as its place in the game: nothing, or less
   * than nothing. `evaluate` minds it already; whoever judges by a later position has seen only what it expected.
   */
  risk?(p: P, seat: Seat): number;
  /** The points that a seat will have at the end, as far as that can be told; at the end, those that it has. */
  forecast(p: P, seat: Seat): number;
  /**
   * How likely a lively random player is to choose each of these legal actions, against the others; never negative. All
   * are asked about at once, so that what they share is worked out once.
   */
  weigh(p: P, seat: Seat, actions: readonly A[]): readonly number[];
  /**
   * One legal action, each as likely as `weigh` says, for a game that finds one faster than it lists them all. Undefined,
   * before it has drawn from the source of chance, where it does not.
   */
  sample?(p: P, seat: Seat, rng: Rng): A | undefined;
  /**
   * For games in which one action says too little, such as a plan of several cards: the one of the legal actions that
   * the game's own look-ahead prefers. Undefined leaves the choice to the evaluation.
   */
  propose?(view: P, seat: Seat, legal: readonly A[]): A | undefined;
  /** The same with less care, as it will do for others in a world that is only imagined. */
  proposeHastily?(view: P, seat: Seat, legal: readonly A[]): A | undefined;
  /**
   * What that look-ahead would choose from, best first. Whoever thinks further does so about these alone: other actions
   * would tear up a plan.
   */
  alternatives?(view: P, seat: Seat, legal: readonly A[]): readonly A[];
  /**
   * A position that a view may stand for, for a game whose players mean something by what they hide; without it, any
   * that `guess` finds.
   */
  imagine?(view: P, seat: Seat, rng: Rng): P;
  /**
   * The number of the round, turn, or whatever a game is divided into. It never falls while the game is played; whoever
   * thinks ahead does so to the end of one, where positions can be compared.
   */
  chapter(p: P): number;
  /**
   * Whether a decision is judged by what stands right after it, and not by playing on. In an auction whoever plays on believes
   * that the others give in at the next bid; four who believe so bid away what all of them need.
   */
  isJudgedAtOnce?(view: P, seat: Seat): boolean;
  /** Where the levels that think should do so otherwise than in most games. */
  readonly tuning?: Tuning;
}

/** Found by playing the ladder: a level should be as far above the one below it in every game. */
export interface Tuning {
  /** How many things come to `stoker`'s mind. */
  readonly stokerNotices?: number;
  /** How many things come to `driver`'s mind; without it, all that can be done. */
  readonly driverNotices?: number;
  /** Positions that `engineer` looks at; 0: it weighs all that can be done by what it brings at once. */
  readonly engineerPositions?: number;
  /** Chapters that `master` plays on before positions are judged. */
  readonly masterHorizon?: number;
  /** What the best of the others counts against what is one's own, for `engineer` and `master`. */
  readonly rivalry?: number;
}

/** How long a bot may think. Bots have no clock of their own. */
export interface Budget {
  readonly ms: number;
  now(): number;
}

/** A bot from the way in which it thinks. */
export function botThat<P, A>(name: string, begin: Bot<P, A>['begin']): Bot<P, A> {
  return {
    name,
    begin,
    choose(view, seat, rng) {
      const thinking = begin(view, seat, rng);
      while (thinking.step());
      return thinking.best();
    },
  };
}

/** A bot that decides at once. */
export function quickBot<P, A>(name: string, choose: Bot<P, A>['choose']): Bot<P, A> {
  return botThat(name, (view, seat, rng) => {
    const action = choose(view, seat, rng);
    return { step: () => false, best: () => action };
  });
}
