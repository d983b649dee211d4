import { isPerson, type World } from '@roundhouse/host';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { TableRow } from '../data/rows.ts';
import type { Schema } from '../data/schema.ts';
import type { Bell } from '../news/bell.ts';
import type { Onlookers } from '../news/onlookers.ts';
import type { Games } from '../play/games.ts';
import type { MatchStore } from '../play/match-store.ts';
import { placesOf } from '../tables/summary.ts';
import { Waker } from '../waker.ts';
import type { Messengers } from './messengers.ts';
import { noticeOf, type Occasion } from './notice.ts';
import type { Preferences } from './preferences.ts';
import { quietUntil } from './quiet.ts';

/** Whoever plays on within this time, or opens the table, need not be told. */
const SETTLE_MS = 5000;
const DAY = 24 * 60 * 60 * 1000;
/** So many are told at once; then the next. */
const AT_ONCE = 50;

/** Somebody is to be told; or was, which is kept for as long as the occasion lasts. */
const TO_TELL = 'tell';
const TOLD = 'told';
const KINDS = [TO_TELL, TOLD];

type AlarmRow = Selectable<Schema['alarms']>;

const payload = z.object({ person: z.string(), occasion: z.enum(['turn', 'invited', 'over']) });
type Payload = z.infer<typeof payload>;

interface Parts {
  readonly data: Database;
  readonly games: Games;
  readonly matches: MatchStore;
  readonly bell: Bell;
  readonly onlookers: Onlookers;
  readonly preferences: Preferences;
  readonly messengers: Messengers;
  readonly now: () => number;
  readonly later: World['later'];
  readonly failed: (error: unknown) => void;
}

/**
 * Tells people that it is their turn, that they are invited, that a game of theirs is over: each of it once. Every
 * occasion is a row among the alarms from when it arises until it is past, so that a restart forgets none and repeats
 * none; a row is marked before its message goes out, so that nobody is told twice.
 */
