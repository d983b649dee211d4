import { itemAt } from '@roundhouse/kernel';

/**
 * Remembers what was last made for a few keys. Positions keep thousands of layouts alive, and search makes thousands
 * more: a WeakMap would hold a value for each and slow the garbage collector down, while only the last few are asked for.
 */
export class Recent<K extends object, V> {
  readonly #keys: K[] = [];
  readonly #values: V[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: K, make: () => V): V {
    const index = this.#keys.indexOf(key);
    const known = this.#values[index];
    if (index === 0 && known !== undefined) return known;
    const value = known ?? make();
    this.#putFirst(key, value, known === undefined ? Math.min(this.#keys.length, this.#size - 1) : index);
    return value;
  }

  /** Moves all before that place back by one. */
  #putFirst(key: K, value: V, place: number): void {
    for (let at = place; at > 0; at--) {
      this.#keys[at] = itemAt(this.#keys, at - 1);
      this.#values[at] = itemAt(this.#values, at - 1);
    }
    this.#keys[0] = key;
    this.#values[0] = value;
  }
}
