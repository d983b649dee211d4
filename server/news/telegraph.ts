import type { World } from '@roundhouse/host';
import type * as z from 'zod/mini';
import type { DatabasePlace } from '../data/database.ts';
import { PostgresLine } from '../data/postgres-line.ts';
import { fromJson } from '../data/json.ts';
import { freshId } from '../secrets.ts';
import { type Telegram, telegrams } from './telegram.ts';

/** The line to the other processes of the same database. */
export interface Telegraph {
  /** Rejects when it cannot be. */
  open(): Promise<void>;
  send(telegram: Telegram): void;
  /** Lets something act for a match unless another process has something act there; resolves to whether it did. */
  claim(match: string, act: () => Promise<void>): Promise<boolean>;
  /** Whether there are other processes. */
  readonly hasNeighbours: boolean;
  close(): Promise<void>;
}

/** A database that is one process's own. */
const NO_TELEGRAPH: Telegraph = {
  open: () => Promise.resolve(),
  send: () => undefined,
  claim: async (_match, act) => {
    await act();
    return true;
  },
  hasNeighbours: false,
  close: () => Promise.resolve(),
};

interface Parts {
  readonly now: () => number;
  readonly later: World['later'];
  readonly failed: (error: unknown) => void;
  readonly heard: (telegram: Telegram) => void;
  /** The line was down from then until now. */
  readonly wasDown: (since: number) => void;
  /** Another process has ended, however. */
  readonly neighbourGone: () => void;
  /** Now and then: whatever went wrong, it is found. */
  readonly sweep: () => void;
}

export function telegraphTo(database: DatabasePlace, parts: Parts): Telegraph {
  return 'url' in database ? new PostgresTelegraph(database.url, parts) : NO_TELEGRAPH;
}

const CHANNEL = 'roundhouse';
/** By this name the processes of a database find each other among its connections. */
const NAME = 'roundhouse telegraph';
/** PostgreSQL carries 8000 bytes at once. */
const MOST_BYTES = 7000;
/** So many wait for a line that is down; then they are not told one by one any more. */
const MOST_WAITING = 1000;
const RECONNECT_MS = 500;
const LOOK_ROUND_MS = 2000;
const ROUNDS_PER_SWEEP = 30;

const NEIGHBOURS = `
  select pid from pg_stat_activity
  where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()`;

/**
 * LISTEN and NOTIFY over one connection, which also holds this process's claims: PostgreSQL gives them back when the
 * connection ends, and with it the process, whatever became of it.
 */
class PostgresTelegraph implements Telegraph {
  readonly #url: string;
  readonly #parts: Parts;
  readonly #own = freshId();
  #line: PostgresLine | null = null;
  #waiting: Telegram[] = [];
  #sending: Promise<void> | null = null;
  /** By the number of their connection. */
  #neighbours = new Set<number>();
  #rounds = 0;
  #lastWell = 0;
  #stopTimer: () => void = () => undefined;
  #working: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(url: string, parts: Parts) {
    this.#url = url;
    this.#parts = parts;
  }

  async open(): Promise<void> {
    await this.#connect();
    await this.#lookRound();
    this.#lookRoundLater();
  }

  get hasNeighbours(): boolean {
    return this.#neighbours.size > 0;
  }

  send(telegram: Telegram): void {
    if (this.#closed) return;
    this.#waiting.push(telegram);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [{ what: 'again' }];
    this.#sendWaiting();
  }

  async claim(match: string, act: () => Promise<void>): Promise<boolean> {
    const line = this.#line;
    // Without a database nothing could be stored that anybody did.
    if (line === null || !(await this.#isOurs(line, match))) return false;
    try {
      await act();
    } finally {
      // A connection that is gone has given it back itself.
      await line.ask('select pg_advisory_unlock(hashtextextended($1, 0))', [match]).catch(() => undefined);
    }
    return true;
  }

  async #isOurs(line: PostgresLine, match: string): Promise<boolean> {
    try {
      const [row] = await line.ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as ours', [match]);
      return row?.['ours'] === true;
    } catch {
      return false;
    }
  }

  /** What was sent is sent. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopTimer();
    await this.#sending;
    await this.#working;
    const line = this.#line;
    this.#line = null;
    await line?.close();
  }

  async #connect(): Promise<void> {
    const line = await PostgresLine.open(this.#url, {
      name: NAME,
      channel: CHANNEL,
      heard: (text, sender) => this.#hear(text, sender),
      down: () => this.#down(line),
    });
    this.#line = line;
    this.#lastWell = this.#parts.now();
  }

  #down(line: PostgresLine): void {
    if (this.#line !== line) return;
    this.#line = null;
    line.close().catch(() => undefined);
    if (this.#closed) return;
    this.#stopTimer();
    this.#stopTimer = this.#parts.later(RECONNECT_MS, () => this.#work(async () => this.#reconnect()));
  }

  async #reconnect(): Promise<void> {
    const since = this.#lastWell;
    try {
      await this.#connect();
    } catch {
      // Whoever asks the database hears that it is gone; here it is enough to try again.
      this.#stopTimer = this.#parts.later(RECONNECT_MS, () => this.#work(async () => this.#reconnect()));
      return;
    }
    this.#parts.wasDown(since);
    this.#sendWaiting();
    this.#lookRoundLater();
  }

  #lookRoundLater(): void {
    this.#stopTimer = this.#parts.later(LOOK_ROUND_MS, () => {
      this.#work(async () => {
        await this.#lookRound();
        if (this.#line !== null && !this.#closed) this.#lookRoundLater();
      });
    });
  }

  /** Shows that the line is well, and who else is there. */
  async #lookRound(): Promise<void> {
    const line = this.#line;
    if (line === null) return;
    try {
      const rows = await line.ask(NEIGHBOURS, [NAME]);
      this.#lastWell = this.#parts.now();
      const before = this.#neighbours;
      this.#neighbours = new Set(rows.map(({ pid }) => Number(pid)));
      if ([...before].some((pid) => !this.#neighbours.has(pid))) this.#parts.neighbourGone();
      this.#rounds++;
      if (this.#rounds % ROUNDS_PER_SWEEP === 0) this.#parts.sweep();
    } catch {
      this.#down(line);
    }
  }

  #work(work: () => Promise<void>): void {
    this.#working = this.#working.then(async () => (this.#closed ? undefined : work())).catch(this.#parts.failed);
  }

  #hear(payload: string, sender: number): void {
    const { from, all } = telegramsIn(payload);
    if (from === this.#own || this.#closed) return;
    this.#neighbours.add(sender);
    for (const telegram of all) this.#parts.heard(telegram);
  }

  #sendWaiting(): void {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  /** What is to be told while something is on its way goes with the next. */
  async #sendAll(): Promise<void> {
    while (this.#line !== null && this.#waiting.length > 0) {
      const line = this.#line;
      const all = this.#nextLoad();
      try {
        await line.ask('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: this.#own, all })]);
      } catch {
        this.#waiting = [...all, ...this.#waiting];
        this.#down(line);
      }
    }
  }

  #nextLoad(): readonly Telegram[] {
    let bytes = 0;
    let count = 0;
    for (const telegram of this.#waiting) {
      bytes += Buffer.byteLength(JSON.stringify(telegram)) + 1;
      if (count > 0 && bytes > MOST_BYTES) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }
}

/** Nobody's, where it is not understood: a newer version may tell what this one does not know. */
function telegramsIn(payload: string): z.infer<typeof telegrams> {
  try {
    return telegrams.parse(fromJson(payload));
  } catch {
    return { from: '', all: [] };
  }
}
