/** A drawer of values by id. The values are not trusted: whatever was written long ago or by halves comes back. */
export interface MatchStore {
  entries(): Promise<ReadonlyMap<string, unknown>>;
  /**
   * Puts in place what `next` makes of the old value, in one step that nobody else gets between; leaves all as it is
   * when `next` returns undefined. Resolves to the value that is there afterwards, once it is safely written.
   */
  change(id: string, next: (old: unknown) => unknown): Promise<unknown>;
  remove(id: string): Promise<void>;
}

export class MemoryStore implements MatchStore {
  readonly #values = new Map<string, unknown>();

  entries(): Promise<ReadonlyMap<string, unknown>> {
    return Promise.resolve(new Map(this.#values));
  }

  change(id: string, next: (old: unknown) => unknown): Promise<unknown> {
    const old = this.#values.get(id);
    const value = next(old);
    if (value === undefined) return Promise.resolve(old);
    this.#values.set(id, value);
    return Promise.resolve(value);
  }

  remove(id: string): Promise<void> {
    this.#values.delete(id);
    return Promise.resolve();
  }
}
