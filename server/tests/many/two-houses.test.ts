import { ROUTES } from '@roundhouse/wire';
import { Client as Postgres } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabasePlace } from '../../data/database.ts';
import { Games } from '../../play/games.ts';
import type { BotQuestion } from '../../play/surroundings.ts';
import { thinkHere } from '../../play/think.ts';
import { begun, Client, playOne } from '../support/client.ts';
import { onPostgres } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

const first = (actions: readonly unknown[]): unknown => actions[0];
const FOREVER = 1_000_000_000;
const SHARES = { kind: 'shares', filled: { turn: 1, count: 0, until: 'turn' } };

type House = Awaited<ReturnType<typeof openTestHouse>>;

onPostgres('two houses on one database', ({ another }) => {
  const games = new Games([], (error) => {
    throw error;
  });
  let place: DatabasePlace;
  const houses: House[] = [];
  /** What the bots of each house were asked. */
  const thoughts: BotQuestion[][] = [];
  const open = async (around: { readonly botPause?: number } = {}): Promise<House> => {
    const asked: BotQuestion[] = [];
    const think = (question: BotQuestion) => {
      asked.push(question);
      return { action: thinkHere(games, question), callOff: () => undefined };
    };
    const house = await openTestHouse({ database: place, around: { think, ...around } });
    houses.push(house);
    thoughts.push(asked);
    return house;
  };
  beforeAll(async () => {
    place = await another();
    await open();
    await open();
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
  });

  /** Ada and Grace, each of them at both houses. */
  async function company() {
    const [here = '', there = ''] = houses.map(({ address }) => address);
    const [ada, grace] = [await Client.named(here, 'Ada'), await Client.named(here, 'Grace')];
    return { ada, grace, adaThere: ada.alsoAt(there), graceThere: grace.alsoAt(there) };
  }

  async function asPostgres(question: string): Promise<readonly unknown[]> {
    if (!('url' in place)) throw new Error('this is no PostgreSQL');
    const client = new Postgres({ connectionString: place.url });
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(question);
      return rows;
    } finally {
      await client.end();
    }
  }

  it('what is played, said and asked at one is seen at the other', async () => {
    const { ada, grace, graceThere } = await company();
    const clock = { kind: 'bank', ms: 60_000, increment: 0 } as const;
    const line = await graceThere.line();
    line.say({ do: 'home' });
    await line.until((news) => news.news === 'home');
    const asked = {
      game: 'kings-of-air-and-steam',
      seats: 2,
      access: 'everybody',
      pace: 'live',
      watching: true,
      clock,
    } as const;
    const { id: table } = await ada.ask(ROUTES.openTable, {}, asked);
    await line.until((news, index) => news.news === 'home' && index > 0);

    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'table');
    await grace.ask(ROUTES.join, { table }, {});
    await ada.ask(ROUTES.start, { table });
    await line.until((news) => news.news === 'table' && news.about.state === 'running');
    await line.until((news) => news.news === 'clock');
    await line.until((news) => news.news === 'update' && news.update.seq === 0);

    const heard = line.heard.length;
    while ((line.lastUpdate()?.seq ?? 0) === 0) {
      for (const client of [ada, grace]) await playOne(client, table, first);
      await line.until((news) => news.news === 'update' && news.update.seq > 0);
    }
    await line.until((news, index) => news.news === 'clock' && index >= heard);

    await ada.ask(ROUTES.speak, { table }, { text: 'Good luck' });
    expect(await line.until((news) => news.news === 'said')).toMatchObject({
      line: { text: 'Good luck', name: 'Ada' },
    });

    const { update } = await grace.ask(ROUTES.opening, { table });
    const { seq, undos } = update;
    const seat = (await grace.ask(ROUTES.table, { table })).seat;
    await grace.ask(ROUTES.askTakeBack, { table }, { seq, undos, to: seq - 1, key: 'ask' });
    await line.until((news) => news.news === 'table' && news.about.question?.seat === seat);

    const cut = line.cut();
    await grace.ask(ROUTES.logOut, {});
    expect(await cut).toBe(4001);
  });

  it('a bot thinks about its turn in one of them, and an order acts once, although both hold the match', async () => {
    const { ada, adaThere, grace, graceThere } = await company();
    const { id: table } = await begun([ada, grace], 'age-of-steam', { map: 'copper-vale' }, ['medium', 'easy']);
    const lines = [await ada.line(), await graceThere.line()];
    for (const line of lines) {
      line.say({ do: 'watch', table });
      await line.until((news) => news.news === 'update');
    }
    // Whoever comes second has decided at the other house.
    const { kind: order, filled } = SHARES;
    await graceThere.ask(ROUTES.giveOrder, { table, kind: order }, { filled });
    const isOver = (): boolean => lines[0]?.lastUpdate()?.waiting.length === 0;
    for (let played = 0; played < 12 && !isOver(); ) {
      const known = lines[0]?.heard.length ?? 0;
      const hands = played % 2 === 0 ? [ada, graceThere] : [adaThere, grace];
      const answers = await Promise.all(hands.map(async (hand) => playOne(hand, table, first)));
      played += answers.filter((answer) => answer?.outcome.ok === true).length;
      if (answers.every((answer) => answer === null)) await lines[0]?.more(known);
    }
    await expect
      .poll(async () => {
        const [mine, theirs] = await Promise.all([ada, adaThere].map(async (at) => at.ask(ROUTES.opening, { table })));
        return mine?.update.seq === theirs?.update.seq && mine?.update.waiting.every((seat) => seat < 2);
      })
      .toBe(true);
    const all = thoughts.flat().map(({ luck }) => luck);
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all).size).toBe(all.length);
    for (const line of lines) line.close();
  });

  it('what was missed while the line between them was down is seen when it is up again', async () => {
    const { ada, grace, graceThere } = await company();
    const { id: table } = await begun([ada, grace], 'kings-of-air-and-steam', {});
    const line = await graceThere.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    await asPostgres(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'roundhouse telegraph' and datname = current_database()`,
    );
    await ada.ask(ROUTES.speak, { table }, { text: 'Can you hear me?' });
    for (const client of [ada, grace]) await playOne(client, table, first);
    await line.until((news) => news.news === 'update' && news.update.seq > 0);
    expect(await line.until((news) => news.news === 'said')).toMatchObject({ line: { text: 'Can you hear me?' } });
    line.close();
  });

  it('what one that ended had in hand is done by the other, which knew nothing of it', async () => {
    const patient = await open({ botPause: FOREVER });
    const ada = await Client.named(patient.address, 'Ada');
    const { id: table } = await begun([ada], 'kings-of-air-and-steam', {}, ['easy']);
    const botsDue = async () => asPostgres(`select bot_due from matches where id = '${table}'`);
    const before = thoughts.flat().length;
    while ((await playOne(ada, table, first)) !== null);
    expect(await botsDue()).toEqual([{ bot_due: '1' }]);
    expect(thoughts.flat().length).toBe(before);
    houses.pop();
    await patient.close();
    await expect.poll(botsDue, { timeout: 60_000 }).toEqual([{ bot_due: '0' }]);
    const all = thoughts.flat().map(({ luck }) => luck);
    expect(new Set(all).size).toBe(all.length);
  });
});
