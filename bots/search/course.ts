import { clone, rngFrom, type Seat } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import { type Care, deaf, quickChoice, worldFor } from './policy.ts';

/** No chapter of a game is this long: whatever gets here is judged as it stands. */
const MOST_DECISIONS = 500;

/** One of the worlds that a view may stand for. */
export interface World<P> {
  readonly position: P;
  /** Whether every world is like this one, since nothing had to be guessed. */
  readonly isSure: boolean;
  /** Where whatever is drawn in it comes from. */
  readonly luck: string;
}

/** What somebody has to decide, as they see it. The same luck leads to the same worlds. */
interface Seen<P extends object, A, O, E> {
  readonly brain: Brain<P, A, O, E>;
  readonly view: P;
  readonly seat: Seat;
  readonly luck: string;
}

/** One of the worlds by its number. */
export function worldOf<P extends object, A, O, E>(seen: Seen<P, A, O, E>, number: number): World<P> {
  const { brain, view, seat, luck } = seen;
  const rng = rngFrom(`${luck} world ${number}`);
  const position = worldFor(brain, view, seat, rng);
  return { position, isSure: rng.draws === 0, luck: `${luck} chance ${number}` };
}

/** How somebody plays on in a world that is only imagined. */
export interface Conduct {
  /** Chapters to play on: 1 is to the end of the one that is being played, 0 is not at all. */
  readonly horizon: number;
  readonly own: Care;
  readonly others: Care;
}

interface Step<A> {
  readonly who: Seat;
  readonly action: A;
}

/**
 * An action, and how things go on after it until the horizon, everybody doing what seems best to them. Where nothing is
 * hidden they go the same way in every world, up to the step with which luck has its first say: that way is gone once.
 */
export class Course<P extends object, A, O, E> {
  readonly #brain: Brain<P, A, O, E>;
  readonly #first: Step<A>;
  readonly #conduct: Conduct;
  /** The first step that draws, and the position before it. */
  #fork: { readonly before: P; readonly step: Step<A> } | undefined;
  /** Where it ends in every world, if nothing is ever drawn. */
  #end: P | undefined;
  #until: number | undefined;

  constructor(brain: Brain<P, A, O, E>, first: Step<A>, conduct: Conduct) {
    this.#brain = brain;
    this.#first = first;
    this.#conduct = conduct;
  }

  /** Where it leads in a world. Tells on the way how many positions were looked at, and never goes long without. */
  *in({ position, isSure, luck }: World<P>): Generator<number, P> {
    if (this.#end !== undefined) return this.#end;
    const brain = this.#brain;
    const { game } = brain;
    this.#until ??= brain.chapter(position) + this.#conduct.horizon;
    const rng = rngFrom(luck);
    const fork = this.#fork;
    const here = clone(fork?.before ?? position);
    let next: Step<A> | undefined = fork?.step ?? this.#first;
    let looked = 0;
    for (let decisions = 0; next !== undefined && decisions < MOST_DECISIONS; decisions++) {
      const before: P | undefined = isSure && fork === undefined && rng.draws === 0 ? clone(here) : undefined;
      game.play(here, next.who, next.action, rng, deaf);
      if (before !== undefined && rng.draws > 0) this.#fork = { before, step: next };
      yield looked + 1;
      next = undefined;
      const [who] = brain.chapter(here) < this.#until ? game.waiting(here) : [];
      if (who === undefined) continue;
      const care: Care = who === this.#first.who ? this.#conduct.own : this.#conduct.others;
      const { action, positions } = quickChoice(brain, here, who, care);
      looked = positions;
      next = { who, action };
    }
    if (isSure && rng.draws === 0) this.#end = here;
    return here;
  }
}
