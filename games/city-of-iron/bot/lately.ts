const KEPT = 6;

/**
 * The last few of something. Positions that are compared share most of what they are made of, and they are looked at one
 * after the other: keeping more, or by a WeakMap, costs more than it saves.
 */
export class Lately<T> {
  readonly items: T[] = [];
  #next = 0;

  add(item: T): T {
    this.items[this.#next] = item;
    this.#next = (this.#next + 1) % KEPT;
    return item;
  }
}
