import { itemAt, type Seat } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import { type Conduct, Course, worldOf } from './course.ts';
import { likeliest, played, POSITIONS_PER_PROPOSAL } from './policy.ts';
import { type Lag, Race } from './race.ts';

/** How somebody thinks: what they look at, and how far. */
export interface Shape {
  /** The likeliest actions so many are judged by what they bring at once. */
  readonly glance: number;
  /** The best so many of them are thought about, and as many again whenever it is clear which of those is best. */
  readonly candidates: number;
  /** So many are thought about in all, if there is time for them. */
  readonly mostCandidates: number;
  /** Chapters to play on before the position is judged: 1 is to the end of the one that is being played, 0 is not at all. */
  readonly horizon: number;
  /**
   * Of how many actions one's own seat takes the best while it plays on. Where this is small, what was begun is not carried
   * through, and everything that needs several actions looks worse than it is.
   */
  readonly width: number;
  /** The same for everybody else, of whom less need be known. */
  readonly othersWidth: number;
  /** Worlds that all candidates are tried in before the worse half of them rests. */
  readonly heat: number;
  /** The same where something had to be guessed: such worlds differ by more than luck, and a few of them tell little. */
  readonly guessedHeat: number;
  /** By how many standard errors another action must be ahead of the one that came to mind first. */
  readonly caution: number;
  /** What the best of the others counts against what is one's own. */
  readonly rivalry: number;
}

/** An action, and what came of it where it was tried. */
export interface Choice<A> {
  readonly action: A;
  /** What it is worth to each seat by the game's evaluation, on average; without tries, right after it. */
  readonly values: readonly number[];
  /** How often it was played to the horizon. */
  readonly tries: number;
}

/** What is thought about: a decision of one seat, as that seat sees it. */
export interface Decision<P extends object, A, O, E> {
  readonly brain: Brain<P, A, O, E>;
  readonly view: P;
  readonly seat: Seat;
  /** The same luck leads to the same thoughts. */
  readonly luck: string;
  readonly shape: Shape;
  /** One of the legal actions that is thought about however it looks, and left for another only with some certainty. */
  readonly given?: A;
  /** Sees where every try ends; for whoever wants to know more of it than what it is worth. */
  readonly sees?: (action: A, number: number, world: P) => void;
}

interface Candidate<P extends object, A, O, E> {
  readonly action: A;
  readonly course: Course<P, A, O, E>;
  /** Right after the action. */
  readonly soon: readonly number[];
  /** What it dares there. */
  readonly risk: number;
  /** Sums over all tries. */
  readonly later: number[];
}

/**
 * Thinks about one decision for as long as somebody lets it. It guesses what it cannot see, plays every promising action
 * on to the end of the chapter, everybody doing what seems best to them, and judges what that leads to; what it has found
 * out so far can be had at any time. It needs nothing but the contract.
 */
export class Thinker<P extends object, A, O, E> {
  readonly #decision: Decision<P, A, O, E>;
  readonly #legal: readonly A[];
  readonly #work: Generator<void, void>;
  readonly #candidates: Candidate<P, A, O, E>[] = [];
  #race: Race | undefined;
  #positions = 0;
  /** The best at first sight, while that is all there is. */
  #first: A;

  constructor(decision: Decision<P, A, O, E>) {
    this.#decision = decision;
    const { brain, view, seat } = decision;
    this.#legal = brain.game.legal(view, seat);
    const [first] = this.#legal;
    if (first === undefined) throw new RangeError(`seat ${seat} has nothing to choose from`);
    this.#first = first;
    this.#work = this.#thoughts();
  }

  /** Positions that were looked at so far. */
  get positions(): number {
    return this.#positions;
  }

  /** Thinks a little further, about as long as a quick decision takes; false when there is nothing left to think about. */
  step(): boolean {
    return this.#work.next().done !== true;
  }

