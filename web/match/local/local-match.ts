import type { Answer, Update } from '@roundhouse/host';
import type { Eye, MatchRecord, Seat, Sitter } from '@roundhouse/kernel';
import type { Outcome, Snapshot, TableMatch } from '../table-match.ts';
import type { CallName, Calls, Opened, Opening } from './protocol.ts';

export type Ask = <K extends CallName>(call: K, asked: Calls[K]['asked']) => Promise<Calls[K]['answer']>;

/** A match that runs in the worker of this page. */
export class LocalMatch implements TableMatch {
  readonly #id: string;
  readonly #table: number;
  readonly #ask: Ask;
  readonly #closed: () => void;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

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

  async submit(actions: readonly unknown[]): Promise<Outcome> {
    const { seq, undos } = this.#snapshot;
    const submission = { seq, undos, actions, key: crypto.randomUUID() };
    return this.#answered(this.#ask('submit', { table: this.#table, submission }));
  }

  async undo(to: number): Promise<Outcome> {
    const { seq, undos } = this.#snapshot;
    const asked = { seq, undos, to, key: crypto.randomUUID() };
    return this.#answered(this.#ask('takeBack', { table: this.#table, asked }));
  }

  async seat(seat: Seat, sits: Sitter | null): Promise<Outcome> {
    return this.#ask('seat', { table: this.#table, seat, sits });
  }

  async look(eye: Eye): Promise<void> {
    this.hear(await this.#ask('look', { table: this.#table, eye }));
  }

  async viewAt(moment: number): Promise<object> {
    const [view] = await this.views([moment]);
    if (view === undefined) throw new RangeError(`There is no moment ${moment}.`);
    return view;
  }

  async views(moments: readonly number[]): Promise<readonly object[]> {
    return this.#ask('views', { table: this.#table, moments });
  }

  async fork(moment: number): Promise<string> {
    return this.#ask('fork', { table: this.#table, moment });
  }

  async record(): Promise<MatchRecord> {
    return this.#ask('record', { table: this.#table });
  }

  async bringHere(): Promise<void> {
    this.#change(this.#opened(await this.#ask('bringHere', { table: this.#table })));
  }

  close(): void {
    this.#closed();
    this.#listeners.clear();
    // Nobody waits for the answer, and a worker that is gone has closed everything already.
    this.#ask('close', { table: this.#table }).catch(() => undefined);
  }

  /** Null: the match goes on in another tab. */
  hear(update: Update | null): void {
    if (update === null) {
      this.#change({ ...this.#snapshot, elsewhere: true });
      return;
    }
    const { from, steps, ...rest } = update;
    this.#change({ ...this.#snapshot, ...rest, steps: [...this.#snapshot.steps.slice(0, from), ...steps] });
  }

  #opened({ game, options, content, liveries, screen, update }: Opening): Snapshot {
    const { from: _from, ...rest } = update;
    return { id: this.#id, game, options, content, liveries, ...rest, screen, elsewhere: false };
  }

  #change(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    for (const changed of this.#listeners) changed();
  }

  async #answered(asked: Promise<Answer>): Promise<Outcome> {
    const { outcome, update } = await asked;
    if (!this.#snapshot.elsewhere) this.hear(update);
    return outcome;
  }
}
