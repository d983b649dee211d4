import type { Row } from '@roundhouse/host';
import type { Kept } from '@roundhouse/kernel';

/** Everything that lies in a store of one match. It is not trusted: what was written long ago or by halves comes back. */
export interface Shelved {
  /** What a list shows, and who may write. */
  readonly head: unknown;
  /** The record without its entries. */
  readonly heading: unknown;
  /** The entries of its log, in order. */
  readonly rows: readonly unknown[];
  /** The positions that were put by, in order. */
  readonly kept: readonly unknown[];
}

/** What is written at once. */
export interface Change {
  readonly head: unknown;
  /** Written once, when the match begins. */
  readonly heading?: unknown;
  /** What the log grows by: it goes behind the first `from` rows. */
  readonly added?: { readonly from: number; readonly rows: readonly Row[]; readonly kept: readonly Kept[] };
}

/** A store of matches. Their logs grow; nothing in them is written again. */
export interface MatchStore {
  heads(): Promise<ReadonlyMap<string, unknown>>;
  load(id: string): Promise<Shelved | undefined>;
  /**
   * Writes what `next` makes of the head, in one step that nobody else gets between; leaves all as it is when `next`
   * returns undefined. Resolves to the head that is there afterwards, once it is safely written.
   */
  change(id: string, next: (head: unknown) => Change | undefined): Promise<unknown>;
  /** With all that lies beside it. */
  remove(id: string): Promise<void>;
  /** What lies beside a match: how it was explained. Undefined where it never was. */
  analysis(id: string): Promise<unknown>;
  keepAnalysis(id: string, analysis: unknown): Promise<void>;
}

export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, Shelved>();
  readonly #analyses = new Map<string, unknown>();

  heads(): Promise<ReadonlyMap<string, unknown>> {
    return Promise.resolve(new Map([...this.#matches].map(([id, { head }]) => [id, head])));
  }

  load(id: string): Promise<Shelved | undefined> {
    return Promise.resolve(this.#matches.get(id));
  }

  change(id: string, next: (head: unknown) => Change | undefined): Promise<unknown> {
    const old = this.#matches.get(id);
    const change = next(old?.head);
    if (change === undefined) return Promise.resolve(old?.head);
    const { rows, kept, ...before } = old ?? { heading: undefined, rows: [], kept: [] };
    const { head, heading = before.heading, added = { from: 0, rows: [], kept: [] } } = change;
    this.put(id, { head, heading, rows: [...rows, ...added.rows], kept: [...kept, ...added.kept] });
    return Promise.resolve(head);
  }

  put(id: string, shelved: Shelved): void {
    this.#matches.set(id, shelved);
  }

  remove(id: string): Promise<void> {
    this.#matches.delete(id);
    this.#analyses.delete(id);
    return Promise.resolve();
  }

  analysis(id: string): Promise<unknown> {
    return Promise.resolve(this.#analyses.get(id));
  }

  keepAnalysis(id: string, analysis: unknown): Promise<void> {
    this.#analyses.set(id, analysis);
    return Promise.resolve();
  }
}
