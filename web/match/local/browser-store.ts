import { createStore, del, entries, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { MatchStore } from './match-store.ts';

/** Matches in the browser's own database: they survive the tab, the worker and the browser being closed. */
export class BrowserStore implements MatchStore {
  #matches: UseStore | undefined;

  async holdsAnything(): Promise<boolean> {
    return (await keys(this.#open())).length > 0;
  }

  async entries(): Promise<ReadonlyMap<string, unknown>> {
    return new Map(await entries<string, unknown>(this.#open()));
  }

  async change(id: string, next: (old: unknown) => unknown): Promise<unknown> {
    return this.#open()('readwrite', async (matches) => {
      const old = await promisifyRequest<unknown>(matches.get(id));
      const value = next(old);
      if (value !== undefined) matches.put(value, id);
      await promisifyRequest(matches.transaction);
      return value ?? old;
    });
  }

  async remove(id: string): Promise<void> {
    await del(id, this.#open());
  }

  /** Opened late: where a browser forbids storage, this throws, and that must not break the worker at its start. */
  #open(): UseStore {
    this.#matches ??= createStore('roundhouse', 'matches');
    return this.#matches;
  }
}
