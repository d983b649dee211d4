import type { Session } from '@roundhouse/wire';
import type { Database } from '../data/database.ts';
import type { Db } from '../data/rows.ts';
import type { Visitor } from '../http/door.ts';
import { notFound } from '../refusal.ts';
import { freshSecret, hashed } from '../secrets.ts';
import { demandFree } from '../admin/sanctions.ts';
import { holdPerson } from './holding.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** Enough of a hash to tell a person's sessions apart, and of no use to anybody else. */
const ID_LENGTH = 16;

/** Browsers that somebody is logged in with. */
export class Sessions {
  readonly #data: Database;
  readonly #now: () => number;
  readonly #ended: (person: string) => void;

  /** `ended` hears of people some of whose sessions are no more. */
  constructor(data: Database, now: () => number, ended: (person: string) => void) {
    this.#data = data;
    this.#now = now;
    this.#ended = ended;
  }

  /** Returns the secret that the browser keeps. */
  async begin(person: string, label: string): Promise<string> {
    return this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, person);
      return this.beginWithin(db, person, label);
    });
  }

  /** The same, within what else is done for somebody who is held, or is new: whoever is banned in that moment is out. */
  async beginWithin(db: Db, person: string, label: string): Promise<string> {
    await demandFree(db, person, 'banned');
    const secret = freshSecret();
    const at = this.#now();
    await db
      .insertInto('sessions')
      .values({ hash: hashed(secret), person, label, created: at, seen: at })
      .execute();
    return secret;
  }

  /** Whoever holds the secret of a session that was used within a year; null where nobody does. */
  async byHash(hash: string): Promise<Visitor | null> {
    const at = this.#now();
    const found = await this.#data.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.kind', 'sessions.seen'])
      .where('sessions.hash', '=', hash)
      .where('sessions.seen', '>', at - YEAR_MS)
      .where('people.deleted', '=', 0)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { seen, ...person } = found;
    if (seen <= at - HOUR_MS) await this.#use(hash, person.id, at);
    return { person, scopes: null, session: hash };
  }

  /** The last used first. */
  async of(person: string, current: string | null): Promise<Session[]> {
    const rows = await this.#data.db
      .selectFrom('sessions')
      .select(['hash', 'label', 'created', 'seen'])
      .where('person', '=', person)
      .where('seen', '>', this.#now() - YEAR_MS)
      .orderBy('seen', 'desc')
      .orderBy('created', 'desc')
      .execute();
    return rows.map(({ hash, ...session }) => ({
      id: hash.slice(0, ID_LENGTH),
      ...session,
      current: hash === current,
    }));
  }

  async end(person: string, id: string): Promise<void> {
    const rows = await this.#data.db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
    const found = rows.find(({ hash }) => hash.slice(0, ID_LENGTH) === id);
    if (found === undefined) throw notFound('session');
    await this.endOne(person, found.hash);
  }

  async endOne(person: string, hash: string): Promise<void> {
    await this.#data.db.deleteFrom('sessions').where('person', '=', person).where('hash', '=', hash).execute();
    this.#ended(person);
  }

  /** `but`: the hash of one that goes on. */
  async endAll(person: string, but: string | null): Promise<void> {
    let ending = this.#data.db.deleteFrom('sessions').where('person', '=', person);
    if (but !== null) ending = ending.where('hash', '!=', but);
    await ending.execute();
    this.#ended(person);
  }

  async #use(hash: string, person: string, at: number): Promise<void> {
    await this.#data.db.updateTable('sessions').set({ seen: at }).where('hash', '=', hash).execute();
    await this.#data.db.updateTable('people').set({ seen: at }).where('id', '=', person).execute();
  }
}
