import type { Me } from '@roundhouse/wire';
import type { Database } from '../data/database.ts';
import type { Known, Visitor } from '../http/door.ts';
import { freshId, freshSecret, hashed } from '../secrets.ts';

export const NOBODY_KNOWN: Visitor = { person: null, scopes: null, session: null };

/** Whoever the server knows. */
export class People {
  readonly #data: Database;
  readonly #now: () => number;

  constructor(data: Database, now: () => number) {
    this.#data = data;
    this.#now = now;
  }

  /** Somebody new; returns the secret of the session. */
  async comeIn(name: string, label: string): Promise<{ readonly person: Known; readonly secret: string }> {
    const person: Known = { id: freshId(), name, kind: 'guest' };
    const at = this.#now();
    const secret = freshSecret();
    await this.#data.db.transaction().execute(async (db) => {
      await db
        .insertInto('people')
        .values({
          ...person,
          login: null,
          email: null,
          password: null,
          owner: null,
          settings: '{}',
          created: at,
          seen: at,
          deleted: 0,
        })
        .execute();
      await db
        .insertInto('sessions')
        .values({ hash: hashed(secret), person: person.id, label, created: at, seen: at })
        .execute();
    });
    return { person, secret };
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#data.db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }

  /** Whoever holds the secret of a session. */
  async bySession(secret: string): Promise<Visitor> {
    const session = hashed(secret);
    const person = await this.#data.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.kind'])
      .where('sessions.hash', '=', session)
      .where('people.deleted', '=', 0)
      .executeTakeFirst();
    return person === undefined ? NOBODY_KNOWN : { person, scopes: null, session };
  }

  async me(id: string): Promise<Me> {
    const person = await this.#data.db
      .selectFrom('people')
      .select(['id', 'name', 'kind', 'login', 'email'])
      .where('id', '=', id)
      .where('deleted', '=', 0)
      .executeTakeFirst();
    return { person: person ?? null };
  }
}
