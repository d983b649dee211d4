import type { ChatLine, Person } from '@roundhouse/wire';
import { demandFree } from '../admin/sanctions.ts';
import { type Database, isDuplicate } from '../data/database.ts';
import type { Known } from '../http/door.ts';
import type { Bell } from '../news/bell.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Tables } from './tables.ts';

const MOST_READ = 500;
/** So much may somebody say in so short a time. */
const LINES = 10;
const IN_MS = 20_000;

interface Parts {
  readonly data: Database;
  readonly tables: Tables;
  readonly bell: Bell;
  readonly now: () => number;
}

/** What is said at tables, and what players write down for themselves. */
export class Talk {
  readonly #data: Database;
  readonly #tables: Tables;
  readonly #bell: Bell;
  readonly #now: () => number;

  constructor({ data, tables, bell, now }: Parts) {
    this.#data = data;
    this.#tables = tables;
    this.#bell = bell;
    this.#now = now;
  }

  /** Whether somebody may read along: those who play, and everybody when it is over. */
  async mayRead(person: Known | null, table: string): Promise<boolean> {
    const seat = await this.#tables.seat(person, table);
    if (seat !== null) return true;
    const { state, host } = await this.#tables.row(table);
    return state === 'over' || (person !== null && host === person.id);
  }

  async read(person: Known | null, table: string, after: number): Promise<ChatLine[]> {
    if (!(await this.mayRead(person, table))) return [];
    const said = await this.#lines()
      .where('chat.table_id', '=', table)
      .where('chat.number', '>', after)
      .orderBy('chat.number')
      .limit(MOST_READ)
      .execute();
    const unheard = await this.unheardBy(person);
    return said.filter((row) => !unheard.has(row.person)).map(lineOf);
  }

  /** One line as those read it who may; null when there is no such line. */
  async line(table: string, number: number): Promise<ChatLine | null> {
    const row = await this.#lines()
      .where('chat.table_id', '=', table)
      .where('chat.number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : lineOf(row);
  }

  /** What was said anywhere, lately. */
  async saidSince(at: number): Promise<readonly { readonly table: string; readonly line: ChatLine }[]> {
    const said = await this.#lines().where('chat.at', '>=', at).orderBy('chat.at').limit(MOST_READ).execute();
    return said.map((row) => ({ table: row.table, line: lineOf(row) }));
  }

  #lines() {
    return this.#data.db
      .selectFrom('chat')
      .innerJoin('people', 'people.id', 'chat.person')
      .select([
        'chat.table_id as table',
        'chat.number',
        'chat.person',
        'people.name',
        'people.deleted',
        'chat.text',
        'chat.at',
      ]);
  }

  async speak(person: Known, table: string, text: string): Promise<ChatLine> {
    const seat = await this.#tables.seat(person, table);
    const { host, state } = await this.#tables.row(table);
    if (seat === null && host !== person.id)
      throw new Refusal('not-yours', 'Only those who sit at the table talk there.');
    if (state === 'closed') throw new Refusal('conflict', 'This table was closed.');
    await demandFree(this.#data.db, person.id, 'muted');
    const at = this.#now();
    await this.#notTooMuch(person, at);
    const number = await this.#append(table, person.id, text, at);
    const line: ChatLine = { number, person: person.id, name: person.name, text, at };
    this.#bell.ring({ table, what: 'said', line });
    return line;
  }

  async notes(person: Known, table: string): Promise<{ text: string }> {
    await this.#tables.seat(person, table);
    const note = await this.#data.db
      .selectFrom('private_notes')
      .select('text')
      .where('table_id', '=', table)
      .where('person', '=', person.id)
      .executeTakeFirst();
    return { text: note?.text ?? '' };
  }

  async writeNotes(person: Known, table: string, text: string): Promise<{ text: string }> {
    await this.#tables.seat(person, table);
    await this.#data.db
      .insertInto('private_notes')
      .values({ table_id: table, person: person.id, text })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ text }))
      .execute();
    return { text };
  }

  async muted(person: Known): Promise<Person[]> {
    return this.#data.db
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.muted')
      .select(['people.id', 'people.name', 'people.kind'])
      .where('mutes.person', '=', person.id)
      .execute();
  }

  async mute(person: Known, muted: string): Promise<Person[]> {
    const known = await this.#data.db.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst();
    if (known === undefined) throw notFound('person');
    await this.#data.db
      .insertInto('mutes')
      .values({ person: person.id, muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.muted(person);
  }

  async unmute(person: Known, muted: string): Promise<Person[]> {
    await this.#data.db.deleteFrom('mutes').where('person', '=', person.id).where('muted', '=', muted).execute();
    return this.muted(person);
  }

  /** The people whose words somebody does not want to read. */
  async unheardBy(person: Known | null): Promise<ReadonlySet<string>> {
    if (person === null) return new Set();
    const { db } = this.#data;
    const muted = await db.selectFrom('mutes').select('muted as who').where('person', '=', person.id).execute();
    const blocked = await db.selectFrom('blocks').select('blocked as who').where('person', '=', person.id).execute();
    return new Set([...muted, ...blocked].map(({ who }) => who));
  }

  async #notTooMuch(person: Known, at: number): Promise<void> {
    const recent = await this.#data.db
      .selectFrom('chat')
      .select('number')
      .where('person', '=', person.id)
      .where('at', '>', at - IN_MS)
      .limit(LINES)
      .execute();
    if (recent.length >= LINES) throw new Refusal('too-many', 'You talk very fast. Wait a moment.');
  }

  /** The next number; when two speak at once, the second takes the one after. */
  async #append(table: string, person: string, text: string, at: number): Promise<number> {
    for (;;) {
      const last = await this.#data.db
        .selectFrom('chat')
        .select((select) => select.fn.max('number').as('number'))
        .where('table_id', '=', table)
        .executeTakeFirst();
      const number = (last?.number ?? 0) + 1;
      try {
        await this.#data.db.insertInto('chat').values({ table_id: table, number, person, text, at }).execute();
        return number;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }
}

interface LineRow extends ChatLine {
  readonly person: string;
  readonly deleted: number;
}

/** Whoever has left for good speaks without a name. */
function lineOf({ number, person, name, deleted, text, at }: LineRow): ChatLine {
  return { number, person: deleted === 1 ? null : person, name, text, at };
}
