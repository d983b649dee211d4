/** A list as its readers see it. */
export interface Grown<T> {
  readonly length: number;
  /** Undefined where there is none. */
  at(index: number): T | undefined;
}

/**
 * A list to which things are only added at the end, or taken from there. A copy shares what it has in common with this one,
 * until one of them goes another way: a match is copied for every action, however many came before.
 */
export class Growing<T> implements Grown<T> {
  #items: T[];
  #length: number;

  constructor(items: T[] = [], length = items.length) {
    this.#items = items;
    this.#length = length;
  }

  get length(): number {
    return this.#length;
  }

  at(index: number): T | undefined {
    return index < this.#length ? this.#items[index] : undefined;
  }

  push(item: T): void {
    // Another that shares the items has added its own here.
    if (this.#items.length > this.#length) this.#items = this.#items.slice(0, this.#length);
    this.#items.push(item);
    this.#length++;
  }

  cutTo(length: number): void {
    this.#length = Math.min(this.#length, length);
  }

  /** The first of them, as a list of its own. */
  upTo(length: number): Growing<T> {
    return new Growing(this.#items, Math.min(this.#length, length));
  }

  /** To be read at once: where nobody went on from here it is the list itself, to which more may be added. */
  all(): readonly T[] {
    if (this.#items.length > this.#length) this.#items = this.#items.slice(0, this.#length);
    return this.#items;
  }
}
