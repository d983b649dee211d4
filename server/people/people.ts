import type { Me } from '@roundhouse/wire';
import type { Database } from '../data/database.ts';
import { freshId } from '../secrets.ts';
import type { Sessions } from './sessions.ts';

/** Somebody who has a session from here on, with the secret of it. */
export interface CameIn {
  readonly id: string;
  readonly secret: string;
}

/** Whoever the server knows. */
export class People {
  readonly #data: Database;
  readonly #now: () => number;
  readonly #sessions: Sessions;
  readonly #renamed: (person: string) => void;

  constructor(data: Database, now: () => number, sessions: Sessions, renamed: (person: string) => void) {
    this.#data = data;
    this.#now = now;
    this.#sessions = sessions;
    this.#renamed = renamed;
  }

  /** Somebody new. */
  async comeIn(name: string, label: string): Promise<CameIn> {
    const id = freshId();
    const at = this.#now();
    const secret = await this.#data.db.transaction().execute(async (db) => {
      await db
        .insertInto('people')
        .values({
          id,
          name,
          kind: 'guest',
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
      return this.#sessions.beginWithin(db, id, label);
    });
    return { id, secret };
  }

  /** At tables that have begun, somebody keeps the name they sat down with. */
  async rename(person: string, name: string): Promise<void> {
    await this.#data.db.updateTable('people').set({ name }).where('id', '=', person).execute();
    this.#renamed(person);
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
