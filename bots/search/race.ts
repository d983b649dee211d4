import { entryOf, itemAt } from '@roundhouse/kernel';

/** How far one is behind another, on average over the worlds that both have seen. */
export interface Lag {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
  readonly worlds: number;
}

/**
 * Several candidates, tried in the same worlds one after the other: whoever falls behind rests, and the worlds that are
 * left go to those between whom it is still open. What two of them brought is compared world by world, so that the luck
 * of a world decides nothing.
 */
export class Race {
  /** What each candidate brought, by world; the worlds are the same for all. */
  readonly #brought: number[][] = [];
  #running: readonly number[] = [];
  readonly #heat: number;
  readonly #caution: number;
  #next: number;
  /** The first of those who came last. */
  #newest = 0;

  /** `heat`: after so many worlds half of the candidates rest; twice as many later half of those, and so on. */
  constructor({ heat, caution }: { readonly heat: number; readonly caution: number }) {
    this.#heat = heat;
    this.#caution = caution;
    this.#next = heat;
  }

  /** So many run from now on, also against whoever is left of those before, in the worlds that these have seen. */
  enter(more: number): void {
    this.#newest = this.#brought.length;
    const entered = Array.from({ length: more }, (_, index) => this.#newest + index);
    for (const candidate of entered) this.#brought[candidate] = [];
    this.#running = [...this.#running, ...entered];
    this.#next = this.#heat;
  }

  /** Who is to be tried next, and in which world; undefined when it is decided. */
  next(): { readonly candidate: number; readonly world: number } | undefined {
    if (this.#running.length < 2) return undefined;
    const world = Math.min(...this.#running.map((candidate) => this.tries(candidate)));
    const candidate = this.#running.find((one) => this.tries(one) === world);
    return candidate === undefined ? undefined : { candidate, world };
  }

  tries(candidate: number): number {
    return itemAt(this.#brought, candidate).length;
  }

  add(candidate: number, value: number): void {
    itemAt(this.#brought, candidate).push(value);
    const worlds = this.#worlds(this.#running);
    if (worlds < this.#next || worlds < this.tries(candidate)) return;
    this.#next = worlds * 2;
    const order = this.#sorted(this.#running);
    const rest = order.length > 2 ? Math.ceil(order.length / 2) : order.length;
    const [leader] = order;
    if (leader === undefined) return;
    this.#running = order.slice(0, rest).filter((one) => one === leader || !this.#isSettled(leader, one));
  }

  /** All candidates, best first: those who ran longest before those who rested earlier or have hardly begun. */
  order(): readonly number[] {
    const leading = this.#running.filter((candidate) => !this.#isFresh(candidate));
    const behind = this.#brought
      .map((_, candidate) => candidate)
      .filter((candidate) => !leading.includes(candidate))
      .toSorted((one, other) => this.tries(other) - this.tries(one) || this.#difference(other, one).mean);
    return [...this.#sorted(leading), ...behind];
  }

  /** Whether it came later than others, and has not seen enough to be compared with them. */
  #isFresh(candidate: number): boolean {
    return this.#newest > 0 && candidate >= this.#newest && this.tries(candidate) < this.#heat;
  }

  /** By what they brought in the worlds that all of them have seen. The first candidate is left only with some certainty. */
  #sorted(candidates: readonly number[]): readonly number[] {
    const worlds = this.#worlds(candidates);
    const isLeft = candidates.includes(0);
    const advances = new Map(
      candidates.map((candidate) => {
        const mean = sumOf(itemAt(this.#brought, candidate).slice(0, worlds)) / Math.max(1, worlds);
        return [candidate, isLeft ? mean - this.#caution * this.#difference(candidate, 0).error : mean];
      }),
    );
    return candidates.toSorted((one, other) => entryOf(advances, other) - entryOf(advances, one) || one - other);
  }

  /** Whether so many worlds more would hardly bring the second before the first, or tell them apart. */
  #isSettled(first: number, second: number): boolean {
    const { mean, error, worlds } = this.#difference(first, second);
    if (worlds >= MOST_WORLDS) return true;
    return worlds >= ENOUGH_WORLDS && (mean > CERTAIN * error || error === 0);
  }

  #worlds(candidates: readonly number[]): number {
    return Math.min(...candidates.map((candidate) => this.tries(candidate)));
  }

  lag(first: number, second: number): Lag {
    return this.#difference(first, second);
  }

  #difference(one: number, other: number): Lag {
    const worlds = this.#worlds([one, other]);
    if (worlds === 0) return { mean: 0, error: 0, worlds };
    const mine = itemAt(this.#brought, one);
    const theirs = itemAt(this.#brought, other);
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < worlds; world++) {
      const difference = itemAt(mine, world) - itemAt(theirs, world);
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / worlds;
    const variance = worlds < 2 ? mean * mean : Math.max(0, (squares - worlds * mean * mean) / (worlds - 1));
    return { mean, error: Math.sqrt(variance / worlds), worlds };
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

const ENOUGH_WORLDS = 4;
/** What cannot be told apart in so many is as good. */
const MOST_WORLDS = 32;
/** Standard errors. */
const CERTAIN = 3;
