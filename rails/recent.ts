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
    const place = known === undefined ? Math.min(this.#keys.length, this.#size - 1) : index;
    putFirst(this.#keys, key, place);
    putFirst(this.#values, value, place);
    return value;
  }
}

/** Puts an item in front of a list, in exchange for the one at that place. */
export function putFirst<T>(list: T[], item: T, place: number): void {
  for (let at = place; at > 0; at--) list[at] = itemAt(list, at - 1);
  list[0] = item;
}
