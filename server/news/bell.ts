/** What changed about a table: who sits there or whether it has begun; or only who is waited for. */
export interface Ring {
  readonly table: string;
  readonly what: 'table' | 'turn';
  /** Whose home changed with it. */
  readonly people: readonly string[] | 'everybody';
}

/** Tells whoever listens that something about a table changed. */
export class Bell {
  readonly #listeners = new Set<(ring: Ring) => void>();

  listen(heard: (ring: Ring) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  ring(ring: Ring): void {
    for (const heard of this.#listeners) heard(ring);
  }
}
