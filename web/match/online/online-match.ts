import type { Answer, Stand, Update } from '@roundhouse/host';
import { type MatchRecord, refuse, type Seat, type Sitter } from '@roundhouse/kernel';
import { type News, type Opening, ROUTES } from '@roundhouse/wire';
import type { NewsLine } from '../../online/news-line.ts';
import { Refused, type Server } from '../../online/server.ts';
import type { Outcome, Snapshot, TableMatch } from '../table-match.ts';
import { playedOnTheLine } from './on-the-line.ts';

/** What an online match leans on. */
export interface Online {
  readonly server: Server;
  readonly line: NewsLine;
  /** Keeps a record in this browser as a match of its own that goes on from that moment; returns its id. */
  readonly keepHere: (record: MatchRecord, seen: Snapshot, moment: number) => Promise<string>;
}

/** So long a submission is sent again while nobody answers: its key makes sure that it is played once. */
const PATIENCE_MS = 120_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
/** As much as an address may carry. */
const LONGEST_QUERY = 3500;

/** A match that runs on the server. */
export class OnlineMatch implements TableMatch {
  readonly #id: string;
  readonly #online: Online;
  readonly #listeners = new Set<() => void>();
  readonly #hangUp: () => void;
  readonly #stopState: () => void;
  #snapshot: Snapshot;
  /** Whether the line tells of this match, as was heard since it opened. */
  #watches = false;
  #closed = false;

  constructor(id: string, { game, options, content, liveries, update }: Opening, online: Online) {
    this.#id = id;
    this.#online = online;
    const { from: _from, ...rest } = update;
    this.#snapshot = { id, game, options, content, liveries, ...rest, screen: 'own', elsewhere: false };
    this.#stopState = online.line.onState(() => {
      if (online.line.state !== 'open') this.#watches = false;
    });
    this.#hangUp = online.line.listen({
      hear: (news) => this.#hear(news),
      wishes: () => [{ do: 'watch', table: id, since: standOf(this.#snapshot) }],
    });
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async submit(actions: readonly unknown[]): Promise<Outcome> {
    const body = { ...standOf(this.#snapshot), actions: [...actions], key: crypto.randomUUID() };
    const { server, line } = this.#online;
    // Once on the line, where what was missed comes by itself; then by requests, which also go where no line does.
    let times = 0;
    return this.#answered(async () => {
      times++;
      const outcome = times === 1 && this.#watches ? await playedOnTheLine(line, this.#id, body) : null;
      return outcome === null ? server.ask(ROUTES.submit, { gaps: { table: this.#id }, body }) : { outcome };
    });
  }

  async undo(to: number): Promise<Outcome> {
    const body = { ...standOf(this.#snapshot), to, key: crypto.randomUUID() };
    return this.#answered(async () => this.#online.server.ask(ROUTES.takeBack, { gaps: { table: this.#id }, body }));
  }

  /** Online one may hand over one's own seat alone: to a bot, or back to oneself. */
  async seat(seat: Seat, sits: Sitter | null): Promise<Outcome> {
    if (seat !== this.#snapshot.eye) return refusedFor('Only whoever sits there hands a seat over.');
    try {
      const body = { bot: sits?.bot ?? null };
      const done = await this.#online.server.ask(ROUTES.handOver, { gaps: { table: this.#id }, body });
      return done.ok ? { ok: true } : refusedFor(done.why);
    } catch (error) {
      return refusedFor(reasonOf(error));
    }
  }

  /** Everybody looks through their own eyes. */
  async look(): Promise<void> {}

  async viewAt(moment: number): Promise<object> {
    const [view] = await this.views([moment]);
    if (view === undefined) throw new RangeError(`There is no moment ${moment}.`);
    return view;
  }

  async views(moments: readonly number[]): Promise<readonly object[]> {
    const views: object[] = [];
    for (const part of inParts(moments)) {
      const query = { moments: part.join(',') };
      views.push(...(await this.#online.server.ask(ROUTES.views, { gaps: { table: this.#id }, query })));
    }
    return views;
  }

  async fork(moment: number): Promise<string> {
    return this.#online.keepHere(await this.record(), this.#snapshot, moment);
  }

  async record(): Promise<MatchRecord> {
    return this.#online.server.ask(ROUTES.record, { gaps: { table: this.#id } });
  }

  async bringHere(): Promise<void> {}

  close(): void {
    this.#closed = true;
    this.#stopState();
    this.#hangUp();
    this.#online.line.say({ do: 'leave', table: this.#id });
    this.#listeners.clear();
  }

  #hear(news: News): void {
    if (news.news !== 'update' || news.table !== this.#id) return;
    this.#watches = true;
    this.#take(news.update);
  }

  /** News and answers come by two ways: what is older than what is known already is left alone. */
  #take({ from, steps, ...rest }: Update): void {
    const known = this.#snapshot;
    const sameEye = rest.eye === known.eye;
    if (sameEye && (rest.undos < known.undos || (rest.undos === known.undos && rest.seq < known.seq))) return;
    // What comes after something that is not known here would leave a gap: the line is asked for all of it.
    if (from > known.steps.length || (!sameEye && from > 0)) {
      this.#online.line.say({ do: 'watch', table: this.#id, since: null });
      return;
    }
    this.#snapshot = { ...known, ...rest, steps: [...known.steps.slice(0, from), ...steps] };
    for (const changed of this.#listeners) changed();
  }

  /** Asks again while nobody answers, or nobody can: after a while, or as soon as the line is back. */
  async #insistently<T>(ask: () => Promise<T>): Promise<T> {
    let waited = 0;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Refused) || !error.passes || waited >= PATIENCE_MS || this.#closed) throw error;
      }
      waited += wait;
      await this.#soon(wait);
    }
  }

  async #soon(ms: number): Promise<void> {
    const { line } = this.#online;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      const stop = line.onState(() => {
        if (line.state === 'open') done();
      });
      function done(): void {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }

  async #answered(ask: () => Promise<Partial<Answer> & Pick<Answer, 'outcome'>>): Promise<Outcome> {
    try {
      const { outcome, update } = await this.#insistently(ask);
      if (update !== undefined) this.#take(update);
      return outcome;
    } catch (error) {
      return refusedFor(reasonOf(error));
    }
  }
}

function standOf({ seq, undos }: Stand): Stand {
  return { seq, undos };
}

/** As few requests as their length allows. */
function inParts(moments: readonly number[]): readonly (readonly number[])[] {
  const parts: number[][] = [];
  let room = 0;
  for (const moment of moments) {
    const length = String(moment).length + 1;
    const part = parts.at(-1);
    if (part === undefined || length > room) {
      parts.push([moment]);
      room = LONGEST_QUERY - length;
    } else {
      part.push(moment);
      room -= length;
    }
  }
  return parts;
}

function refusedFor(why: string): Outcome {
  return { ok: false, stale: false, violation: refuse('match.not-waiting', '{why}', { why }) };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
