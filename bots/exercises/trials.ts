import { itemAt, type Seat } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import { Course, worldOf } from '../search/course.ts';

/** A decision that is thought through at length, as its seat sees it. */
export interface Question<P extends object, A, O, E> {
  readonly brain: Brain<P, A, O, E>;
  readonly view: P;
  readonly seat: Seat;
  /** The same luck leads to the same worlds. */
  readonly luck: string;
  /** Chapters to play on. */
  readonly horizon: number;
  /** Of how many actions each seat takes the best while it plays on. */
  readonly width: number;
}

/** What an action led to in one world. */
interface Brought {
  /** The points that each seat can expect in the end. */
  readonly points: readonly number[];
  /** What that is worth to whoever acted, by the evaluation, which minds the others as well. */
  readonly worth: number;
}

/** How far one action is behind another, on average over the worlds that both have seen. */
export interface Distance {
  readonly points: number;
  readonly worth: number;
  /** The standard error of the points. */
  readonly error: number;
  readonly worlds: number;
}

/** Several actions, each played on in the same worlds with the same luck. */
export class Trials<P extends object, A, O, E> {
  readonly actions: readonly A[];
  readonly #question: Question<P, A, O, E>;
  readonly #courses: readonly Course<P, A, O, E>[];
  readonly #brought: readonly Brought[][];

  constructor(question: Question<P, A, O, E>, actions: readonly A[]) {
    this.#question = question;
    this.actions = actions;
    const { brain, seat, horizon, width } = question;
    const care = { width, hasty: false };
    const conduct = { horizon, own: care, others: care };
    this.#courses = actions.map((action) => new Course(brain, { who: seat, action }, conduct));
    this.#brought = actions.map(() => []);
  }

  worlds(index: number): number {
    return itemAt(this.#brought, index).length;
  }

  /** Plays an action on in the next world that it has not seen. */
  tryOnce(index: number): void {
    const brought = itemAt(this.#brought, index);
    brought.push(this.#playedOn(itemAt(this.#courses, index), brought.length));
  }

  /** On average over all worlds that the action has seen, by seat. */
  points(index: number): readonly number[] {
    const brought = itemAt(this.#brought, index);
    const sums = brought
      .map(({ points }) => points)
      .reduce((one, other) => one.map((sum, seat) => sum + itemAt(other, seat)));
    return sums.map((sum) => sum / brought.length);
  }

  distance(ahead: number, behind: number): Distance {
    const { seat } = this.#question;
    const worlds = Math.min(this.worlds(ahead), this.worlds(behind));
    const differences = Array.from({ length: worlds }, (_, world) => {
      const one = itemAt(itemAt(this.#brought, ahead), world);
      const other = itemAt(itemAt(this.#brought, behind), world);
      return { points: itemAt(one.points, seat) - itemAt(other.points, seat), worth: one.worth - other.worth };
    });
    const points = meanOf(differences.map((difference) => difference.points));
    const worth = meanOf(differences.map((difference) => difference.worth));
    const squares = differences.reduce((sum, difference) => sum + (difference.points - points) ** 2, 0);
    const error = worlds < 2 ? Math.abs(points) : Math.sqrt(squares / (worlds - 1) / worlds);
    return { points, worth, error, worlds };
  }

  /** The given actions, best first, by the points of their seat in the worlds that all of them have seen. */
  ranked(indices: readonly number[]): readonly number[] {
    const [first] = indices;
    if (first === undefined) return [];
    const lead = new Map(indices.map((index) => [index, this.distance(index, first).points]));
    return indices.toSorted((one, other) => (lead.get(other) ?? 0) - (lead.get(one) ?? 0) || one - other);
  }

  #playedOn(course: Course<P, A, O, E>, number: number): Brought {
    const { brain, seat } = this.#question;
    const way = course.in(worldOf(this.#question, number));
    let step = way.next();
    while (step.done !== true) step = way.next();
    const world = step.value;
    const seats = brain.game.seatsOf(world);
    return {
      points: Array.from({ length: seats }, (_, other) => brain.forecast(world, other)),
      worth: brain.evaluate(world, seat),
    };
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
