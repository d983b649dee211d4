import type { Outcome } from '@roundhouse/host';
import { type AnyGame, itemAt, pick, randomGame, type Rng, rngFrom, type Seat } from '@roundhouse/kernel';
import { BriefHearer, type News, ROUTES, type Submit } from '@roundhouse/wire';
import type { WebSocket } from 'ws';
import { Visitor } from './visitor.ts';

/** A socket looks at so many tables at most. */
const TABLES_A_LINE = 20;
/** So many tables are opened at once. */
const OPENED_AT_ONCE = 16;
const TICK_MS = 5;
/** After a rush a server has messages to send and memory to clear, which is not what an even load waits for. */
const CALM_MS = 1000;
/** When nothing was accepted for so long, nobody plays any more. */
const IDLE_SECONDS = 2;

export interface Answer {
  readonly at: number;
  readonly took: number;
}

/** What came of a time of playing. */
export interface Played {
  readonly seconds: number;
  readonly accepted: number;
  readonly refused: number;
  /** Somebody else at the table was faster: they looked again, and played then. */
  readonly late: number;
  /** When each answer was asked for and how long it took, in milliseconds, the shortest first. */
  readonly answers: readonly Answer[];
  /** How long each piece of news about an action was, the shortest first. */
  readonly bytes: readonly number[];
}

/** One player at one table: acts when it is waited for. */
interface Chair {
  readonly table: string;
  readonly seat: Seat;
  readonly visitor: Visitor;
  readonly line: WebSocket;
  asking: boolean;
  /** What it is to decide on; null while it is another's turn. */
  due: { readonly seq: number; readonly undos: number; readonly view: object } | null;
}

/**
 * People at many tables who think in no time. Every one of them hears the news of their table as a page does, works out what
 * is legal, and plays some of it on the same line.
 */
export class Load {
  readonly #game: AnyGame;
  readonly #now: () => number;
  /** The people by seat, at each process of the server. */
  readonly #processes: readonly (readonly Visitor[])[];
  readonly tables: string[] = [];
  readonly #lines: WebSocket[] = [];
  readonly #chairs = new Map<string, Chair>();
  readonly #rng: Rng = rngFrom('load');
  /** May act now. */
  readonly #ready = new Set<Chair>();
  #answers: Answer[] = [];
  #bytes: number[] = [];
  #accepted = 0;
  #refused = 0;
  #late = 0;
  /** How many may still act; as many as like, when nobody counts. */
  #tokens = 0;
  /** What waits for an answer, by its key. */
  readonly #asked = new Map<string, { readonly chair: Chair; readonly began: number }>();
  #keys = 0;
  #closed = false;
  /** Whether a game that is over is followed by another. */
  #again = true;
  /** By table, how many actions it may still see; null where nobody counts. */
  #left: Map<string, number> | null = null;

  private constructor(game: AnyGame, processes: readonly (readonly Visitor[])[], now: () => number) {
    this.#game = game;
    this.#processes = processes;
    this.#now = now;
  }

  /** Everything about one table is asked of one of the processes, as a proxy that looks at the address would have it. */
  static async open(
    addresses: readonly string[],
    game: AnyGame,
    { tables, seats = Math.max(2, game.seats.min) }: { readonly tables: number; readonly seats?: number },
    now: () => number,
  ): Promise<Load> {
    const [first = '', ...others] = addresses;
    const visitors = await Promise.all(
      Array.from({ length: seats }, async (_, seat) => Visitor.named(first, `Load ${seat}`)),
    );
    const elsewhere = others.map((address) => visitors.map((visitor) => visitor.alsoAt(address)));
    const load = new Load(game, [visitors, ...elsewhere], now);
    await load.#sitDown(tables);
    return load;
  }

