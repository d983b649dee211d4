import type { Stand, Update, World } from '@roundhouse/host';
import { BriefTeller, type ChatLine, type News, type Wish, wish } from '@roundhouse/wire';
import type { FastifyRequest } from 'fastify';
import { faceOf } from '../clocks/clock.ts';
import type { OpenLines } from '../http/bounds.ts';
import { type Identify, needsScope, parsed, type Visitor } from '../http/door.ts';
import { refusalOf } from '../http/refusing.ts';
import type { Hall, Watch } from '../play/hall.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import type { Talk } from '../tables/talk.ts';
import type { Ring } from './bell.ts';
import type { Line } from './line.ts';
import { Submissions, type SubmissionsParts } from './submissions.ts';
import type { Extension, Switchboard } from './switchboard.ts';

const MOST_WATCHED = 20;
/** A client that reads nothing may have so much waiting for it; then the line is cut, and it catches up when it is back. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;
/** So many wishes may wait to be granted: a page that comes back says one for each table, and a few more. */
const MOST_WISHES = 100;
const TOO_MUCH = 1008;
const LOGGED_OUT = 4001;
const LOOK_AGAIN_MS = 60_000;
/** So soon it is asked again what the database could not answer. */
const ONCE_MORE_MS = 2000;

export interface CallerParts extends SubmissionsParts {
  readonly tables: Tables;
  readonly hall: Hall;
  readonly switchboard: Switchboard;
  readonly talk: Talk;
  readonly lines: OpenLines;
  /** What the host says to everybody who comes. */
  readonly announcement: () => string | null;
  readonly identify: Identify;
  readonly later: World['later'];
  readonly clockNow: World['now'];
}

/** Somebody on an open line: what it looks at, and who holds it. */
export class Caller {
  readonly #line: Line;
  readonly #request: FastifyRequest;
  readonly #parts: CallerParts;
  readonly #submissions: Submissions;
  /** By table. */
  readonly #watched = new Map<string, Watch | null>();
  /** The table that is being looked up; and those that have changed since they were. */
  #looking: string | null = null;
  readonly #changed = new Set<string>();
  /** Tables of which it wants to hear only what changes. */
  readonly #brief = new Set<string>();
  readonly #extension: Extension;
  readonly #stopLooking: () => void;
  #atHome = false;
  #gone = false;
  #visitor: Visitor | null = null;
  /** Wishes are granted one after the other, in the order in which they were made. */
  #wishes: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** What the database could not answer is asked again by itself: what, and how that is called off. */
  readonly #again = new Map<string, () => void>();
  /** It is counted among the lines of whoever holds it, once that is known. */
  #letGo: (() => void) | null;

