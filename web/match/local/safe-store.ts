import type { Keeping } from '../table-match.ts';
import { type MatchStore, MemoryStore } from './match-store.ts';

/**
 * A store that goes on in memory when the one below it fails: a private window, a full disk. Play goes on, and
 * `status` says that nothing is kept any more.
 */
export class SafeStore implements MatchStore {
  readonly #below: MatchStore;
  /** Every match that was touched here, so that it is at hand when the store below fails. */
  readonly #memory = new MemoryStore();
  #status: Keeping = { kept: true };

  constructor(below: MatchStore) {
    this.#below = below;
  }

  /** Whether the last thing that was written is kept; asks the store below when nothing was written yet. */
  async status(): Promise<Keeping> {
    if (this.#status.kept) await this.entries();
    return this.#status;
  }

  async entries(): Promise<ReadonlyMap<string, unknown>> {
    const memory = await this.#memory.entries();
    try {
      const below = await this.#below.entries();
      return this.#status.kept ? below : new Map([...below, ...memory]);
    } catch (error) {
      this.#failed(error);
      return memory;
    }
  }

  async change(id: string, next: (old: unknown) => unknown): Promise<unknown> {
    if (this.#status.kept) {
      try {
        const value = await this.#below.change(id, next);
        await this.#memory.change(id, () => value);
        return value;
      } catch (error) {
        this.#failed(error);
      }
    }
    return this.#memory.change(id, next);
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    try {
      await this.#below.remove(id);
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.#status = { kept: false, why: error instanceof Error ? error.message : String(error) };
  }
}
