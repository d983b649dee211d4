import { say } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { begun, Client, playOne } from './support/client.ts';
import { eachDatabase } from './support/databases.ts';
import { openTestHouse } from './support/house.ts';

const KIND = 'shares';
const NO_SHARES = { filled: { turn: 1, count: 0, until: 'turn' } };
const FOREVER = 1_000_000_000;
const first = (actions: readonly unknown[]): unknown => actions[0];

eachDatabase('orders', ({ another }) => {
  const houses: Awaited<ReturnType<typeof openTestHouse>>[] = [];
  const open: typeof openTestHouse = async (options) => {
    const house = await openTestHouse(options);
    houses.push(house);
    return house;
  };
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.close();
  });

  /** Three people at a table of Age of Steam: the one who decides first, the one who comes next, and the third. */
  async function seated(address: string) {
    const people = await Promise.all(['Ada', 'Grace', 'Mary'].map(async (name) => Client.named(address, name)));
    const { id: table } = await begun(people, 'age-of-steam', { map: 'copper-vale' });
    const sorted = [];
    const [ada] = people;
    if (ada === undefined) throw new Error('nobody came');
    const { update } = await ada.ask(ROUTES.opening, { table });
    const order = update.view !== null && 'order' in update.view ? update.view.order : null;
    if (!Array.isArray(order)) throw new Error('the game has no order');
    for (const seat of order) sorted.push(people[Number(seat)]);
    const [now, next, last] = sorted;
    if (now === undefined || next === undefined || last === undefined) throw new Error('somebody is missing');
    return { table, now, next, last };
  }

  const givenTo = async (client: Client, table: string) => {
    const { given } = await client.ask(ROUTES.orders, { table });
    return given.map(({ sentence, stopped }) => [say(sentence), stopped === null ? null : say(stopped)]);
  };

  it('act when their owner is waited for, and only their owner hears of them', async () => {
    const { address } = await open({ database: await another() });
    const { table, now, next, last } = await seated(address);
    await next.ask(ROUTES.giveOrder, { table, kind: KIND }, NO_SHARES);
    expect(await givenTo(next, table)).toEqual([['Turn 1: issue no shares.', null]]);
    const lines = await Promise.all([next, last].map(async (client) => client.line()));
    const [hers, others] = lines;
    if (hers === undefined || others === undefined) throw new Error('a line is missing');
    for (const line of lines) {
      line.say({ do: 'watch', table });
      await line.until((news) => news.news === 'update');
    }
    await playOne(now, table, first);
    await others.until((news) => news.news === 'update' && news.update.seq === 2);
    await hers.until((news) => news.news === 'orders');
    others.say({ do: 'ping' });
    await others.until((news) => news.news === 'pong');
    expect(others.heard.map(({ news }) => news)).not.toContain('orders');
    for (const line of lines) line.close();
    await expect
      .poll(() => givenTo(next, table))
      .toEqual([['Turn 1: issue no shares.', 'The shares of turn 1 are decided.']]);
  });

  it('outlive a restart, and act although nobody asks', async () => {
    const database = await another();
    const before = await open({ database, around: { botPause: FOREVER } });
    const { table, now } = await seated(before.address);
    await now.ask(ROUTES.giveOrder, { table, kind: KIND }, NO_SHARES);
    expect((await now.ask(ROUTES.opening, { table })).update.seq).toBe(0);
    const data = await openDatabase(database);
    const entries = async () => data.db.selectFrom('matches').select('entries').executeTakeFirstOrThrow();
    const { entries: written } = await entries();
    await houses.pop()?.close();
    await open({ database });
    await expect.poll(entries).toEqual({ entries: written + 1 });
    await data.close();
  });

  it('are nobody else’s to see or to withdraw, and are withdrawn by their owner', async () => {
    const { address } = await open({ database: await another(), around: { botPause: FOREVER } });
    const { table, now, next } = await seated(address);
    const path = `/api/tables/${table}/orders/${KIND}`;
    await now.ask(ROUTES.giveOrder, { table, kind: KIND }, NO_SHARES);
    expect(await givenTo(next, table)).toEqual([]);
    expect((await next.send('DELETE', path)).status).toBe(404);
    const watcher = await Client.named(address, 'Eve');
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const asked = method === 'GET' ? path.slice(0, -`/${KIND}`.length) : path;
      expect((await watcher.send(method, asked, method === 'PUT' ? NO_SHARES : undefined)).status).toBe(403);
    }
    expect(await givenTo(now, table)).toHaveLength(1);
    expect((await now.ask(ROUTES.cancelOrder, { table, kind: KIND })).given).toEqual([]);
    expect((await now.send('DELETE', path)).status).toBe(404);
  });

  it('are refused when the form of the moment does not take them', async () => {
    const { address } = await open({ database: await another(), around: { botPause: FOREVER } });
    const { table, now } = await seated(address);
    const put = async (kind: string, filled: unknown) =>
      (await now.send('PUT', `/api/tables/${table}/orders/${kind}`, { filled })).status;
    expect(await put('no-such-order', {})).toBe(404);
    expect(await put(KIND, { turn: 1, count: 99, until: 'turn' })).toBe(400);
    expect(await put(KIND, { turn: 2, count: 0, until: 'turn' })).toBe(400);
    expect(await put(KIND, { turn: 1, count: 0, until: 'noon' })).toBe(400);
    expect(await put(KIND, { turn: 1, count: 0, until: 'turn', more: 1 })).toBe(400);
    expect(await givenTo(now, table)).toEqual([]);
    const { offered } = await now.ask(ROUTES.orders, { table });
    expect(offered.map(({ kind }) => kind)).toEqual(['shares', 'auction', 'engine']);
  });

  it('do not act for whoever has taken the seat since', async () => {
    const { address } = await open({ database: await another() });
    const { table, now, next } = await seated(address);
    await next.ask(ROUTES.giveOrder, { table, kind: KIND }, NO_SHARES);
    const { invite } = await next.ask(ROUTES.offerSeat, { table });
    const heir = await Client.named(address, 'Emmy');
    await heir.ask(ROUTES.accept, { invite }, {});
    expect(await givenTo(heir, table)).toEqual([]);
    await playOne(now, table, first);
    for (let time = 0; time < 10; time++) {
      const { actions } = await heir.ask(ROUTES.legal, { table });
      expect(actions).not.toEqual([]);
    }
  });
});
