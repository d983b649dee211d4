import { ROUTES } from '@roundhouse/wire';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../data/database.ts';
import { BrowserPush } from '../support/browser-push.ts';
import { Client, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { openReceiver, type Receiver } from '../support/receiver.ts';
import { TestTime } from '../support/time.ts';

const SETTLED = 5000;
const TRIED_AGAIN = 5000;
const HOUR = 60 * 60 * 1000;
/** Midnight of Greenwich. */
const START = Date.UTC(2026, 2, 1);
const CHOICE = { webhook: null, mail: false, quiet: null } as const;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly stop: string | undefined;
}

eachDatabase('telling people', ({ another }) => {
  let time: TestTime;
  let place: Awaited<ReturnType<typeof another>>;
  let data: Database;
  let receiver: Receiver;
  let mails: Mail[];
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let isOpen = false;
  const open = async (): Promise<void> => {
    house = await openTestHouse({
      database: place,
      around: { now: time.now, later: time.later },
      reach: receiver.reach,
      address: 'https://play.example',
      mailer: {
        address: 'https://play.example',
        send: (to, subject, text, stop) => Promise.resolve(void mails.push({ to, subject, text, stop })),
      },
    });
    isOpen = true;
  };
  /** Whatever it was about to send is sent then. */
  const close = async (): Promise<void> => {
    if (isOpen) await house.close();
    isOpen = false;
  };
  beforeEach(async () => {
    time = new TestTime(START);
    place = await another();
    receiver = await openReceiver();
    mails = [];
    data = await openDatabase(place);
    await open();
  });
  afterEach(async () => {
    await close();
    await data.close();
    await receiver.close();
  });

  const alarms = async (kind: string): Promise<number> =>
    (await data.db.selectFrom('alarms').select('id').where('kind', '=', kind).execute()).length;
  async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await holds())) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      // An alarm that was set after its time had come rings now.
      time.pass(0);
    }
  }
  /** So many are to be told, and their time has come. */
  async function settle(count: number): Promise<void> {
    await until(async () => (await alarms('tell')) === count);
    time.pass(SETTLED);
  }
  const idOf = async (client: Client): Promise<string> => (await client.ask(ROUTES.me, {})).person?.id ?? '';
  const webhookOf = (name: string): string => receiver.at('hook.example', `/${name}`);
  const hooked = async (client: Client, name: string): Promise<unknown> =>
    client.ask(ROUTES.chooseTelling, {}, { ...CHOICE, webhook: webhookOf(name) });
  const told = (): string[] => receiver.received.map(({ path }) => path).toSorted();

  /** They have chosen their airships, and now both are waited for at once. */
  async function begun(): Promise<{ ada: Client; grace: Client; table: string }> {
    const [ada, grace] = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    await hooked(ada, 'ada');
    await hooked(grace, 'grace');
    const asked = { game: 'kings-of-air-and-steam', seats: 2, access: 'link', pace: 'slow', watching: true } as const;
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, { ...asked, title: 'Friday' });
    await grace.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    await ada.ask(ROUTES.start, { table });
    while ((await ada.ask(ROUTES.opening, { table })).update.waiting.length < 2) {
      for (const one of [ada, grace]) await playOne(one, table, (all) => all[0]);
    }
    return { ada, grace, table };
  }

  it('whoever is waited for is told once for each turn', async () => {
    const { ada, table } = await begun();
    await settle(2);
    await until(() => receiver.received.length === 2);
    expect(told()).toEqual(['/ada', '/grace']);
    expect(JSON.parse(receiver.received[0]?.body.toString() ?? '')).toEqual({
      title: 'Your turn: Kings of Air and Steam',
      text: 'Kings of Air and Steam · Friday: the others wait for you.',
      link: `https://play.example/online/${table}`,
      table,
    });
    // As long as it stays their turn nobody hears of it again, not even after a restart.
    while ((await ada.ask(ROUTES.opening, { table })).update.waiting.length === 2) {
      if ((await playOne(ada, table, (all) => all[0])) === null) break;
    }
    await close();
    await open();
    time.pass(2 * HOUR);
    await close();
    expect(told()).toEqual(['/ada', '/grace']);
  });

  it('what was not told yet when the server ended is told when it is back', async () => {
    await begun();
    await until(async () => (await alarms('tell')) === 2);
    await close();
    time.pass(HOUR);
    expect(receiver.received).toEqual([]);
    await open();
    await until(() => {
      time.pass(0);
      return receiver.received.length === 2;
    });
    await close();
    expect(told()).toEqual(['/ada', '/grace']);
  });

  it('a turn that began while the server went down is told of', async () => {
    await begun();
    await until(async () => (await alarms('tell')) === 2);
    await close();
    await data.db.deleteFrom('alarms').execute();
    await open();
    await settle(2);
    await close();
    expect(told()).toEqual(['/ada', '/grace']);
  });

  it('a turn that could not be noted while the database was gone is told of when it is back', async () => {
    await sql`alter table alarms rename to alarms_elsewhere`.execute(data.db);
    await begun();
    await until(() => house.accidents.length > 0);
    await sql`alter table alarms_elsewhere rename to alarms`.execute(data.db);
    const noted = async (): Promise<number> => (await alarms('tell')) + (await alarms('told'));
    await until(async () => {
      if ((await noted()) === 0) time.pass(TRIED_AGAIN);
      return (await noted()) === 2;
    });
    time.pass(SETTLED);
    await until(() => receiver.received.length === 2);
    house.accidents.length = 0;
    await close();
    expect(told()).toEqual(['/ada', '/grace']);
  });

  it('whoever looks at the table, or does not want to hear of it, is not told', async () => {
    const { ada, grace, table } = await begun();
    const line = await ada.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    await settle(2);
    await until(() => receiver.received.length === 1);
    expect(await grace.ask(ROUTES.tableTelling, { table })).toEqual({ told: true });
    await grace.ask(ROUTES.tellOfTable, { table }, { told: false });
    expect(await grace.ask(ROUTES.tableTelling, { table })).toEqual({ told: false });
    await data.db.deleteFrom('alarms').execute();
    await close();
    await open();
    await settle(2);
    await close();
    expect(told()).toEqual(['/ada', '/grace']);
  });

  it('in quiet hours nothing is sent; afterwards it is, if it is still their turn', async () => {
    const { ada } = await begun();
    const quiet = { from: 22 * 60, to: 7 * 60, zone: 'UTC' };
    await ada.ask(ROUTES.chooseTelling, {}, { ...CHOICE, webhook: webhookOf('ada'), quiet });
    await settle(2);
    await until(() => receiver.received.length === 1);
    expect(told()).toEqual(['/grace']);
    const waits = async (): Promise<number | undefined> =>
      (await data.db.selectFrom('alarms').select('due').where('kind', '=', 'tell').executeTakeFirst())?.due;
    await until(async () => (await waits()) === START + 7 * HOUR);
    time.pass(7 * HOUR - SETTLED);
    await until(() => receiver.received.length === 2);
    expect(told()).toEqual(['/ada', '/grace']);
  });

  it('a turn that is past needs no telling', async () => {
    const { ada, table } = await begun();
    await until(async () => (await alarms('tell')) === 2);
    await ada.ask(ROUTES.close, { table });
    await until(async () => (await alarms('tell')) === 0);
    time.pass(SETTLED);
    await close();
    expect(told()).toEqual([]);
  });

  it('devices are told by web push, and one that is gone is forgotten', async () => {
    const { ada, table } = await begun();
    const browser = new BrowserPush(receiver.at('push.example', '/device'));
    const first = await ada.ask(ROUTES.addPush, {}, browser.subscription);
    expect(first.devices).toBe(1);
    receiver.answer(410);
    await settle(2);
    await until(() => receiver.received.length === 3);
    const pushed = receiver.received.find(({ path }) => path === '/device');
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table, ttl: '86400' });
    expect(pushed?.headers.authorization).toContain(`k=${first.pushKey}`);
    expect(browser.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Your turn: Kings of Air and Steam',
      text: 'Kings of Air and Steam · Friday: the others wait for you.',
      link: `/online/${table}`,
      tag: table,
    });
    await until(async () => (await ada.ask(ROUTES.telling, {})).devices === 0);
    // The key is made once.
    await close();
    await open();
    const kept = await data.db.selectFrom('house').select('key').execute();
    expect(kept.map(({ key }) => key).toSorted()).toEqual(['mail-stop-secret', 'push-key']);
  });

  it('a device belongs to one person, and goes when they say so', async () => {
    const [ada, grace] = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const { subscription } = new BrowserPush(receiver.at('push.example', '/device'));
    const { endpoint } = subscription;
    await ada.ask(ROUTES.addPush, {}, subscription);
    expect((await grace.ask(ROUTES.removePush, {}, { endpoint })).devices).toBe(0);
    expect((await ada.ask(ROUTES.telling, {})).devices).toBe(1);
    expect((await grace.ask(ROUTES.addPush, {}, subscription)).devices).toBe(1);
    expect((await ada.ask(ROUTES.telling, {})).devices).toBe(0);
    expect((await grace.ask(ROUTES.removePush, {}, { endpoint })).devices).toBe(0);
  });

  it('whoever is invited is told, unless they blocked the host or have come already', async () => {
    const names = ['Ada', 'Grace', 'Mary', 'Edith'];
    const people = await Promise.all(names.map(async (name) => Client.named(house.address, name)));
    const [ada, grace, mary, edith] = people;
    if (ada === undefined || grace === undefined || mary === undefined || edith === undefined)
      throw new Error('nobody');
    for (const [index, one] of people.entries()) await hooked(one, names[index] ?? '');
    await data.db
      .insertInto('blocks')
      .values({ person: await idOf(mary), blocked: await idOf(ada) })
      .execute();
    const invited = await Promise.all([grace, mary, edith].map(idOf));
    const asked = { game: 'steam', options: { map: 'ruhr' }, seats: 4, access: 'named', pace: 'slow' } as const;
    const { id: table } = await ada.ask(ROUTES.openTable, {}, { ...asked, watching: true, invited });
    await until(async () => (await alarms('tell')) === 2);
    await edith.ask(ROUTES.join, { table }, {});
    await settle(1);
    await until(() => receiver.received.length === 1);
    await close();
    expect(receiver.received[0]?.body.toString()).toContain('"title":"Ada invites you: Steam"');
    expect(told()).toEqual(['/Grace']);
  });

  it('when a game is over those who played it are told', async () => {
    const { table } = await begun();
    await settle(2);
    await until(() => receiver.received.length === 2);
    await close();
    await data.db.updateTable('tables').set({ state: 'over', ended: time.now() }).where('id', '=', table).execute();
    await open();
    await settle(2);
    await until(() => receiver.received.length === 4);
    const titles = receiver.received.map(({ body }) => body.toString()).filter((body) => body.includes('"Over: Kings'));
    expect(titles).toHaveLength(2);
    // A day later nothing of it is kept.
    time.pass(25 * HOUR);
    await until(async () => {
      time.pass(0);
      return (await alarms('told')) === 0;
    });
  });

  it('at most one mail a day and table, until somebody stops them by the link in it', async () => {
    const { ada, table } = await begun();
    const person = await idOf(ada);
    await data.db.updateTable('people').set({ email: 'ada@mail.example' }).where('id', '=', person).execute();
    expect((await ada.ask(ROUTES.telling, {})).mailTo).toBe('ada@mail.example');
    await ada.ask(ROUTES.chooseTelling, {}, { ...CHOICE, mail: true });
    const again = async (): Promise<void> => {
      await close();
      await data.db.deleteFrom('alarms').execute();
      await open();
      await settle(2);
      await close();
    };
    await again();
    await again();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'ada@mail.example', subject: 'Your turn: Kings of Air and Steam' });
    expect(mail?.text).toContain(`https://play.example/online/${table}\n`);
    time.pass(24 * HOUR);
    await again();
    expect(mails).toHaveLength(2);

    await open();
    const path = (mail?.stop ?? '').replace('https://play.example', '');
    expect(mail?.text).toContain(path.replace('/api/mail-stops/', 'https://play.example/stop-mails/'));
    const nobody = new Client(house.address);
    expect(await nobody.send('GET', path)).toEqual({ status: 200, json: { mail: true } });
    expect((await nobody.send('POST', `${path}x`)).status).toBe(404);
    expect((await nobody.send('POST', path.replace(person, `${person}x`))).status).toBe(404);
    // As mail programs do it.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await nobody.send('POST', path, 'List-Unsubscribe=One-Click', form)).status).toBe(200);
    expect(await nobody.send('GET', path)).toEqual({ status: 200, json: { mail: false } });
    expect((await nobody.send('POST', '/api/me', 'name=Ada', form)).status).toBe(400);
    time.pass(24 * HOUR);
    await again();
    expect(mails).toHaveLength(2);
  });

  it('whoever is not reached sees on which way and since when, until a message arrives or they choose anew', async () => {
    const { ada, grace, table } = await begun();
    const failing = async (client: Client) => (await client.ask(ROUTES.telling, {})).failing;
    receiver.answer(404);
    await settle(2);
    await until(async () => (await failing(ada)).length === 1 && (await failing(grace)).length === 1);
    const since = START + SETTLED;
    expect(await failing(ada)).toEqual([{ way: 'webhook', since }]);
    await hooked(grace, 'elsewhere');
    expect(await failing(grace)).toEqual([]);
    const turn = `turn ${table} ${await idOf(ada)}`;
    // The next turn: it fails for longer; then it arrives.
    const nextTurn = async (): Promise<void> => {
      while ((await ada.ask(ROUTES.opening, { table })).update.waiting.includes(0)) {
        await playOne(ada, table, (all) => all[0]);
      }
      while (!(await ada.ask(ROUTES.opening, { table })).update.waiting.includes(0)) {
        await playOne(grace, table, (all) => all[0]);
      }
      const before = receiver.received.length;
      await until(async () => {
        const noted = data.db.selectFrom('alarms').select('id').where('kind', '=', 'tell').where('id', '=', turn);
        return (await noted.executeTakeFirst()) !== undefined;
      });
      time.pass(SETTLED);
      await until(() => receiver.received.slice(before).some(({ path }) => path === '/ada'));
    };
    await nextTurn();
    expect(await failing(ada)).toEqual([{ way: 'webhook', since }]);
    receiver.answer(200);
    await nextTurn();
    await until(async () => (await failing(ada)).length === 0);
  });

  it('a webhook can be tried, now and then', async () => {
    const ada = await Client.named(house.address, 'Ada');
    const webhook = webhookOf('try');
    expect(await ada.ask(ROUTES.tryWebhook, {}, { webhook })).toEqual({ arrived: true });
    expect((await ada.send('POST', '/api/me/telling/try', { webhook })).status).toBe(429);
    time.pass(10_000);
    receiver.answer(302, { location: 'https://play.example' });
    expect(await ada.ask(ROUTES.tryWebhook, {}, { webhook })).toEqual({ arrived: false });
  });

  it('nothing is ever sent to this machine or its network', async () => {
    await close();
    house = await openTestHouse({ database: place });
    isOpen = true;
    const ada = await Client.named(house.address, 'Ada');
    for (const webhook of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/']) {
      const { endpoint, keys } = new BrowserPush(webhook).subscription;
      expect((await ada.send('PUT', '/api/me/telling', { ...CHOICE, webhook })).status).toBe(400);
      expect((await ada.send('POST', '/api/me/telling/try', { webhook })).status).toBe(400);
      expect((await ada.send('POST', '/api/me/pushes', { endpoint, keys })).status).toBe(400);
    }
    const named = { webhook: `https://localhost:${house.port}/` };
    expect(await ada.ask(ROUTES.tryWebhook, {}, named)).toEqual({ arrived: false });
  });
});