  constructor(line: Line, request: FastifyRequest, parts: CallerParts, letGo: (() => void) | null) {
    this.#line = line;
    this.#request = request;
    this.#parts = parts;
    this.#letGo = letGo;
    this.#submissions = new Submissions(parts, {
      address: request.ip,
      who: async () => this.#who(),
      say: (news) => this.#say(news),
    });
    this.#extension = parts.switchboard.enter((ring) => this.#rung(ring));
    this.#stopLooking = this.#lookAgain();
  }

  welcome(): void {
    const text = this.#parts.announcement();
    if (text !== null) this.#say({ news: 'announced', text });
  }

  hear(text: string): void {
    if (this.#gone) return;
    const said = jsonIn(text);
    if (isSubmit(said)) {
      this.#submissions.hear(said);
      return;
    }
    if (this.#waiting >= MOST_WISHES) {
      this.#cut(TOO_MUCH, 'You say too much at once.');
      return;
    }
    this.#waiting++;
    this.#wishes = this.#wishes.then(async () => {
      await this.#wish(said);
      this.#waiting--;
    });
  }

  /** Resolves when what was begun for it is done. */
  async leave(): Promise<void> {
    this.#gone = true;
    this.#extension.leave();
    this.#stopLooking();
    this.#letGo?.();
    for (const callOff of this.#again.values()) callOff();
    for (const watch of this.#watched.values()) watch?.leave();
    this.#watched.clear();
    await this.#wishes;
    await this.#submissions.done();
  }

  async #wish(said: unknown, again = false): Promise<void> {
    if (this.#gone) return;
    let table: string | null = null;
    try {
      if (said === undefined) throw new Refusal('malformed', 'The message is not JSON.');
      const asked = parsed(wish, said, 'The message');
      table = 'table' in asked ? asked.table : null;
      await this.#grant(asked);
    } catch (error) {
      const refusal = refusalOf(error, this.#parts.failed);
      if (!again) this.#refuse(table, refusal);
      if (passes(refusal)) this.#onceMore(JSON.stringify(said), async () => this.#wish(said, true));
    }
  }

  #refuse(table: string | null, { code, message: why }: Refusal): void {
    this.#say({ news: 'refused', table, code, why });
  }

  /** Asks again when the database may be back: whoever wished for it has been told, and need not wish again. */
  #onceMore(what: string, work: () => Promise<void>): void {
    if (this.#gone || this.#again.has(what)) return;
    if (this.#again.size >= MOST_WISHES) {
      this.#cut(TOO_MUCH, 'You say too much at once.');
      return;
    }
    const callOff = this.#parts.later(ONCE_MORE_MS, () => {
      this.#again.delete(what);
      this.#wishes = this.#wishes.then(work);
    });
    this.#again.set(what, callOff);
  }

  async #grant(asked: Wish): Promise<void> {
    switch (asked.do) {
      case 'ping':
        this.#say({ news: 'pong' });
        return;
      case 'home':
        // Whose home it is decides what rings there.
        await this.#who();
        this.#atHome = true;
        this.#extension.comeHome();
        this.#say({ news: 'home' });
        return;
      case 'leave':
        this.#forget(asked.table);
        this.#extension.lookAway(asked.table);
        return;
      case 'watch':
        await this.#watch(asked.table, asked.since ?? null, asked.brief === true);
    }
  }

  async #watch(table: string, since: Stand | null, brief: boolean): Promise<void> {
    if (this.#watched.size >= MOST_WATCHED && !this.#watched.has(table)) {
      throw new Refusal('too-many', `A socket looks at ${MOST_WATCHED} tables at most.`);
    }
    this.#looking = table;
    this.#extension.lookAt(table);
    this.#changed.delete(table);
    try {
      await this.#lookAt(table, since, brief);
    } finally {
      this.#looking = null;
      if (!this.#watched.has(table)) this.#extension.lookAway(table);
    }
  }

  async #lookAt(table: string, since: Stand | null, brief: boolean): Promise<void> {
    const { tables, hall } = this.#parts;
    const { person } = await this.#who();
    const about = await tables.seenBy(person, table);
    this.#say({ news: 'table', about });
    this.#forget(table);
    this.#watched.set(table, null);
    if (brief) this.#brief.add(table);
    if (about.state === 'open' || about.state === 'closed') return;
    // Whoever has to do with a table hears what becomes of it; the match is for players, and where it may be looked on.
    if (about.seat === null && !about.watching) return;
    const teller = brief ? new BriefTeller(table) : null;
    const hear = (update: Update): void => this.#say(teller?.tell(update) ?? { news: 'update', table, update });
    const watch = await hall.watch(table, about.seat ?? 'public', hear, since);
    if (this.#gone || this.#changed.has(table)) {
      watch.leave();
      return;
    }
    this.#watched.set(table, watch);
    const clock = watch.clock();
    if (clock !== null) this.#say({ news: 'clock', table, clock: faceOf(clock, this.#parts.clockNow()) });
    hear(watch.update());
  }

  #forget(table: string): void {
    this.#watched.get(table)?.leave();
    this.#watched.delete(table);
    this.#brief.delete(table);
  }

  /** Who holds the line is looked up again now and then: a session can be ended, a seat change hands. */
  async #who(): Promise<Visitor> {
    const before = this.#visitor?.session ?? null;
    this.#visitor = await this.#parts.identify(this.#request);
    this.#extension.heldBy(this.#visitor.person?.id ?? null);
    if (before !== null && this.#visitor.session !== before) {
      // Whatever it looks at, it looks at as somebody whom it is not any more.
      this.#cut(LOGGED_OUT, 'You have logged out.');
      throw new Refusal('unknown-person', 'You have logged out.');
    }
    needsScope(this.#visitor, 'read');
    if (this.#letGo === null && this.#visitor.person !== null) this.#count(this.#visitor.person.id);
    return this.#visitor;
  }

  #count(person: string): void {
    try {
      this.#letGo = this.#parts.lines.of(person);
    } catch (error) {
      this.#cut(TOO_MUCH, error instanceof Refusal ? error.message : '');
      throw error;
    }
  }

  /** Also when whoever ended the session could not say so. */
  #lookAgain(): () => void {
    const { later } = this.#parts;
    const look = (): void => {
      this.#wishes = this.#wishes.then(async () => this.#loggedOut());
      stop = later(LOOK_AGAIN_MS, look);
    };
    let stop = later(LOOK_AGAIN_MS, look);
    return () => stop();
  }

  #rung(ring: Ring): void {
    if (ring.what === 'logged-out') {
      if (this.#visitor?.person?.id === ring.person) this.#wishes = this.#wishes.then(async () => this.#loggedOut());
      return;
    }
    if (ring.what === 'renamed') return;
    if (ring.what === 'announced') {
      this.#say({ news: 'announced', text: ring.text });
      return;
    }
    if (ring.what === 'again') {
      this.#lookAtAll();
      return;
    }
    const { table } = ring;
    if (ring.what === 'entries' || ring.what === 'decided') return;
    if (ring.what === 'said') {
      if (this.#watched.has(table)) this.#wishes = this.#wishes.then(async () => this.#said(table, ring.line));
      return;
    }
    if (ring.what === 'clock') {
      if (this.#watched.get(table)) this.#say({ news: 'clock', table, clock: ring.clock });
      return;
    }
    if (ring.what === 'orders') {
      if (this.#watched.has(table) && this.#visitor?.person?.id === ring.person) this.#say({ news: 'orders', table });
      return;
    }
    const { what, people } = ring;
    if (what === 'table' && (this.#watched.has(table) || this.#looking === table)) {
      this.#lookAnew(table);
    }
    const person = this.#visitor?.person?.id;
    if (this.#atHome && (people === 'everybody' || (person !== undefined && people.includes(person)))) {
      this.#say({ news: 'home' });
    }
  }

  /** Until it is known who sits there now, it is shown nothing: the seat may be another's, however busy the line is. */
  #lookAnew(table: string): void {
    this.#watched.get(table)?.leave();
    if (this.#watched.has(table)) this.#watched.set(table, null);
    this.#changed.add(table);
    this.#wishes = this.#wishes.then(async () => this.#tableChanged(table));
  }

  /** Nobody knows what was missed. */
  #lookAtAll(): void {
    this.#wishes = this.#wishes.then(async () => this.#loggedOut());
    for (const table of this.#watched.keys()) this.#lookAnew(table);
    if (this.#atHome) this.#say({ news: 'home' });
  }

  /** The line is cut if it was held by the session that ended, or by the token that was revoked. */
  async #loggedOut(): Promise<void> {
    if (this.#gone) return;
    try {
      await this.#who();
    } catch (error) {
      if (error instanceof Refusal) this.#cut(LOGGED_OUT, error.message);
      else this.#parts.failed(error);
    }
  }

  async #said(table: string, line: ChatLine): Promise<void> {
    if (this.#gone) return;
    try {
      const { person } = await this.#who();
      const { talk } = this.#parts;
      const hears = (await talk.mayRead(person, table)) && !(await talk.unheardBy(person)).has(line.person ?? '');
      if (hears) this.#say({ news: 'said', table, line });
    } catch (error) {
      // Whoever may not even look at the table any more hears nothing of it.
      if (!(error instanceof Refusal)) this.#parts.failed(error);
    }
  }

  /** Who sits there changed, or it has begun: with it what this line may see. */
  async #tableChanged(table: string): Promise<void> {
    if (this.#gone || !this.#watched.has(table)) return;
    try {
      await this.#watch(table, null, this.#brief.has(table));
    } catch (error) {
      const refusal = refusalOf(error, this.#parts.failed);
      if (passes(refusal)) {
        this.#onceMore(`changed ${table}`, async () => this.#tableChanged(table));
        return;
      }
      this.#forget(table);
      this.#extension.lookAway(table);
      this.#refuse(table, refusal);
    }
  }

  #say(news: News): void {
    if (this.#gone) return;
    if (this.#line.bufferedAmount > MOST_UNREAD_BYTES) {
      // A farewell would wait behind all the rest, and with it what the rest takes up.
      void this.leave();
      this.#line.terminate();
      return;
    }
    this.#line.send(JSON.stringify(news));
  }

  #cut(code: number, why: string): void {
    void this.leave();
    this.#line.close(code, why);
  }
}

/** What ends by itself, as when the database is gone for a while. */
function passes({ code, retryAfter }: Refusal): boolean {
  return code === 'unavailable' && retryAfter !== null;
}

/** Undefined for what is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSubmit(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'do' in said && said.do === 'submit';
}
