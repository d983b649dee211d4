import { setTimeout as delay } from 'node:timers/promises';
import { stateType } from '@roundhouse/host';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Host } from '../../admin/host.ts';
import { type Database, openDatabase } from '../../data/database.ts';
import { fromJson } from '../../data/json.ts';
import type { Db } from '../../data/rows.ts';
import { Accounts } from '../../people/accounts.ts';
import { heldPerson } from '../../people/holding.ts';
import { Leaving } from '../../people/leaving.ts';
import { Passwords } from '../../people/passwords.ts';
import { Programs } from '../../people/programs.ts';
import { Sessions } from '../../people/sessions.ts';
import { eachDatabase, onPostgres } from '../support/databases.ts';
import { PATIENT } from '../support/house.ts';
import { ROWS } from '../support/rows.ts';

const NOW = 1_000_000;
const now = (): number => NOW;
const nothing = (): undefined => undefined;

async function person({ db }: Database, id: string, kind: 'account' | 'guest' = 'account'): Promise<void> {
  const row = { ...ROWS.people, id, kind, login: null, email: null, owner: null, deleted: 0 } as const;
  await db.insertInto('people').values(row).execute();
}

const leavingOf = (data: Database): Leaving =>
  new Leaving({
    data,
    now,
    gone: () => Promise.resolve(),
    hall: {
      authority: () => Promise.reject(new Error('no game runs')),
      decide: () => Promise.reject(new Error('no game runs')),
    },
  });

onPostgres('two things about one person at once', ({ place }) => {
  let data: Database;
  let other: Database;
  beforeAll(async () => {
    data = await openDatabase(place());
    other = await openDatabase(place());
  });
  afterAll(async () => {
    await data.close();
    await other.close();
  });

  /** Whether somebody waits for what another has locked. */
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql<object>`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(data.db);
    return rows.length > 0;
  };

  /** Does the first at another process, and the second while the first is not through: until it waits, or is through. */
  async function duringThe(first: (db: Db) => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
    let done = false;
    const isThrough = (): boolean => done;
    const later: Promise<unknown>[] = [];
    await other.db.transaction().execute(async (db) => {
      await first(db);
      later.push(second().finally(() => void (done = true)));
      while (!isThrough() && !(await isWaiting())) await delay(1);
    });
    await Promise.allSettled(later);
  }

  it('whoever leaves writes no state over that of an action', async () => {
    await person(data, 'ann');
    const { tables, places } = ROWS;
    await data.db
      .insertInto('tables')
      .values({ ...tables, state: 'over', rematch_of: null })
      .execute();
    await data.db
      .insertInto('places')
      .values({ ...places, person: 'ann', bot: null })
      .execute();
    const state = {
      players: [{ seat: 0, name: 'Ann', bot: null, vacant: false }],
      seq: 7,
      over: false,
      waiting: [0],
      takebacks: false,
    };
    await data.db
      .insertInto('matches')
      .values({ ...ROWS.matches, state: JSON.stringify(state) })
      .execute();
    const played = JSON.stringify({ ...state, seq: 8, over: true, waiting: [] });
    await duringThe(
      (db) => db.updateTable('matches').set({ state: played }).execute(),
      () => leavingOf(data).leave('ann'),
    );
    const { state: after } = await data.db.selectFrom('matches').select('state').executeTakeFirstOrThrow();
    expect(stateType.parse(fromJson(after))).toMatchObject({ seq: 8, over: true, players: [{ name: 'Somebody' }] });
  });

  it('whoever is banned has no session, also of that moment', async () => {
    await person(data, 'eve');
    const sessions = new Sessions(data, now, nothing);
    const begin = async (db: Db): Promise<string> => sessions.beginWithin(db, 'eve', 'Firefox');
    await duringThe(
      async (db) => {
        await heldPerson(db, 'eve');
        await begin(db);
      },
      () => new Host(data, now).sanction('eve', 'banned', true),
    );
    expect(await data.db.selectFrom('sessions').select('hash').where('person', '=', 'eve').execute()).toEqual([]);
    await expect(sessions.begin('eve', 'Firefox')).rejects.toThrow(/banned/);
  });

  it('whoever leaves makes no more programs, which nobody could revoke', async () => {
    await person(data, 'owner');
    const programs = new Programs({ data, now, revoked: nothing, renamed: nothing, leaving: leavingOf(data) });
    await duringThe(
      (db) => db.updateTable('people').set({ deleted: 1 }).where('id', '=', 'owner').execute(),
      () => programs.make({ id: 'owner', name: 'Ann', kind: 'account' }, 'A program'),
    );
    expect(await data.db.selectFrom('people').select('name').where('owner', '=', 'owner').execute()).toEqual([]);
  });
});

eachDatabase('what belongs together', ({ another }) => {
  it('an account is not made without noting who was first', async () => {
    const data = await openDatabase(await another());
    await person(data, 'first', 'guest');
    const passwords = new Passwords(PATIENT.passwordCost);
    const sessions = new Sessions(data, now, nothing);
    const accounts = new Accounts({ data, now, passwords, sessions, kept: nothing });
    const keep = async (): Promise<void> =>
      accounts.keep(
        { id: 'first', name: 'Ann', kind: 'guest' },
        { login: 'ann', email: null, password: 'a locomotive' },
      );
    await sql`alter table house rename to elsewhere`.execute(data.db);
    await expect(keep()).rejects.toThrow(/house/);
    expect(await data.db.selectFrom('people').select('kind').execute()).toEqual([{ kind: 'guest' }]);
    await sql`alter table elsewhere rename to house`.execute(data.db);
    await keep();
    expect(await data.db.selectFrom('house').select('value').execute()).toEqual([{ value: 'first' }]);
    await data.close();
  });

  it('a table that its host was not let close is open', async () => {
    const data = await openDatabase(await another());
    const ids = ['t1', 't2', 't3', 't4', 't5', 't6'];
    const rows = ids.map((id) => ({ ...ROWS.tables, id, invite: `to ${id}`, rematch_of: null }));
    await data.db.insertInto('tables').values(rows).execute();
    const host = new Host(data, now);
    const closed = await Promise.allSettled(ids.map(async (id) => host.close(id)));
    const states = await data.db.selectFrom('tables').select('state').orderBy('id').execute();
    expect(states.map(({ state }) => state === 'closed')).toEqual(closed.map(({ status }) => status === 'fulfilled'));
    const told = await data.db.selectFrom('host_acts').select('number').where('what', '=', 'closed').execute();
    expect(told).toHaveLength(closed.filter(({ status }) => status === 'fulfilled').length);
    await data.close();
  });
});
