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
    if (known === undefined) return this.#remember(key, make());
    if (index > 0) {
      this.#keys.splice(index, 1);
      this.#values.splice(index, 1);
      this.#remember(key, known);
    }
    return known;
  }

  #remember(key: K, value: V): V {
    this.#keys.unshift(key);
    this.#values.unshift(value);
    if (this.#keys.length > this.#size) {
      this.#keys.pop();
      this.#values.pop();
    }
    return value;
  }
}
