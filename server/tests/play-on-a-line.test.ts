import type { Submission } from '@roundhouse/host';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DatabasePlace } from '../data/database.ts';
import { begun, Client, type Line, type Reply } from './support/client.ts';
import { eachDatabase } from './support/databases.ts';
import { openTestHouse } from './support/house.ts';
import { programOf } from './support/programs.ts';
import { TestTime } from './support/time.ts';

let keys = 0;

eachDatabase('what is played on a line', ({ another }) => {
  let place: DatabasePlace;
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let people: Client[];
  let table: string;
  const lines: Line[] = [];
  const sitDown = async (options: Parameters<typeof openTestHouse>[0] = {}): Promise<void> => {
    place = await another();
    house = await openTestHouse({ database: place, ...options });
    people = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => Client.named(house.address, name)));
    ({ id: table } = await begun(people, 'steam', { map: 'ruhr' }));
  };
  beforeEach(async () => sitDown());
  // Closing the house fails when anything went wrong in it.
  afterEach(async () => {
    for (const line of lines.splice(0)) line.close();
    await house.close();
  });

  async function lineOf(client: Client): Promise<Line> {
    const line = await client.line();
    lines.push(line);
    return line;
  }

  /** Whoever is waited for, somebody who is not, and what the first may play. */
  async function turn(): Promise<{ readonly due: Client; readonly other: Client; readonly good: Submission }> {
    for (const due of people) {
      const { seq, undos, actions } = await due.ask(ROUTES.legal, { table });
      const other = people.find((one) => one !== due);
      if (actions.length > 0 && other !== undefined) {
        return { due, other, good: { seq, undos, actions: actions.slice(0, 1), key: `k${++keys}` } };
      }
    }
    throw new Error('nobody is waited for');
  }

  async function played(): Promise<number> {
    return (await new Client(house.address).ask(ROUTES.opening, { table })).update.seq;
  }

  function post(client: Client, submission: Submission) {
    return client.ask(ROUTES.submit, { table }, submission);
  }

  const refused = (reply: Reply | undefined): unknown => (reply?.news === 'refused' ? reply.code : reply);
  const ok = { news: 'answered', outcome: { ok: true } };

  it('is answered when it is stored, and everybody hears what came of it once', async () => {
    const { due, other, good } = await turn();
    const [mine, theirs] = [await lineOf(due), await lineOf(other)];
    for (const line of [mine, theirs]) {
      line.say({ do: 'watch', table, brief: true });
      await line.until((news) => news.news === 'update');
    }
    const before = mine.heard.length;
    expect(await mine.submit(table, good)).toEqual({ news: 'answered', table, key: good.key, outcome: { ok: true } });
    // What came of it first, and then that it is so.
    expect(mine.heard.slice(before).map(({ news }) => news)).toEqual(['change', 'answered']);
    await theirs.until((news) => news.news === 'change');
    expect(theirs.heard.filter(({ news }) => news === 'answered')).toEqual([]);
    expect(await played()).toBe(good.seq + 1);
  });

  it('tells nobody else what was sent, or that it was refused', async () => {
    const { due, other, good } = await turn();
    const theirs = await lineOf(other);
    theirs.say({ do: 'watch', table });
    await theirs.until((news) => news.news === 'update');
    const before = theirs.heard.length;
    const mine = await lineOf(due);
    expect(await mine.submit(table, { ...good, actions: [{ type: 'a secret' }] })).toMatchObject({
      news: 'answered',
      outcome: { ok: false, stale: false },
    });
    expect(await mine.submit(table, { ...good, seq: good.seq + 1, key: 'early' })).toMatchObject({
      outcome: { ok: false, stale: true },
    });
    theirs.say({ do: 'ping' });
    await theirs.until((news) => news.news === 'pong');
    expect(theirs.heard.slice(before).map(({ news }) => news)).toEqual(['pong']);
    expect(await played()).toBe(good.seq);
  });

  it('is for those who sit there, with a token that may play, and for nobody unknown', async () => {
    const { other, good } = await turn();
    const eve = await Client.named(house.address, 'Eve');
    const { client: reader } = await programOf(house.address, eve, ['read']);
    const { client: player } = await programOf(house.address, eve, ['read', 'play']);
    const tried = async (client: Client, at = table): Promise<unknown> =>
      refused(await (await lineOf(client)).submit(at, good));
    expect(await tried(new Client(house.address))).toBe('unknown-person');
    expect(await tried(eve)).toBe('not-yours');
    expect(await tried(player)).toBe('not-yours');
    expect(await tried(other)).toMatchObject({ news: 'answered', outcome: { ok: false, stale: false } });
    expect(await tried(eve, 'there-is-none')).toBe('not-found');
    const { id: hidden } = await begun(people, 'steam', { map: 'ruhr' }, [], false);
    expect(await tried(eve, hidden)).toBe('not-found');
    const reply = await (await lineOf(reader)).submit(table, good);
    expect(reply).toMatchObject({ news: 'refused', table, key: good.key, code: 'not-yours' });
    expect(JSON.stringify(reply)).toContain("it lacks 'play'");
    expect(await played()).toBe(good.seq);
  });

  it('is played by a program as by anybody', async () => {
    const [ada, grace] = people;
    if (ada === undefined || grace === undefined) throw new Error('nobody came');
    const { client } = await programOf(house.address, ada, ['read', 'play', 'tables']);
    people = [grace, client];
    ({ id: table } = await begun(people, 'kings-of-air-and-steam', {}));
    for (let turns = 0; turns < 4; turns++) {
      const { due, good } = await turn();
      expect(await (await lineOf(due)).submit(table, good)).toMatchObject(ok);
    }
  });

  it('is not played by whoever has logged out: the line is cut', async () => {
    const { due, good } = await turn();
    const line = await lineOf(due);
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    const cut = line.cut();
    await due.ask(ROUTES.logOut, {});
    line.say({ do: 'submit', table, submission: good });
    expect(await cut).toBe(4001);
    expect(await played()).toBe(good.seq);
  });

  it('waits while the host lets nobody change anything', async () => {
    const { due, good } = await turn();
    const hazel = await Client.named(house.address, 'Hazel');
    await hazel.ask(ROUTES.keepAccount, {}, { login: 'hazel', email: null, password: 'a locomotive' });
    await hazel.ask(ROUTES.adminChange, {}, { readOnly: true });
    const line = await lineOf(due);
    const reply = await line.submit(table, good);
    expect(refused(reply)).toBe('unavailable');
    // Nobody knows when it ends.
    expect(reply).not.toHaveProperty('retryAfter');
    await hazel.ask(ROUTES.adminChange, {}, { readOnly: false });
    expect(await line.submit(table, good)).toMatchObject(ok);
  });

  it('is refused where it is not understood, and says which it was as far as that can be read', async () => {
    const { due, good } = await turn();
    const line = await lineOf(due);
    const said: readonly (readonly [unknown, string | null, string | null])[] = [
      [{ table: '../x', submission: good }, null, good.key],
      [{ table, submission: { ...good, actions: [] } }, table, good.key],
      [{ table, submission: { ...good, actions: Array.from({ length: 65 }, () => good.actions[0]) } }, table, good.key],
      [{ table, submission: { ...good, seq: -1 } }, table, good.key],
      [{ table, submission: { ...good, seat: 1 } }, table, good.key],
      [{ table, submission: { ...good, key: 'x'.repeat(65) } }, table, null],
      [{ table, submission: { ...good, key: 7 } }, table, null],
      [{ table, submission: null }, table, null],
      [{ table: 7 }, null, null],
      [{}, null, null],
    ];
    for (const [one] of said) line.say({ do: 'submit', ...(typeof one === 'object' ? one : {}) });
    line.say({ do: 'ping' });
    await line.until((news) => news.news === 'pong');
    expect(line.heard.filter(({ news }) => news === 'refused')).toMatchObject(
      said.map(([, at, key]) => ({ code: 'malformed', table: at, key })),
    );
    expect(await line.submit(table, good)).toMatchObject(ok);
  });

  it('is cut off where it is larger than a message may be, and not played', async () => {
    const { due, good } = await turn();
    const line = await lineOf(due);
    const cut = line.cut();
    line.say({ do: 'submit', table, submission: { ...good, actions: ['x'.repeat(20_000)] } });
    expect(await cut).toBe(1009);
    expect(await played()).toBe(good.seq);
  });

  it('is played once however often and in whichever way it is sent', async () => {
    const { due, good } = await turn();
    const [line, otherLine] = [await lineOf(due), await lineOf(due)];
    const replies = await Promise.all([
      line.submit(table, good),
      post(due, good),
      otherLine.submit(table, good),
      post(due, good),
    ]);
    expect(replies).toMatchObject(replies.map(() => ({ outcome: { ok: true } })));
    expect(await line.submit(table, good)).toMatchObject(ok);
    expect(await post(due, good)).toMatchObject({ outcome: { ok: true }, update: { seq: good.seq + 1 } });
    expect(await played()).toBe(good.seq + 1);
  });

  it('keeps its order at one table: of many that were meant for one moment the first is played', async () => {
    const { due, good } = await turn();
    const line = await lineOf(due);
    const sent = Array.from({ length: 30 }, (_, index) => ({ ...good, key: `in-order-${index}` }));
    for (const submission of sent) line.say({ do: 'submit', table, submission });
    await line.more(sent.length - 1);
    expect(line.heard).toMatchObject(
      sent.map(({ key }, index) => ({ news: 'answered', key, outcome: { ok: index === 0 } })),
    );
    expect(await played()).toBe(good.seq + 1);
  });

  it('is answered before the server ends', async () => {
    const { due, good } = await turn();
    const line = await due.line();
    const reply = line.submit(table, good);
    // What is said on one line is heard in its order.
    line.say({ do: 'ping' });
    await line.until((news) => news.news === 'pong');
    await house.close();
    expect(await reply).toMatchObject(ok);
    await line.closed;
    house = await openTestHouse({ database: place });
    expect(await played()).toBe(good.seq + 1);
  });

  it('is counted with the requests of its sender, and told when it may come again', async () => {
    await house.close();
    const time = new TestTime();
    await sitDown({ bounds: { requests: 2 }, around: { now: time.now } });
    time.pass(60_000);
    const { due, other, good } = await turn();
    const line = await lineOf(due);
    const replies: Reply[] = [];
    while (replies.length < 30 && replies.at(-1)?.news !== 'refused') {
      replies.push(await line.submit(table, { ...good, key: `often-${replies.length}` }));
    }
    expect(replies.at(-1)).toMatchObject({ news: 'refused', code: 'too-many', retryAfter: 1 });
    // Of twenty at once some were spent on sitting down; the same person asks no more in another way.
    expect(replies.length).toBeLessThan(21);
    expect((await due.send('GET', '/api/tables')).status).toBe(429);
    expect((await other.send('GET', '/api/tables')).status).toBe(200);
    time.pass(500);
    expect(await line.submit(table, { ...good, key: 'later' })).toMatchObject({ news: 'answered' });
  });

  it('is counted among the answers', async () => {
    const { due, good } = await turn();
    const line = await lineOf(due);
    await line.submit(table, good);
    await line.submit('there-is-none', good);
    const figures = await (await fetch(`${house.address}/metrics`)).text();
    const counted = (code: number): string =>
      `roundhouse_answers_total{method="WEBSOCKET",route="/api/tables/:table/actions",code="${code}"} 1`;
    expect(figures).toContain(counted(200));
    expect(figures).toContain(counted(404));
    expect(figures).not.toContain(table);
  });
});
