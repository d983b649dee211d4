import { putFirst } from '../recent.ts';

/** Lists of numbers, of which those with the same numbers are the same: what was found out about one holds for all. */
export class Alike<T extends ArrayLike<number>> {
  readonly #lists: T[] = [];
  readonly #size: number;

  /** `size`: how many are remembered. */
  constructor(size: number) {
    this.#size = size;
  }

  /** The one with the same numbers that was asked about before, or this one. */
  alike(list: T): T {
    for (const one of this.#lists) if (haveSameNumbers(one, list)) return one;
    putFirst(this.#lists, list, Math.min(this.#lists.length, this.#size - 1));
    return list;
  }
}

function haveSameNumbers(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}