  /** What has been thought about, best first; nothing yet while it still looks around. */
  choices(): readonly Choice<A>[] {
    const race = this.#race;
    if (race === undefined) return [];
    return race.order().map((index) => {
      const { action, soon, later } = itemAt(this.#candidates, index);
      const tries = race.tries(index);
      return { action, values: tries === 0 ? soon : later.map((sum) => sum / tries), tries };
    });
  }

  /** How far an action that was thought about is behind the best; undefined when it was not, or there is nothing to compare. */
  behindBest(action: A): Lag | undefined {
    const [best] = this.#race?.order() ?? [];
    const index = this.#candidates.findIndex((candidate) => candidate.action === action);
    return best === undefined || index === -1 ? undefined : this.#race?.lag(best, index);
  }

  /** The action that seems best so far. */
  best(): A {
    const [index] = this.#race?.order() ?? [];
    return index === undefined ? this.#first : itemAt(this.#candidates, index).action;
  }

  *#thoughts(): Generator<void, void> {
    // What has to be done needs no thought.
    if (this.#legal.length < 2) return;
    const { shape } = this.#decision;
    const promising = yield* this.#promising();
    const { isSure } = worldOf(this.#decision, 0);
    const race = new Race({ heat: isSure ? shape.heat : shape.guessedHeat, caution: shape.caution });
    this.#race = race;
    while (this.#candidates.length < promising.length) {
      const entered = this.#candidates.length;
      const entering = promising.slice(entered, entered + shape.candidates);
      this.#candidates.push(...entering.map((action) => this.#candidateFor(action)));
      race.enter(entering.length);
      yield* this.#run(race);
    }
  }

  /** Tries whoever is left in the race until it is decided. */
  *#run(race: Race): Generator<void, void> {
    for (let turn = race.next(); turn !== undefined; turn = race.next()) {
      const candidate = itemAt(this.#candidates, turn.candidate);
      const values = yield* this.#playedOn(candidate, turn.world);
      for (const [seat, value] of values.entries()) candidate.later[seat] = itemAt(candidate.later, seat) + value;
      race.add(turn.candidate, this.#worth(values) + candidate.risk);
    }
  }

  /** What is worth a thought, best first: what the game proposes, and what brings most at once. */
  *#promising(): Generator<void, readonly A[]> {
    const { brain, view, seat, shape } = this.#decision;
    const legal = this.#legal;
    const alternatives = brain.alternatives?.(view, seat, legal) ?? [];
    const proposed = alternatives[0] ?? brain.propose?.(view, seat, legal);
    if (proposed !== undefined) {
      this.#first = proposed;
      this.#positions += POSITIONS_PER_PROPOSAL.careful;
    }
    yield;
    if (alternatives.length > 0) return this.#chosenFrom(alternatives);
    const glanced: { readonly action: A; readonly value: number }[] = [];
    const { position, luck } = worldOf(this.#decision, 0);
    let best = Number.NEGATIVE_INFINITY;
    for (const action of likeliest(brain, view, seat, legal, shape.glance)) {
      const value = brain.evaluate(played(brain, position, seat, action, luck), seat);
      glanced.push({ action, value });
      this.#positions++;
      if (proposed === undefined && value > best) {
        best = value;
        this.#first = action;
      }
      yield;
    }
    const sorted = glanced.toSorted((one, other) => other.value - one.value).map(({ action }) => action);
    return this.#chosenFrom(proposed === undefined ? sorted : [proposed, ...sorted]);
  }

  /** The best of them, and whatever was given. */
  #chosenFrom(sorted: readonly A[]): readonly A[] {
    const { shape, given } = this.#decision;
    const chosen = new Set(given === undefined ? sorted : [given, ...sorted]);
    return [...chosen].slice(0, shape.mostCandidates);
  }

  #candidateFor(action: A): Candidate<P, A, O, E> {
    const { brain, seat, shape } = this.#decision;
    const { position, luck } = worldOf(this.#decision, 0);
    const isAtOnce = brain.isJudgedAtOnce?.(this.#decision.view, seat) === true;
    const horizon = isAtOnce ? 0 : shape.horizon;
    const after = played(brain, position, seat, action, luck);
    const soon = this.#valuesIn(after);
    const risk = brain.risk?.(after, seat) ?? 0;
    const course = new Course(brain, { who: seat, action }, conductOf({ ...shape, horizon }));
    return { action, course, soon, risk, later: soon.map(() => 0) };
  }

  /** Plays on in one of the worlds that the view may stand for, and judges for every seat what that leads to. */
  *#playedOn({ action, course }: Candidate<P, A, O, E>, number: number): Generator<void, readonly number[]> {
    const way = course.in(worldOf(this.#decision, number));
    let step = way.next();
    for (; step.done !== true; step = way.next()) {
      this.#positions += step.value;
      yield;
    }
    this.#decision.sees?.(action, number, step.value);
    const values = this.#valuesIn(step.value);
    this.#positions += values.length;
    // Also where it was known before: whoever waits for the budget must be asked.
    yield;
    return values;
  }

  #valuesIn(world: P): readonly number[] {
    const { game } = this.#decision.brain;
    return Array.from({ length: game.seatsOf(world) }, (_, seat) => this.#decision.brain.evaluate(world, seat));
  }

  /** Whoever wants to win minds the best of the others as well. */
  #worth(values: readonly number[]): number {
    const { seat, shape } = this.#decision;
    const others = values.filter((_, other) => other !== seat);
    return itemAt(values, seat) - (others.length === 0 ? 0 : shape.rivalry * Math.max(...others));
  }
}

/** How somebody of that shape plays on. */
export function conductOf({ horizon, width, othersWidth }: Shape): Conduct {
  return { horizon, own: { width, hasty: false }, others: { width: othersWidth, hasty: true } };
}
