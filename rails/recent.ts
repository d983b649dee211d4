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
  for (let at = place; at > 0; at--) {
    const before = list[at - 1];
    if (before !== undefined) list[at] = before;
  }
  list[0] = item;
}

/** A map that holds things of either kind of key. */
interface Shelf<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What a map has for a key, or what is made for it and put there. To put it there each time would cost as much as to find it. */
export function keptIn<K, V>(shelf: Shelf<K, V>, key: K, make: (key: K) => V): V {
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  shelf.set(key, made);
  return made;
}
