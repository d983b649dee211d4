import { ROUTES } from '@roundhouse/wire';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import type { Schema } from '../../data/schema.ts';
import { emptied } from '../../people/leaving.ts';
import { takeAlong } from '../../people/merge.ts';
import { begun, Client } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { insertRow, ROWS } from '../support/rows.ts';

/** The rows of the support are about one person for the most part. */
const GUEST = ROWS.people.id;
const ACCOUNT = 'p2';

/** Every column in which the id of somebody stands. */
async function mentionsOf(db: Kysely<Schema>, id: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    for (const { name: column, dataType } of columns) {
      if (!dataType.toLowerCase().includes('text')) continue;
      const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(db);
      if (rows.length > 0) found.push(`${name}.${column}`);
    }
  }
  return found.toSorted();
}

eachDatabase('a guest who logs in', ({ another }) => {
  describe('row by row', () => {
    let close: () => Promise<void>;
    let db: Kysely<Schema>;
    beforeEach(async () => {
      ({ db, close } = await openDatabase(await another()));
      const rows = { ...ROWS, people: { ...ROWS.people, kind: 'guest', deleted: 0 } };
      for (const [name, row] of Object.entries(rows)) await insertRow(db, name, row);
      await insertRow(db, 'people', { ...ROWS.people, id: ACCOUNT, login: 'grace', email: null, owner: GUEST });
    });
    afterEach(async () => close());

    it('leaves nothing in the name of the guest', async () => {
      await takeAlong(db, GUEST, ACCOUNT, 1);
      expect(await mentionsOf(db, GUEST)).toEqual(['people.id']);
      expect(await mentionsOf(db, ACCOUNT)).toEqual([
        'chat.person',
        'guest_list.person',
        'orders.person',
        'people.id',
        'people.owner',
        'places.person',
        'private_notes.person',
        'pushes.person',
        'results.person',
        'sanctions.person',
        'seen.person',
        'tables.host',
      ]);
      expect(await db.selectFrom('people').selectAll().where('id', '=', GUEST).executeTakeFirst()).toMatchObject({
        name: 'Somebody',
        login: null,
        deleted: 1,
      });
    });

    it('keeps what the account has where there is room for one only', async () => {
      const note = { table_id: ROWS.tables.id, person: ACCOUNT, text: 'mine' };
      await db.insertInto('private_notes').values(note).execute();
      await takeAlong(db, GUEST, ACCOUNT, 1);
      expect(await db.selectFrom('private_notes').selectAll().execute()).toEqual([note]);
    });

    it('whoever leaves for good is left only where games need somebody', async () => {
      await emptied(db, GUEST, 1);
      expect(await mentionsOf(db, GUEST)).toEqual([
        'chat.person',
        'people.id',
        'people.owner',
        'places.person',
        'results.person',
        'tables.host',
      ]);
    });
  });

  describe('over the server', () => {
    let house: Awaited<ReturnType<typeof openTestHouse>>;
    beforeEach(async () => {
      house = await openTestHouse({ database: await another() });
    });
    afterEach(async () => house.close());

    const logIn = { login: 'ada', password: 'a locomotive', takeGames: true };
    const account = async (): Promise<Client> => {
      const ada = await Client.named(house.address, 'Ada');
      await ada.ask(ROUTES.keepAccount, {}, { login: 'ada', email: null, password: logIn.password });
      return ada;
    };

    it('takes the games along and plays on', async () => {
      const ada = await account();
      const guest = await Client.named(house.address, 'Guest');
      const { cookie } = guest;
      const { id: table } = await begun([guest], 'steam', { map: 'ruhr' }, ['easy', 'easy']);
      await guest.ask(ROUTES.logIn, {}, logIn);
      const seen = await guest.ask(ROUTES.table, { table });
      expect([seen.seat, seen.mine]).toEqual([0, true]);
      expect((await ada.ask(ROUTES.table, { table })).seat).toBe(0);
      const before = await new Client(house.address).send('GET', '/api/me', undefined, { cookie: cookie ?? '' });
      expect(before.json).toEqual({ person: null });
    });

    it('leaves them behind when that is not wished', async () => {
      await account();
      const guest = await Client.named(house.address, 'Guest');
      const { id: table } = await begun([guest], 'steam', { map: 'ruhr' }, ['easy', 'easy']);
      await guest.ask(ROUTES.logIn, {}, { ...logIn, takeGames: false });
      expect((await guest.ask(ROUTES.table, { table })).seat).toBeNull();
    });

    it('is refused where both sit at one table, and nothing has changed', async () => {
      const ada = await account();
      const guest = await Client.named(house.address, 'Guest');
      const { id: table } = await begun([ada, guest], 'steam', { map: 'ruhr' }, ['easy']);
      const said = await guest.send('POST', '/api/log-in', logIn);
      expect(said.status).toBe(409);
      expect((await guest.ask(ROUTES.table, { table })).seat).toBe(1);
      expect((await guest.ask(ROUTES.me, {})).person?.kind).toBe('guest');
    });

    it('an account that logs in to another takes nothing along', async () => {
      await account();
      const grace = await Client.named(house.address, 'Grace');
      await grace.ask(ROUTES.keepAccount, {}, { login: 'grace', email: null, password: logIn.password });
      const { id: table } = await begun([grace], 'steam', { map: 'ruhr' }, ['easy', 'easy']);
      await grace.ask(ROUTES.logIn, {}, logIn);
      expect((await grace.ask(ROUTES.table, { table })).seat).toBeNull();
    });
  });
});
