/** Somebody's line to the server. */
export interface Onlooker {
  looksAt(person: string, table: string): boolean;
}

/** Who looks at which table right now. */
export class Onlookers implements Onlooker {
  readonly #all = new Set<Onlooker>();

  /** Until what is returned is called. */
  enter(one: Onlooker): () => void {
    this.#all.add(one);
    return () => this.#all.delete(one);
  }

  get size(): number {
    return this.#all.size;
  }

  looksAt(person: string, table: string): boolean {
    return [...this.#all].some((one) => one.looksAt(person, table));
  }
}
