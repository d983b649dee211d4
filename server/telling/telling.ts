import { isPerson, type MatchState, type World } from '@roundhouse/host';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { type Database, isOfTheRows } from '../data/database.ts';
import { Groups } from '../data/groups.ts';
import { fromJson } from '../data/json.ts';
import { listed } from '../data/listed.ts';
import type { TableRow } from '../data/rows.ts';
import type { Schema } from '../data/schema.ts';
import type { Bell } from '../news/bell.ts';
import type { Onlookers } from '../news/onlookers.ts';
import type { Games } from '../play/games.ts';
import type { MatchStore } from '../play/match-store.ts';
import { type PlaceRow, placesOf } from '../tables/summary.ts';
import { Waker } from '../waker.ts';
import type { Messengers } from './messengers.ts';
import { noticeOf, type Occasion } from './notice.ts';
import type { Preferences } from './preferences.ts';
import { quietUntil } from './quiet.ts';

/** Whoever plays on within this time, or opens the table, need not be told. */
const SETTLE_MS = 5000;
const DAY = 24 * 60 * 60 * 1000;
/** So soon it is tried again to note what the database did not take. */
const AGAIN_MS = 5000;
/** So many are told at once; then the next. */
const AT_ONCE = 50;
/** So many tables are looked at together. */
const LOOKED_AT_ONCE = 200;

/** Somebody is to be told; or was, which is kept for as long as the occasion lasts. */
const TO_TELL = 'tell';
const TOLD = 'told';
const KINDS = [TO_TELL, TOLD];

type AlarmRow = Selectable<Schema['alarms']>;

const payload = z.object({ person: z.string(), occasion: z.enum(['turn', 'invited', 'over']) });
type Payload = z.infer<typeof payload>;

/** An alarm as it was read, and what is to become of it. */
interface Change {
  readonly alarm: AlarmRow;
  readonly to: { readonly kind?: string; readonly due: number };
}

const CHANGE = {
  alarm_id: 'text',
  before_kind: 'text',
  before_due: 'bigint',
  after_kind: 'text',
  after_due: 'bigint',
} as const;

/** An occasion to tell somebody something. */
interface Arisen extends Payload {
  readonly table: string;
}

/** Who was waited for all the time; null when nobody knows of a time at which somebody was not. */
type Steady = ReadonlySet<string> | null;
const EVERYBODY: Steady = null;

