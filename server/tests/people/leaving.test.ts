import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { begun, Client, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

const PASSWORD = 'a locomotive';
const first = (actions: readonly unknown[]): unknown => actions[0];

eachDatabase('leaving for good', ({ another }) => {
  let place: Awaited<ReturnType<typeof another>>;
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  beforeEach(async () => {
    place = await another();
    house = await openTestHouse({ database: place });
  });
  afterEach(async () => house.close());

  const kept = async (name: string): Promise<Client> => {
    const client = await Client.named(house.address, name);
    await client.ask(ROUTES.keepAccount, {}, { login: name.toLowerCase(), email: null, password: PASSWORD });
    return client;
  };
  const newTable = { game: 'steam', seats: 3, access: 'everybody', pace: 'live', watching: true } as const;

  it('needs the password of an account', async () => {
    const ada = await kept('Ada');
    for (const body of [{ password: null }, { password: 'wrong' }, {}]) {
      expect((await ada.send('POST', '/api/me/delete', body)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await ada.ask(ROUTES.me, {})).person?.name).toBe('Ada');
  });

  it('leaves a bot on running seats, gets up elsewhere, and takes the name away', async () => {
    const ada = await kept('Ada Lovelace'.replace(' ', '-'));
    const grace = await Client.named(house.address, 'Grace');
    const running = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy']);
    const hers = await grace.ask(ROUTES.openTable, {}, newTable);
    await ada.ask(ROUTES.join, { table: hers.id }, {});
    const own = await ada.ask(ROUTES.openTable, {}, newTable);
    await grace.ask(ROUTES.join, { table: own.id }, {});
    const { cookie } = ada;
    const { person } = await ada.ask(ROUTES.me, {});
    await ada.ask(ROUTES.deleteMe, {}, { password: PASSWORD });

    expect((await ada.ask(ROUTES.me, {})).person).toBeNull();
    const thief = await new Client(house.address).send('GET', '/api/me', undefined, { cookie: cookie ?? '' });
    expect(thief.json).toEqual({ person: null });
    expect(
      (await ada.send('POST', '/api/log-in', { login: 'ada-lovelace', password: PASSWORD, takeGames: false })).status,
    ).toBe(403);
    expect((await grace.send('GET', `/api/people/${person?.id ?? ''}`)).status).toBe(404);

    expect((await grace.ask(ROUTES.table, { table: hers.id })).places).toHaveLength(1);
    expect((await grace.ask(ROUTES.table, { table: own.id })).state).toBe('closed');
    const left = await grace.ask(ROUTES.table, { table: running.id });
    expect(left.places[0]?.name).toBe('Somebody');
    const { update } = await grace.ask(ROUTES.opening, { table: running.id });
    expect(update.players[0]).toMatchObject({ name: 'Somebody', bot: 'engineer' });
    // The game goes on: Grace alone plays it, and is waited for again and again.
    const line = await grace.line();
    line.say({ do: 'watch', table: running.id });
    for (let turns = 0; turns < 3; ) {
      const heard = line.heard.length;
      if ((await playOne(grace, running.id, first)) === null) await line.more(heard);
      else turns++;
    }
    line.close();
    const { db, close } = await openDatabase(place);
    const said = JSON.stringify([
      await db.selectFrom('entries').selectAll().execute(),
      await db.selectFrom('matches').selectAll().execute(),
      await db.selectFrom('places').selectAll().execute(),
      await db.selectFrom('people').selectAll().execute(),
    ]);
    await close();
    expect(said).toContain('Grace');
    expect(said.toLowerCase()).not.toContain('lovelace');
  });

  it('a bot takes the seat also when the server ended in between', async () => {
    const ada = await Client.named(house.address, 'Ada');
    const grace = await Client.named(house.address, 'Grace');
    const { id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy']);
    const { person } = await ada.ask(ROUTES.me, {});
    await house.close();
    const { db, close } = await openDatabase(place);
    await db
      .updateTable('people')
      .set({ deleted: 1 })
      .where('id', '=', person?.id ?? '')
      .execute();
    await close();
    const { cookie } = grace;
    house = await openTestHouse({ database: place });
    const said = await new Client(house.address).send('GET', `/api/tables/${table}/match`, undefined, {
      cookie: cookie ?? '',
    });
    expect(said.json).toMatchObject({ update: { players: [{ bot: 'engineer' }, { bot: null }, { bot: 'easy' }] } });
  });

  it('everything that is known of somebody can be had, and nothing of others', async () => {
    const ada = await kept('Ada');
    const grace = await Client.named(house.address, 'Grace');
    const { id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy']);
    await ada.ask(ROUTES.speak, { table }, { text: 'hello from Ada' });
    await grace.ask(ROUTES.speak, { table }, { text: 'hello from Grace' });
    await ada.ask(ROUTES.writeNotes, { table }, { text: 'my plan' });
    await grace.ask(ROUTES.writeNotes, { table }, { text: 'her plan' });
    const all = await ada.ask(ROUTES.exportMe, {});
    expect(all).toMatchObject({
      person: { name: 'Ada', login: 'ada' },
      sessions: [{ current: true }],
      tables: [{ id: table, seat: 0, state: 'running' }],
      chat: [{ text: 'hello from Ada' }],
      notes: [{ text: 'my plan' }],
      results: [],
      records: [],
    });
    expect(JSON.stringify(all)).not.toMatch(/scrypt|seed|Grace|her plan/);
  });
});
