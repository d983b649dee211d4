import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asHost } from '../../admin/as-host.ts';
import type { Host } from '../../admin/host.ts';
import type { DatabasePlace } from '../../data/database.ts';
import { begun, Client } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

const ACCOUNT = { email: null, password: 'a locomotive' };

eachDatabase('the host of a server', ({ another }) => {
  let place: DatabasePlace;
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let hazel: Client;
  let people: readonly Client[];
  let table: string;
  const byHand = async <T>(work: (host: Host) => Promise<T>): Promise<T> => asHost(place, Date.now, work);
  const idOf = async (client: Client): Promise<string> => (await client.ask(ROUTES.me, {})).person?.id ?? '';
  const [eve, ...others] = [0, 1, 2].map((index) => (): Client => {
    const client = people[index];
    if (client === undefined) throw new Error('somebody is missing');
    return client;
  });
  if (eve === undefined) throw new Error('nobody is there');

  beforeEach(async () => {
    place = await another();
    house = await openTestHouse({ database: place });
    hazel = await Client.named(house.address, 'Hazel');
    await hazel.ask(ROUTES.keepAccount, {}, { login: 'hazel', ...ACCOUNT });
    people = await Promise.all(['Eve', 'Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    await eve().ask(ROUTES.keepAccount, {}, { login: 'eve', ...ACCOUNT });
    ({ id: table } = await begun(people, 'steam', { map: 'ruhr' }));
  });
  afterEach(async () => house.close());

  it('bans somebody, who is out at once and for good, while the others play on', async () => {
    const line = await eve().line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    const person = await idOf(eve());
    await byHand(async (host) => host.sanction(person, 'banned', true));
    await line.closed;
    expect((await eve().ask(ROUTES.me, {})).person).toBeNull();
    const again = await new Client(house.address).send('POST', '/api/log-in', {
      login: 'eve',
      password: ACCOUNT.password,
      takeGames: false,
    });
    expect(again).toMatchObject({ status: 403, json: { error: { why: 'The host of this server has banned you.' } } });
    // A bot sits where Eve sat, so that nobody waits for her.
    const looksOn = await new Client(house.address).line();
    looksOn.say({ do: 'watch', table });
    await looksOn.until((news) => news.news === 'update' && news.update.players.some(({ bot }) => bot !== null));
    looksOn.close();

    await byHand(async (host) => host.sanction(person, 'banned', false));
    await new Client(house.address).ask(
      ROUTES.logIn,
      {},
      { login: 'eve', password: ACCOUNT.password, takeGames: false },
    );
  });

  it('mutes somebody, who plays on and says nothing', async () => {
    const person = await idOf(eve());
    await byHand(async (host) => host.sanction(person, 'muted', true));
    const said = await eve().send('POST', `/api/tables/${table}/chat`, { text: 'hello' });
    expect(said.status).toBe(403);
    expect((await eve().ask(ROUTES.legal, { table })).seq).toBe(0);
    await byHand(async (host) => host.sanction(person, 'muted', false));
    await eve().ask(ROUTES.speak, { table }, { text: 'hello' });
  });

  it('closes a table, and whoever looks at it hears so', async () => {
    const line = await eve().line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    expect(await byHand(async (host) => host.tables())).toMatchObject([{ id: table, state: 'running', host: 'Eve' }]);
    await byHand(async (host) => host.close(table));
    await line.until((news) => news.news === 'table' && news.about.state === 'closed');
    for (const client of [eve, ...others]) {
      const plan = { seq: 0, undos: 0, actions: [{ type: 'pass' }], key: 'late' };
      const played = await client().send('POST', `/api/tables/${table}/actions`, plan);
      expect(played).toMatchObject({ status: 409, json: { error: { why: 'This table was closed.' } } });
    }
    await expect(byHand(async (host) => host.close(table))).rejects.toThrow('over already');
    line.close();
  });

  it('says something to everybody, those who come later too, until it is taken back', async () => {
    const line = await eve().line();
    await byHand(async (host) => host.announce('Back in ten minutes'));
    await line.until((news) => news.news === 'announced' && news.text === 'Back in ten minutes');
    const later = await new Client(house.address).line();
    await later.until((news) => news.news === 'announced' && news.text === 'Back in ten minutes');
    await byHand(async (host) => host.announce(null));
    await later.until((news) => news.news === 'announced' && news.text === null);
    expect((await byHand(async (host) => host.house())).announcement).toBeNull();
    line.close();
    later.close();
  });

  it('lets nobody change anything for a while, also after a restart', async () => {
    await hazel.ask(ROUTES.adminChange, {}, { readOnly: true });
    const refused = { status: 503, json: { error: { code: 'unavailable' } } };
    expect(await eve().send('POST', `/api/tables/${table}/chat`, { text: 'hello' })).toMatchObject(refused);
    await eve().ask(ROUTES.opening, { table });
    await house.close();
    house = await openTestHouse({ database: place });
    for (const client of [hazel, ...people]) client.moveTo(house.address);
    expect(await eve().send('POST', '/api/me', { name: 'Eva' })).toMatchObject(refused);
    await hazel.ask(ROUTES.adminChange, {}, { readOnly: false });
    await eve().ask(ROUTES.speak, { table }, { text: 'hello' });
  });

  describe('on the page', () => {
    it('is whoever made the first account, and nobody else', async () => {
      expect(await hazel.ask(ROUTES.adminHouse, {})).toEqual({
        readOnly: false,
        announcement: null,
        people: 4,
        running: 1,
      });
      for (const client of [eve, ...others]) {
        expect((await client().send('GET', '/api/admin')).status).toBe(403);
        expect((await client().send('PUT', `/api/admin/people/${await idOf(hazel)}`, { banned: true })).status).toBe(
          403,
        );
      }
      expect((await hazel.send('PUT', `/api/admin/people/${await idOf(hazel)}`, { banned: true })).status).toBe(400);
      await house.close();
      house = await openTestHouse({ database: place, admin: 'eve' });
      for (const client of [hazel, ...people]) client.moveTo(house.address);
      expect((await hazel.send('GET', '/api/admin')).status).toBe(403);
      expect((await eve().send('GET', '/api/admin')).status).toBe(200);
    });

    it('finds people and tables, and does to them what can be done by hand', async () => {
      const { json } = await hazel.send('GET', '/api/admin/people?find=EV');
      expect(json).toMatchObject([{ name: 'Eve', login: 'eve', banned: false, muted: false }]);
      const person = await idOf(eve());
      const banned = await hazel.ask(ROUTES.adminSanction, { person }, { banned: true, muted: true });
      expect(banned).toMatchObject({ banned: true, muted: true });
      expect((await eve().ask(ROUTES.me, {})).person).toBeNull();
      const { path } = await hazel.ask(ROUTES.adminReset, { person });
      expect(path).toMatch(/^\/reset#/);
      expect(await hazel.ask(ROUTES.adminClose, { table })).toEqual([]);
      const said = await hazel.ask(ROUTES.adminChange, {}, { announcement: 'Tea is served' });
      expect(said).toMatchObject({ announcement: 'Tea is served', running: 0 });
    });
  });
});