interface Seated {
  readonly seat: number;
  readonly person: string;
}

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
  /**
   * A table that rings is looked at so much later, with all that have rung by then: where people play fast, most of what
   * arises is past before it is noted. What a process leaves behind is found by `start`.
   */
  readonly gatherMs: number;
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
  readonly #changes = new Groups<Change, boolean>(async (group) => this.#writeChanges(group), isOfTheRows);
  /** Tables that are to be looked at next, each with those who were waited for there whenever it rang. */
  readonly #rung = new Map<string, Steady>();
  #stopGathering: (() => void) | null = null;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#waker = new Waker(parts.now, parts.later, async () => this.#then(async () => this.#tellAllDue()));
    this.#silence = parts.bell.listen((ring, where) => {
      // What happens elsewhere is noted there; what a process leaves behind is found by `start`.
      if (where !== 'here') return;
      if (ring.what === 'turn') this.#rang(ring.table, new Set(ring.waited));
      if (ring.what === 'table') this.#rang(ring.table, EVERYBODY);
    });
  }

  /** Looks at all tables: between a move and the note of it this server, or another, may have ended. */
  start(): void {
    if (this.#closed) return;
    void this.#then(async () => {
      const { data } = this.#parts;
      const tables = await data.db
        .selectFrom('tables')
        .select('id')
        .where('state', 'in', ['open', 'running'])
        .execute();
      const noted = await data.db.selectFrom('alarms').select('about').distinct().where('kind', 'in', KINDS).execute();
      await this.#look(asTheyAre([...tables.map(({ id }) => id), ...noted.map(({ about }) => about)]));
      await this.#sleep();
    });
  }

  /** For whoever counts. */
  get counts(): Messengers['counts'] {
    return this.#parts.messengers.counts;
  }

  /** What has begun is done, and what has rung is noted; nothing more begins. */
  async close(): Promise<void> {
    this.#silence();
    this.#stopGathering?.();
    if (this.#rung.size > 0) void this.#then(async () => this.#lookAtRung());
    await this.#waker.close();
    await this.#work;
    this.#closed = true;
  }

  async #then(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch(this.#parts.failed);
    return this.#work;
  }

  #rang(table: string, waited: Steady): void {
    this.#remember(table, waited);
    this.#stopGathering ??= this.#parts.later(this.#parts.gatherMs, () => {
      this.#stopGathering = null;
      void this.#then(async () => this.#lookAtRung());
    });
  }

  #remember(table: string, waited: Steady): void {
    this.#rung.set(table, bothOf(this.#rung.get(table) ?? EVERYBODY, waited));
  }

  /** What could not be looked at, because the database is gone, is looked at again by itself. */
  async #lookAtRung(): Promise<void> {
    const rung = new Map(this.#rung);
    this.#rung.clear();
    try {
      await this.#look(rung);
    } catch (error) {
      for (const [table, steady] of rung) this.#remember(table, steady);
      this.#waker.at(this.#parts.now() + AGAIN_MS);
      throw error;
    }
  }

  /** Notes what arose at these tables, and strikes what is past. */
  async #look(rung: ReadonlyMap<string, Steady>): Promise<void> {
    const tables = [...rung.keys()];
    for (let from = 0; from < tables.length && !this.#closed; from += LOOKED_AT_ONCE) {
      await this.#lookAt(tables.slice(from, from + LOOKED_AT_ONCE), rung);
    }
  }

  async #lookAt(tables: readonly string[], rung: ReadonlyMap<string, Steady>): Promise<void> {
    const { data, now } = this.#parts;
    const there = await data.db
      .selectFrom('alarms')
      .select('id')
      .where('about', 'in', tables)
      .where('kind', 'in', KINDS)
      .execute();
    const wanted = new Map((await this.#occasionsAt(tables)).map((one) => [idOf(one), one]));
    // Whose turn has come again, having been another's meanwhile, is told of it again.
    const lasts = (one: Arisen | undefined): boolean =>
      one !== undefined && (one.occasion !== 'turn' || (rung.get(one.table)?.has(one.person) ?? true));
    const past = there.filter(({ id }) => !lasts(wanted.get(id))).map(({ id }) => id);
    for (const { id } of there) if (lasts(wanted.get(id))) wanted.delete(id);
    if (past.length === 0 && wanted.size === 0) return;
    const due = now() + SETTLE_MS;
    const rows = [...wanted].map(([id, { table, person, occasion }]) => {
      const said: Payload = { person, occasion };
      return { id, kind: TO_TELL, due, about: table, payload: JSON.stringify(said) };
    });
    // Before anybody can read of them: an alarm that finds nothing does nothing.
    if (rows.length > 0) this.#waker.at(due);
    await data.db.transaction().execute(async (db) => {
      if (past.length > 0) await db.deleteFrom('alarms').where('id', 'in', past).execute();
      if (rows.length > 0) {
        await db
          .insertInto('alarms')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      }
    });
  }

  /** What there is to tell of tables now, and to whom. */
  async #occasionsAt(tables: readonly string[]): Promise<readonly Arisen[]> {
    const { data, matches, now } = this.#parts;
    const rows = await data.db.selectFrom('tables').selectAll().where('id', 'in', tables).execute();
    const seats = seatedAt(await placesOf(data.db, tables));
    const states = await matches.states(tables);
    const arisen: Arisen[] = [];
    for (const row of rows) {
      const seated = seats.get(row.id) ?? [];
      const tell = (occasion: Occasion, people: readonly string[]): void => {
        arisen.push(...people.map((person) => ({ table: row.id, occasion, person })));
      };
      if (row.state === 'open') tell('invited', await this.#invitedTo(row, seated));
      if (row.state === 'running') tell('turn', waitedFor(states.get(row.id), seated));
      const isFresh = (row.ended ?? 0) > now() - DAY;
      if (row.state === 'over' && isFresh) {
        tell(
          'over',
          seated.map(({ person }) => person),
        );
      }
    }
    return arisen;
  }

  /** Those on the list who have not come yet; not those who want nothing to do with whoever opened the table. */
  async #invitedTo({ id, host }: TableRow, seated: readonly Seated[]): Promise<readonly string[]> {
    const { db } = this.#parts.data;
    const guests = await db.selectFrom('guest_list').select('person').where('table_id', '=', id).execute();
    if (guests.length === 0) return [];
    const blocking = await db.selectFrom('blocks').select('person').where('blocked', '=', host).execute();
    const not = new Set([host, ...[...blocking, ...seated].map(({ person }) => person)]);
    return guests.flatMap(({ person }) => (not.has(person) ? [] : [person]));
  }

  async #tellAllDue(): Promise<void> {
    const { data, now, failed } = this.#parts;
    try {
      await this.#lookAtRung();
      const due = await data.db
        .selectFrom('alarms')
        .selectAll()
        .where('kind', 'in', KINDS)
        .where('due', '<=', now())
        .orderBy('due')
        .limit(AT_ONCE)
        .execute();
      // A bot may have taken a seat since, which changes nobody's turn.
      await this.#look(asTheyAre(due.map(({ about }) => about)));
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
  async #change(alarm: AlarmRow, to: Change['to']): Promise<boolean> {
    return this.#changes.put(alarm.id, { alarm, to });
  }

  /** Each alone would be a commit of its own, and whoever plays would wait for all of them. */
  async #writeChanges(group: readonly Change[]): Promise<readonly boolean[]> {
    const { db, kind } = this.#parts.data;
    const wanted = group.map(({ alarm, to }) => ({
      alarm_id: alarm.id,
      before_kind: alarm.kind,
      before_due: alarm.due,
      after_kind: to.kind ?? alarm.kind,
      after_due: to.due,
    }));
    const { rows } = await db.transaction().execute(async (within) =>
      sql<{ id: string }>`
        with changes as (${listed(kind, CHANGE, wanted)})
        update alarms set kind = after_kind, due = after_due
        from changes
        where id = alarm_id and kind = before_kind and due = before_due
        returning id`.execute(within),
    );
    const changed = new Set(rows.map(({ id }) => id));
    return group.map(({ alarm }) => changed.has(alarm.id));
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

