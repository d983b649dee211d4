import type { Keeping } from '../table-match.ts';
import { type Change, type MatchStore, MemoryStore, type Shelved } from './match-store.ts';

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
    if (this.#status.kept) await this.heads();
    return this.#status;
  }

  async heads(): Promise<ReadonlyMap<string, unknown>> {
    const memory = await this.#memory.heads();
    try {
      const below = await this.#below.heads();
      return this.#status.kept ? below : new Map([...below, ...memory]);
    } catch (error) {
      this.#failed(error);
      return memory;
    }
  }

  async load(id: string): Promise<Shelved | undefined> {
    if (this.#status.kept) {
      try {
        const shelved = await this.#below.load(id);
        if (shelved !== undefined) this.#memory.put(id, shelved);
        return shelved;
      } catch (error) {
        this.#failed(error);
      }
    }
    return this.#memory.load(id);
  }

  async change(id: string, next: (head: unknown) => Change | undefined): Promise<unknown> {
    if (this.#status.kept) {
      try {
        let change: Change | undefined;
        const head = await this.#below.change(id, (old) => {
          change = next(old);
          return change;
        });
        await this.#memory.change(id, () => change);
        return head;
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

  /** An analysis can be made again: that one cannot be kept says nothing about the matches. */
  async analysis(id: string): Promise<unknown> {
    try {
      return (await this.#below.analysis(id)) ?? (await this.#memory.analysis(id));
    } catch {
      return this.#memory.analysis(id);
    }
  }

  async keepAnalysis(id: string, analysis: unknown): Promise<void> {
    try {
      await this.#below.keepAnalysis(id, analysis);
    } catch {
      await this.#memory.keepAnalysis(id, analysis);
    }
  }

  #failed(error: unknown): void {
    this.#status = { kept: false, why: error instanceof Error ? error.message : String(error) };
  }
}
