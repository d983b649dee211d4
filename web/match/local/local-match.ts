import type { Eye, MatchRecord } from '@roundhouse/kernel';
import type { Outcome, Snapshot, TableMatch } from '../table-match.ts';
import type { Acted, CallName, Calls, Opened, Opening, Update } from './protocol.ts';

export type Ask = <K extends CallName>(call: K, asked: Calls[K]['asked']) => Promise<Calls[K]['answer']>;

/** A match that runs in the worker of this page. */
export class LocalMatch implements TableMatch {
  readonly #id: string;
  readonly #table: number;
  readonly #ask: Ask;
  readonly #closed: () => void;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  #revision = 0;

  constructor(id: string, { table, opening }: Opened, ask: Ask, closed: () => void) {
    this.#id = id;
    this.#table = table;
    this.#ask = ask;
    this.#closed = closed;
    this.#snapshot = this.#opened(opening);
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async act(action: unknown): Promise<Outcome> {
    return this.#acted(this.#ask('act', { table: this.#table, action }));
  }

  async undo(to: number): Promise<Outcome> {
    return this.#acted(this.#ask('undo', { table: this.#table, to }));
  }

  async look(eye: Eye): Promise<void> {
    const { revision } = await this.#ask('look', { table: this.#table, eye });
    await this.#reached(revision);
  }

  async viewAt(seq: number): Promise<object> {
    const [view] = await this.views([seq]);
    if (view === undefined) throw new RangeError(`There is no action ${seq}.`);
    return view;
  }

  async views(seqs: readonly number[]): Promise<readonly object[]> {
    return this.#ask('views', { table: this.#table, seqs });
  }

  async fork(seq: number): Promise<string> {
    return this.#ask('fork', { table: this.#table, seq });
  }

  async record(): Promise<MatchRecord> {
    return this.#ask('record', { table: this.#table });
  }

  async takeBack(): Promise<void> {
    this.#change(this.#opened(await this.#ask('takeBack', { table: this.#table })));
  }

  close(): void {
    this.#closed();
    this.#listeners.clear();
    // Nobody waits for the answer, and a worker that is gone has closed everything already.
    this.#ask('close', { table: this.#table }).catch(() => undefined);
  }

  /** What the worker said unasked. */
  hear(update: Update | null): void {
    if (update === null) {
      this.#change({ ...this.#snapshot, elsewhere: true });
      return;
    }
    this.#revision = update.revision;
    const { from, steps, revision: _, ...rest } = update;
    this.#change({ ...this.#snapshot, ...rest, steps: [...this.#snapshot.steps.slice(0, from), ...steps] });
  }

  #opened({ game, options, players, update }: Opening): Snapshot {
    this.#revision = update.revision;
    const { from: _from, revision: _revision, ...rest } = update;
    return { id: this.#id, game, options, players, ...rest, elsewhere: false };
  }

  #change(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    for (const changed of this.#listeners) changed();
  }

  async #acted(acted: Promise<Acted>): Promise<Outcome> {
    const { outcome, revision } = await acted;
    if (outcome.ok) await this.#reached(revision);
    return outcome;
  }

  /** Answers and updates come by different ways; whoever waits for an answer must find the update here. */
  async #reached(revision: number): Promise<void> {
    if (this.#revision >= revision) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (this.#revision < revision && !this.#snapshot.elsewhere) return;
        stop();
        resolve();
      });
    });
  }
}
