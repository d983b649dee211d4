import { itemAt, rngFrom, type Seat } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import { Course, worldOf } from './course.ts';
import { played, worldFor } from './policy.ts';
import { conductOf, type Shape, Thinker } from './thinker.ts';

/** An action that is worth a thought, and what is expected of it. */
export interface Suggestion<P, A> {
  readonly action: A;
  /** The points that each seat will have at the end, as far as that can be told. */
  readonly expected: readonly number[];
  /** How things may look to the seat when the chapter is over: one of many ways in which it could go on. */
  readonly ahead: P;
}

/** Whoever asks, and what they see. */
interface Asked<P extends object, A, O, E> {
  readonly brain: Brain<P, A, O, E>;
  readonly view: P;
  readonly seat: Seat;
  /** The same luck leads to the same suggestions. */
  readonly luck: string;
  readonly shape: Shape;
}

/** What was seen of one action: by world, the points that were expected where the try ended. */
interface Seen<P> {
  readonly points: (readonly number[])[];
  readonly ahead: P;
}

/** Thinks about a decision on behalf of somebody else, and can say what it expects of the best actions. */
export class Suggester<P extends object, A, O, E> {
  readonly #asked: Asked<P, A, O, E>;
  readonly #thinker: Thinker<P, A, O, E>;
  readonly #seen = new Map<A, Seen<P>>();

  constructor(asked: Asked<P, A, O, E>) {
    this.#asked = asked;
    this.#thinker = new Thinker({
      ...asked,
      sees: (action, number, world) => this.#see(action, number, world),
    });
  }

  get positions(): number {
    return this.#thinker.positions;
  }

  /** Thinks a little further; false when there is nothing left to think about. */
  step(): boolean {
    return this.#thinker.step();
  }

  /** The best actions so far, at most `most`, best first; the only one where there is no choice. */
  suggestions(most: number): readonly Suggestion<P, A>[] {
    const choices = this.#thinker.choices();
    const tried = choices.filter(({ tries }) => tries > 0).map(({ action }) => action);
    const actions = tried.length > 0 ? tried.slice(0, most) : [this.#thinker.best()];
    const [best] = actions;
    if (best === undefined) return [];
    const leader = this.#seenOf(best);
    const expected = meanOf(leader.points);
    return actions.map((action) => {
      const seen = this.#seenOf(action);
      return { action, expected: behind(expected, leader.points, seen.points), ahead: this.#aheadOf(action, seen) };
    });
  }

  #see(action: A, number: number, world: P): void {
    const { brain, seat } = this.#asked;
    const points = this.#pointsIn(world);
    const seen = this.#seen.get(action) ?? { points: [], ahead: brain.game.view(world, seat) };
    seen.points[number] = points;
    this.#seen.set(action, seen);
  }

  /** What was never tried is judged as it stands right after it. */
  #seenOf(action: A): Seen<P> {
    const { brain, view, seat, luck } = this.#asked;
    const seen = this.#seen.get(action);
    if (seen !== undefined) return seen;
    const world = worldFor(brain, view, seat, rngFrom(`${luck} world`));
    const after = played(brain, world, seat, action, `${luck} chance`);
    return { points: [this.#pointsIn(after)], ahead: brain.game.view(after, seat) };
  }

  /** What is judged at once was not played on, and whoever asks would still like to see what may come of it. */
  #aheadOf(action: A, { ahead }: Seen<P>): P {
    const { brain, view, seat, shape } = this.#asked;
    if (brain.isJudgedAtOnce?.(view, seat) !== true) return ahead;
    const way = new Course(brain, { who: seat, action }, conductOf(shape)).in(worldOf(this.#asked, 0));
    let step = way.next();
    while (step.done !== true) step = way.next();
    return brain.game.view(step.value, seat);
  }

  #pointsIn(world: P): readonly number[] {
    const { brain } = this.#asked;
    return Array.from({ length: brain.game.seatsOf(world) }, (_, seat) => brain.forecast(world, seat));
  }
}

/** The best has been tried most often. What others bring is told by how they fared beside it, in the same worlds. */
function behind(
  expected: readonly number[],
  leader: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): readonly number[] {
  const shared = Math.min(leader.length, other.length);
  const best = meanOf(leader.slice(0, shared));
  const own = meanOf(other.slice(0, shared));
  return expected.map((points, seat) => points + itemAt(own, seat) - itemAt(best, seat));
}

function meanOf(rows: readonly (readonly number[])[]): readonly number[] {
  const [first] = rows;
  if (first === undefined) return [];
  return first.map((_, seat) => rows.reduce((sum, row) => sum + itemAt(row, seat), 0) / rows.length);
}