  /** The people at the first process. */
  get visitors(): readonly Visitor[] {
    return itemAt(this.#processes, 0);
  }

  /**
   * Plays until every table is at another point of its game, as tables are that were not opened in the same moment: from then
   * on games end and begin all the time.
   */
  async spread(): Promise<void> {
    const { actions } = randomGame(this.#game, this.#game.options.parse({}), this.visitors.length, 'spread');
    const left = new Map(
      this.tables.map((table, index) => [table, Math.floor((index * actions.length) / this.tables.length)]),
    );
    this.#left = left;
    await this.playActions([...left.values()].reduce((all, one) => all + one, 0));
    this.#left = null;
  }

  /**
   * Everybody leaves their table for a new one. Games that began together end together, and to open, fill and begin as many
   * tables in the same few seconds is more work than what is played at them.
   */
  async beginAnew(): Promise<void> {
    await this.#untilAnswered();
    const tables = [...new Set([...this.#chairs.values()].map(({ table }) => table))];
    for (let from = 0; from < tables.length; from += OPENED_AT_ONCE) {
      await Promise.all(tables.slice(from, from + OPENED_AT_ONCE).map(async (table) => this.#goOn(table)));
    }
  }

  /** As fast as they are answered, or so many a second. */
  async play(seconds: number, rate: number | null): Promise<Played> {
    return this.#play((elapsed) => elapsed >= seconds, rate);
  }

  /** As fast as they are answered, until so many were accepted or nobody plays any more. */
  async playActions(actions: number): Promise<Played> {
    let last = { accepted: 0, at: 0 };
    const isDone = (seconds: number): boolean => {
      if (this.#accepted > last.accepted) last = { accepted: this.#accepted, at: seconds };
      return this.#accepted >= actions || seconds - last.at > IDLE_SECONDS;
    };
    return this.#play(isDone, null);
  }

  async #play(isDone: (seconds: number) => boolean, rate: number | null): Promise<Played> {
    // What was asked before, and faster, would count as slow answers of now.
    await this.#untilAnswered();
    if (rate !== null) await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    this.#answers = [];
    this.#bytes = [];
    this.#accepted = 0;
    this.#refused = 0;
    this.#late = 0;
    const began = this.#now();
    const elapsed = (): number => (this.#now() - began) / 1000;
    this.#tokens = rate === null ? Number.POSITIVE_INFINITY : 0;
    let given = 0;
    while (!isDone(elapsed())) {
      if (rate !== null) {
        const due = Math.floor(rate * elapsed());
        this.#tokens += due - given;
        given = due;
      }
      for (const chair of this.#ready) this.#act(chair);
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    this.#tokens = 0;
    return {
      seconds: elapsed(),
      accepted: this.#accepted,
      refused: this.#refused,
      late: this.#late,
      answers: this.#answers.toSorted((a, b) => a.took - b.took),
      bytes: this.#bytes.toSorted((a, b) => a - b),
    };
  }

  async #untilAnswered(): Promise<void> {
    while (this.#asked.size > 0) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }

  /** The same, for good: no game follows one that is over. Returns how many were accepted. */
  async playOn(actions: number): Promise<number> {
    this.#again = false;
    const { accepted } = await this.playActions(actions);
    return accepted;
  }

  close(): void {
    this.#closed = true;
    for (const line of this.#lines) line.terminate();
    for (const visitor of this.#processes.flat()) visitor.leave();
  }

  async #sitDown(tables: number): Promise<void> {
    const places = Array.from({ length: tables }, (_, index) =>
      itemAt(this.#processes, index % this.#processes.length),
    );
    const byProcess = new Map(this.#processes.map((visitors) => [visitors, new Array<string>()]));
    for (let from = 0; from < tables; from += OPENED_AT_ONCE) {
      const begin = async (visitors: readonly Visitor[]): Promise<void> => {
        const table = await this.#begin(visitors);
        this.tables.push(table);
        byProcess.get(visitors)?.push(table);
      };
      await Promise.all(places.slice(from, from + OPENED_AT_ONCE).map(begin));
    }
    for (const [visitors, ids] of byProcess) {
      for (const [seat, visitor] of visitors.entries()) {
        for (let from = 0; from < ids.length; from += TABLES_A_LINE) {
          await this.#look(visitor, seat, ids.slice(from, from + TABLES_A_LINE));
        }
      }
    }
  }

  async #begin(visitors: readonly Visitor[]): Promise<string> {
    const [host, ...others] = visitors;
    if (host === undefined) throw new RangeError('nobody plays');
    const seats = visitors.length;
    const table = await host.ask(
      ROUTES.openTable,
      {},
      { game: this.#game.id, seats, access: 'link', pace: 'live', watching: false },
    );
    for (const other of others) await other.ask(ROUTES.accept, { invite: table.invite ?? '' }, {});
    await host.ask(ROUTES.start, { table: table.id });
    return table.id;
  }

  async #look(visitor: Visitor, seat: Seat, tables: readonly string[]): Promise<void> {
    const line = await visitor.line();
    this.#lines.push(line);
    const hearer = new BriefHearer();
    line.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      const told = newsIn(text);
      if (told?.news === 'change') this.#bytes.push(text.length);
      const news = told === null ? null : hearer.hear(told);
      if (news?.news === 'update') this.#heard(news, seat);
      if (news?.news === 'answered') this.#answered(news.key, news.outcome);
      if (news?.news === 'refused' && typeof news.key === 'string') this.#answered(news.key, null);
    });
    line.on('close', () => {
      for (const [key, { chair }] of this.#asked) if (chair.line === line) this.#answered(key, null);
    });
    for (const table of tables) this.#take({ table, seat, visitor, line });
  }

  #take(place: Pick<Chair, 'table' | 'seat' | 'visitor' | 'line'>): void {
    const { table, seat, line } = place;
    this.#chairs.set(`${table}/${seat}`, { ...place, asking: false, due: null });
    line.send(JSON.stringify({ do: 'watch', table, brief: true }));
  }

  /** Where a game is over the next begins, with the same people. */
  async #goOn(over: string): Promise<void> {
    const chairs = [...this.#chairs.values()].filter(({ table }) => table === over);
    for (const { table, seat, line } of chairs) {
      this.#chairs.delete(`${table}/${seat}`);
      line.send(JSON.stringify({ do: 'leave', table }));
    }
    // Somebody else at the table may have gone on for all.
    if (this.#closed || chairs.length === 0) return;
    const table = await this.#begin(chairs.map(({ visitor }) => visitor));
    for (const chair of chairs) this.#take({ ...chair, table });
  }

  #heard({ table, update }: Extract<News, { readonly news: 'update' }>, seat: Seat): void {
    const chair = this.#chairs.get(`${table}/${seat}`);
    if (chair === undefined) return;
    const { seq, undos, view, waiting, result } = update;
    if (result !== null) {
      this.#ready.delete(chair);
      // Everybody hears of it: the first who does goes on for all.
      if (this.#again) this.#goOn(table).catch(() => this.#refused++);
      return;
    }
    chair.due = waiting.includes(seat) ? { seq, undos, view } : null;
    if (chair.due === null) this.#ready.delete(chair);
    else this.#ready.add(chair);
    this.#act(chair);
  }

  #act(chair: Chair): void {
    const { due, asking, seat, table, line } = chair;
    if (due === null || asking || this.#tokens < 1 || line.readyState !== line.OPEN) return;
    if (this.#left?.get(table) === 0) return;
    this.#tokens--;
    const position = this.#game.content?.bind(due.view) ?? due.view;
    const action = pick(this.#game.legal(position, seat), this.#rng);
    chair.asking = true;
    chair.due = null;
    this.#ready.delete(chair);
    const key = `k${++this.#keys}`;
    const { seq, undos } = due;
    const said: Submit = { do: 'submit', table, submission: { seq, undos, actions: [action], key } };
    this.#asked.set(key, { chair, began: this.#now() });
    line.send(JSON.stringify(said));
  }

  /** Null: whether it was played is not known, or it was not even tried. */
  #answered(key: string, outcome: Outcome | null): void {
    const asked = this.#asked.get(key);
    if (asked === undefined) return;
    this.#asked.delete(key);
    if (outcome !== null) this.#answers.push({ at: asked.began, took: this.#now() - asked.began });
    if (outcome?.ok === true) this.#count(asked.chair.table);
    else if (outcome?.stale === true) this.#late++;
    else this.#refused++;
    asked.chair.asking = false;
    this.#act(asked.chair);
  }

  #count(table: string): void {
    this.#accepted++;
    const left = this.#left?.get(table);
    if (left !== undefined) this.#left?.set(table, Math.max(0, left - 1));
  }
}

/** Null for what is no news: the server is trusted as far as a page trusts it. */
function newsIn(text: string): News | null {
  const news: unknown = JSON.parse(text);
  return isNews(news) ? news : null;
}

function isNews(news: unknown): news is News {
  return typeof news === 'object' && news !== null && 'news' in news;
}
