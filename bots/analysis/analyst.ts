import type { Match, Seat } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import type { Effort } from '../search/searching.ts';
import { Thinker } from '../search/thinker.ts';

/** A decision of a game that was played, thought about again with what its seat could see then. */
export interface Judgement<A> {
  /** The number of the live action. */
  readonly seq: number;
  readonly seat: Seat;
  readonly played: A;
  /** What would have been better; null where nothing better was found. */
  readonly better: A | null;
  /** How many points that would have brought; 0 where nothing was better. */
  readonly cost: number;
}

/** What can be said of a game that was played. */
export interface Analysis<A> {
  /** What each seat could expect to have at the end: at the beginning, and after every live action. */
  readonly expected: readonly (readonly number[])[];
  readonly judgements: readonly Judgement<A>[];
}

export interface Progress {
  /** Live actions that were looked at, of all. */
  readonly done: number;
  readonly of: number;
  readonly positions: number;
}

/**
 * Goes through a game that was played, decision by decision, for as long as somebody lets it. Each is judged by what its
 * seat saw, so nobody is blamed for what they could not know; what everybody could expect is told by one who sees all.
 */
export class Analyst<P extends object, A, O, E> {
  readonly #brain: Brain<P, A, O, E>;
  readonly #match: Match<P, A, O, E>;
  readonly #effort: Effort;
  readonly #expected: (readonly number[])[] = [];
  readonly #judgements: Judgement<A>[] = [];
  readonly #work: Generator<void, void>;
  #done = 0;
  #positions = 0;

  /** `known`: what came of it when the same was begun before; it goes on behind that. */
  constructor(
    brain: Brain<P, A, O, E>,
    match: Match<P, A, O, E>,
    effort: Effort,
    known: Analysis<A> = { expected: [], judgements: [] },
  ) {
    this.#brain = brain;
    this.#match = match;
    this.#effort = effort;
    this.#expected.push(...known.expected);
    this.#judgements.push(...known.judgements);
    this.#done = Math.max(0, known.expected.length - 1);
    this.#work = this.#judge();
  }

  /** Thinks a little further; false when the whole game is judged. */
  step(): boolean {
    return this.#work.next().done !== true;
  }

  get progress(): Progress {
    return { done: this.#done, of: this.#match.seq, positions: this.#positions };
  }

  /** What is known so far. */
  get analysis(): Analysis<A> {
    return { expected: this.#expected, judgements: this.#judgements };
  }

  *#judge(): Generator<void, void> {
    if (this.#expected.length === 0) this.#expected.push(this.#expectedAt(0));
    for (const { seq, seat, action } of this.#match.actions.slice(this.#done)) {
      const judgement = yield* this.#judged(seq, seat, action);
      if (judgement !== null) this.#judgements.push(judgement);
      this.#expected.push(this.#expectedAt(seq));
      this.#done = seq;
      yield;
    }
  }

  /** Null where there was nothing to decide. */
  *#judged(seq: number, seat: Seat, action: A): Generator<void, Judgement<A> | null> {
    const { game } = this.#brain;
    const view = this.#match.viewAt(seq - 1, seat);
    const legal = game.legal(view, seat);
    const given = legal.find((one) => this.#isSame(one, action));
    // What merely takes something back is never among what moves the game on.
    if (given === undefined || legal.length < 2) return null;
    const { shape, positions } = this.#effort;
    const thinker = new Thinker({ brain: this.#brain, view, seat, luck: `analysis ${seq}`, shape, given });
    while (thinker.positions < positions && thinker.step()) yield;
    this.#positions += thinker.positions;
    const better = thinker.best();
    const lag = thinker.behindBest(given);
    const isBeaten = better !== given && lag !== undefined && lag.mean > 0;
    return { seq, seat, played: action, better: isBeaten ? better : null, cost: isBeaten ? lag.mean : 0 };
  }

  #isSame(one: A, other: A): boolean {
    return JSON.stringify(this.#brain.game.action.parse(one)) === JSON.stringify(other);
  }

  #expectedAt(seq: number): readonly number[] {
    const position = this.#match.at(seq);
    return Array.from({ length: this.#match.seats }, (_, seat) => this.#brain.forecast(position, seat));
  }
}
