/** Lists of numbers, of which those with the same numbers are the same: what was found out about one holds for all. */
export class Alike<T extends ArrayLike<number>> {
  readonly #asked: T[] = [];
  readonly #given: T[] = [];
  readonly #size: number;
  readonly #finish: (list: T) => T;

  /** `size`: how many are remembered. `finish`: what is made of a list when it is first asked about. */
  constructor(size: number, finish: (list: T) => T = (list) => list) {
    this.#size = size;
    this.#finish = finish;
  }

  /** What was given for the same numbers before, or what is made of these. */
  alike(list: T): T {
    const index = this.#asked.findIndex((one) => haveSameNumbers(one, list));
    const known = this.#given[index];
    if (known !== undefined) return known;
    const given = this.#finish(list);
    this.#asked.unshift(list);
    this.#given.unshift(given);
    if (this.#asked.length > this.#size) {
      this.#asked.pop();
      this.#given.pop();
    }
    return given;
  }
}

function haveSameNumbers(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}
