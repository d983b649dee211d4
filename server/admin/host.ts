import type { HouseState, PersonForHost, TableForHost } from '@roundhouse/wire';
import { type Database, isDuplicate } from '../data/database.ts';
import type { Db } from '../data/rows.ts';
import { heldPerson } from '../people/holding.ts';
import { accountBy, freshReset, resetPath } from '../people/resets.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Sanction } from './sanctions.ts';

const MOST_LISTED = 200;

/** What the host did; every process of the server hears of it by reading on. */
export type Act =
  | { readonly what: 'banned' | 'closed'; readonly about: string }
  /** Nothing is said any more when it is empty. */
  | { readonly what: 'announced'; readonly about: string }
  | { readonly what: 'read-only'; readonly about: '1' | '' };

/** What only the host of a server can do: from the page, or with the same database from elsewhere. */
export class Host {
  readonly #data: Database;
  readonly #now: () => number;

  constructor(data: Database, now: () => number) {
    this.#data = data;
    this.#now = now;
  }

  async house(): Promise<HouseState> {
    const { db } = this.#data;
    const people = await db
      .selectFrom('people')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('deleted', '=', 0)
      .executeTakeFirstOrThrow();
    const running = await db
      .selectFrom('tables')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('state', '=', 'running')
      .executeTakeFirstOrThrow();
    const announced = (await lastAct(db, 'announced')) ?? '';
    return {
      readOnly: (await lastAct(db, 'read-only')) === '1',
      announcement: announced === '' ? null : announced,
      people: people.count,
      running: running.count,
    };
  }

  async announce(text: string | null): Promise<void> {
    await this.#act(this.#data.db, { what: 'announced', about: text ?? '' });
  }

  async setReadOnly(readOnly: boolean): Promise<void> {
    await this.#act(this.#data.db, { what: 'read-only', about: readOnly ? '1' : '' });
  }

  /** Those on which something happened last. */
  async tables(): Promise<TableForHost[]> {
    return this.#data.db
      .selectFrom('tables')
      .innerJoin('people', 'people.id', 'tables.host')
      .select(['tables.id', 'tables.title', 'tables.game', 'tables.state', 'people.name as host', 'tables.changed'])
      .where('tables.state', 'in', ['open', 'running'])
      .orderBy('tables.changed', 'desc')
      .limit(MOST_LISTED)
      .execute();
  }

  async close(table: string): Promise<void> {
    const at = this.#now();
    await this.#data.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ state: 'closed', ended: at, changed: at })
        .where('id', '=', table)
        .where('state', 'in', ['open', 'running'])
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Refusal('not-found', 'There is no such table, or it is over already.');
      await this.#act(db, { what: 'closed', about: table });
    });
  }

  /** Those who were here last; `find` is a part of a name, a login or an e-mail address. */
  async people(find: string | null): Promise<PersonForHost[]> {
    let asked = this.#data.db
      .selectFrom('people')
      .select(['id', 'name', 'kind', 'login', 'seen'])
      .where('deleted', '=', 0)
      .orderBy('seen', 'desc')
      .orderBy('id')
      .limit(MOST_LISTED);
    if (find !== null) {
      const part = `%${find.toLowerCase().replaceAll(/[%_]/g, '')}%`;
      asked = asked.where((where) =>
        where.or([
          where(where.fn<string>('lower', ['name']), 'like', part),
          where('login', 'like', part),
          where('email', 'like', part),
        ]),
      );
    }
    const found = await asked.execute();
    const sanctions = await this.#data.db.selectFrom('sanctions').select(['person', 'kind']).execute();
    const has = (person: string, kind: Sanction): boolean =>
      sanctions.some((one) => one.person === person && one.kind === kind);
    return found.map((one) => ({ ...one, banned: has(one.id, 'banned'), muted: has(one.id, 'muted') }));
  }

  /** By id, login or e-mail address. */
  async find(who: string): Promise<string | null> {
    const account = await accountBy(this.#data.db, who.normalize('NFKC').trim().toLowerCase());
    if (account !== undefined) return account.id;
    const person = await this.#data.db
      .selectFrom('people')
      .select('id')
      .where('id', '=', who)
      .where('deleted', '=', 0)
      .executeTakeFirst();
    return person?.id ?? null;
  }

  /** Whoever is banned is logged out everywhere, with all programs; bots play on for them. */
  async sanction(person: string, kind: Sanction, is: boolean): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      // Nobody comes in, and no program gets a token, while it is decided.
      if (!(await heldPerson(db, person))) throw notFound('person');
      await db.deleteFrom('sanctions').where('person', '=', person).where('kind', '=', kind).execute();
      if (!is) return;
      await db.insertInto('sanctions').values({ person, kind, at: this.#now() }).execute();
      if (kind === 'muted') return;
      const programs = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
      const all = [person, ...programs.map(({ id }) => id)];
      await db.deleteFrom('sessions').where('person', 'in', all).execute();
      await db.deleteFrom('tokens').where('person', 'in', all).execute();
      await db.deleteFrom('resets').where('person', 'in', all).execute();
      for (const about of all) await this.#act(db, { what: 'banned', about });
    });
  }

  /** The path of a link with which somebody chooses another password, once and within an hour. */
  async reset(person: string): Promise<string> {
    const { kind } = await this.#demand(person);
    if (kind !== 'account') throw new Refusal('conflict', 'Only an account has a password.');
    return resetPath(await freshReset(this.#data.db, person, this.#now()));
  }

  async #demand(person: string): Promise<{ readonly kind: string }> {
    const found = await this.#data.db
      .selectFrom('people')
      .select('kind')
      .where('id', '=', person)
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (found === undefined) throw notFound('person');
    return found;
  }

  async #act(db: Db, { what, about }: Act): Promise<void> {
    const { last } = await db
      .selectFrom('host_acts')
      .select((select) => select.fn.max('number').as('last'))
      .executeTakeFirstOrThrow();
    try {
      const number = (last ?? 0) + 1;
      await db.insertInto('host_acts').values({ number, what, about, at: this.#now() }).execute();
    } catch (error) {
      if (isDuplicate(error)) throw new Refusal('conflict', 'Somebody was faster. Try again.');
      throw error;
    }
  }
}

/** What the host said last of something; null when never. */
export async function lastAct(db: Db, what: Act['what']): Promise<string | null> {
  const act = await db
    .selectFrom('host_acts')
    .select('about')
    .where('what', '=', what)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return act?.about ?? null;
}