/** Tables at which nothing is known to have happened meanwhile. */
function asTheyAre(tables: readonly string[]): ReadonlyMap<string, Steady> {
  return new Map(tables.map((table) => [table, EVERYBODY]));
}

function bothOf(before: Steady, now: Steady): Steady {
  if (before === null || now === null) return before ?? now;
  return new Set([...before].filter((person) => now.has(person)));
}

function idOf({ occasion, table, person }: Arisen): string {
  return `${occasion} ${table} ${person}`;
}

/** By table. */
function seatedAt(places: readonly PlaceRow[]): ReadonlyMap<string, readonly Seated[]> {
  const tables = new Map<string, Seated[]>();
  for (const { table_id, seat, person } of places) {
    if (person === null) continue;
    const seated = tables.get(table_id);
    if (seated === undefined) tables.set(table_id, [{ seat, person }]);
    else seated.push({ seat, person });
  }
  return tables;
}

function waitedFor(state: MatchState | undefined, seated: readonly Seated[]): readonly string[] {
  if (state === undefined) return [];
  const people = new Set(state.players.filter(isPerson).map(({ seat }) => seat));
  const isDue = ({ seat }: Seated): boolean => people.has(seat) && state.waiting.includes(seat);
  return seated.filter(isDue).map(({ person }) => person);
}