export class Telling {
  readonly #parts: Parts;
  readonly #waker: Waker;
  readonly #silence: () => void;
  /** One thing after the other; no request waits for any of it. */
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#waker = new Waker(parts.now, parts.later, async () => this.#then(async () => this.#tellAllDue()));
    this.#silence = parts.bell.listen((ring, where) => {
      // What happens elsewhere is noted there; what a process leaves behind is found by `start`.
      if (where === 'here' && (ring.what === 'turn' || ring.what === 'table'))
        void this.#then(async () => this.#look(ring.table));
    });
  }

  /** Looks at all tables: between a move and the note of it this server, or another, may have ended. */
  start(): void {
    void this.#then(async () => {
      const { data, failed } = this.#parts;
      const tables = await data.db
        .selectFrom('tables')
        .select('id')
        .where('state', 'in', ['open', 'running'])
        .execute();
      const noted = await data.db.selectFrom('alarms').select('about').distinct().where('kind', 'in', KINDS).execute();
      for (const table of new Set([...tables.map(({ id }) => id), ...noted.map(({ about }) => about)])) {
        if (this.#closed) return;
        await this.#look(table).catch(failed);
      }
      await this.#sleep();
    });
  }

  /** For whoever counts. */
  get counts(): Messengers['counts'] {
    return this.#parts.messengers.counts;
  }

  /** What has begun is done; nothing more begins. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#silence();
    await this.#waker.close();
    await this.#work;
  }

  async #then(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch(this.#parts.failed);
    return this.#work;
  }

  /** Notes what arose at a table, and strikes what is past. */
  async #look(table: string): Promise<void> {
    const { data, now } = this.#parts;
    const there = await this.#alarmsAt(table);
    const occasions = await this.#occasionsAt(table);
    const wanted = new Map(occasions.map((one) => [`${one.occasion} ${table} ${one.person}`, one]));
    const past = there.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
    if (past.length > 0) await data.db.deleteFrom('alarms').where('id', 'in', past).execute();
    for (const { id } of there) wanted.delete(id);
    if (wanted.size === 0) return;
    const due = now() + SETTLE_MS;
    await data.db
      .insertInto('alarms')
      .values([...wanted].map(([id, one]) => ({ id, kind: TO_TELL, due, about: table, payload: JSON.stringify(one) })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    this.#waker.at(due);
  }

  async #alarmsAt(table: string): Promise<readonly AlarmRow[]> {
    return this.#parts.data.db
      .selectFrom('alarms')
      .selectAll()
      .where('about', '=', table)
      .where('kind', 'in', KINDS)
      .execute();
  }

  /** What there is to tell of a table now, and to whom. */
  async #occasionsAt(table: string): Promise<readonly Payload[]> {
    const { data, now } = this.#parts;
    const row = await data.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
    if (row === undefined) return [];
    const of = (occasion: Occasion, people: readonly string[]): readonly Payload[] =>
      people.map((person) => ({ occasion, person }));
    switch (row.state) {
      case 'open':
        return of('invited', await this.#invitedTo(row));
      case 'running':
        return of('turn', await this.#waitedFor(table));
      case 'over':
        return of(
          'over',
          (row.ended ?? 0) > now() - DAY ? (await this.#seated(table)).map(({ person }) => person) : [],
        );
      case 'closed':
        return [];
    }
  }

  async #seated(table: string): Promise<readonly { readonly seat: number; readonly person: string }[]> {
    const places = await placesOf(this.#parts.data.db, [table]);
    return places.flatMap(({ seat, person }) => (person === null ? [] : [{ seat, person }]));
  }

  async #waitedFor(table: string): Promise<readonly string[]> {
    const state = (await this.#parts.matches.states([table])).get(table);
    if (state === undefined) return [];
    const due = state.players.filter((player) => isPerson(player) && state.waiting.includes(player.seat));
    const seats = new Set(due.map(({ seat }) => seat));
    return (await this.#seated(table)).flatMap(({ seat, person }) => (seats.has(seat) ? [person] : []));
  }

  /** Those on the list who have not come yet; not those who want nothing to do with whoever opened the table. */
  async #invitedTo({ id, host }: TableRow): Promise<readonly string[]> {
    const { db } = this.#parts.data;
    const listed = await db.selectFrom('guest_list').select('person').where('table_id', '=', id).execute();
    const blocking = await db.selectFrom('blocks').select('person').where('blocked', '=', host).execute();
    const not = new Set([host, ...blocking.map(({ person }) => person)]);
    for (const { person } of await this.#seated(id)) not.add(person);
    return listed.flatMap(({ person }) => (not.has(person) ? [] : [person]));
  }

  async #tellAllDue(): Promise<void> {
    const { data, now, failed } = this.#parts;
    try {
      const due = await data.db
        .selectFrom('alarms')
        .selectAll()
        .where('kind', 'in', KINDS)
        .where('due', '<=', now())
        .orderBy('due')
        .limit(AT_ONCE)
        .execute();
      // A bot may have taken a seat since, which changes nobody's turn.
      for (const table of new Set(due.map(({ about }) => about))) await this.#look(table);
      await Promise.all(due.map(async (alarm) => this.#tell(alarm).catch(failed)));
    } finally {
      await this.#sleep();
    }
  }

  async #sleep(): Promise<void> {
    const next = await this.#parts.data.db
      .selectFrom('alarms')
      .select((select) => select.fn.min('due').as('due'))
      .where('kind', 'in', KINDS)
      .executeTakeFirst();
    this.#waker.at(next?.due ?? null);
  }

  async #tell(alarm: AlarmRow): Promise<void> {
    const { data, onlookers, preferences, messengers, now } = this.#parts;
    const { person, occasion } = payload.parse(fromJson(alarm.payload));
    const { choice, muted } = await preferences.of(person);
    const quiet = choice.quiet === null ? null : quietUntil(choice.quiet, now());
    if (alarm.kind === TO_TELL && quiet !== null) {
      await this.#change(alarm, { due: quiet });
      return;
    }
    const marked = await this.#change(alarm, { kind: TOLD, due: now() + DAY });
    if (!marked || alarm.kind === TOLD || muted.includes(alarm.about)) return;
    if (await onlookers.looksAnywhere(person, alarm.about)) return;
    const reader = await data.db
      .selectFrom('people')
      .select(['id', 'email'])
      .where('id', '=', person)
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (reader !== undefined) await messengers.tell(reader, await this.#noticeOf(occasion, alarm.about));
  }

  /** False when the alarm is gone, or another has seen to it. */
  async #change({ id, kind, due }: AlarmRow, to: { readonly kind?: string; readonly due: number }): Promise<boolean> {
    const { numUpdatedRows } = await this.#parts.data.db
      .updateTable('alarms')
      .set(to)
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('due', '=', due)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async #noticeOf(occasion: Occasion, table: string) {
    const { data, games } = this.#parts;
    const { game, title, host } = await data.db
      .selectFrom('tables')
      .leftJoin('people', 'people.id', 'tables.host')
      .select(['tables.game', 'tables.title', 'people.name as host'])
      .where('tables.id', '=', table)
      .executeTakeFirstOrThrow();
    const brain = await games.brain(game);
    return noticeOf({ occasion, table, game: brain.game.name, title, host: host ?? '' });
  }
}
