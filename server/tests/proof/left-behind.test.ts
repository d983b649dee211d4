import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begun, Client, type Line, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { programOf } from '../support/programs.ts';

const first = (actions: readonly unknown[]): unknown => actions[0];
const isPlan = (action: unknown): boolean => JSON.stringify(action).includes('"plan-card"');

/** All that came before is read. */
async function caughtUp(line: Line): Promise<void> {
  const { length } = line.heard;
  line.say({ do: 'ping' });
  await line.until((news, index) => index >= length && news.news === 'pong');
}

eachDatabase('whoever has left', ({ another }) => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  beforeEach(async () => {
    house = await openTestHouse({ database: await another() });
  });
  afterEach(async () => house.close());

  const named = async (name: string): Promise<Client> => Client.named(house.address, name);

  /** Two people who are about to plan in secret, and the line of the second. */
  async function planning(watching: boolean, second: Client): Promise<{ host: Client; table: string; line: Line }> {
    const host = await named('Ada');
    const { id: table } = await begun([host, second], 'kings-of-air-and-steam', {}, [], watching);
    for (;;) {
      const { actions } = await second.ask(ROUTES.legal, { table });
      if (actions.some(isPlan)) break;
      for (const one of [host, second]) await playOne(one, table, first);
    }
    const line = await second.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    return { host, table, line };
  }

  it.each([true, false])(
    'the seat hears nothing more of what is played there, however busy the line is (others look on: %s)',
    async (watching) => {
      const { client: old } = await programOf(house.address, await named('Grace'), ['read', 'play', 'tables']);
      const { table, line } = await planning(watching, old);
      const { invite } = await old.ask(ROUTES.offerSeat, { table });
      const { seq, undos, actions } = await old.ask(ROUTES.legal, { table });
      // So much to do that the line is late with everything.
      for (let wishes = 0; wishes < 90; wishes++) line.say({ do: 'watch', table });
      const heir = await named('Mary');
      await heir.ask(ROUTES.accept, { invite }, {});
      const known = line.heard.length;
      const plan = { seq, undos, actions: actions.filter(isPlan).slice(0, 1), key: 'mine' };
      expect((await old.send('POST', `/api/tables/${table}/actions`, plan)).status).toBe(watching ? 403 : 404);
      const { outcome, update } = await heir.ask(
        ROUTES.submit,
        { table },
        { ...plan, seq: (await now(heir, table)).seq },
      );
      expect([outcome.ok, update.eye]).toEqual([true, 1]);
      await caughtUp(line);
      const since = line.heard.slice(known).flatMap((news) => (news.news === 'update' ? [news.update] : []));
      expect(since.filter(({ eye, seq: count }) => eye === 1 && count > seq)).toEqual([]);
      expect(line.heard.at(-2)).toMatchObject(
        watching ? { news: 'update', update: { eye: 'public' } } : { news: 'refused', code: 'not-found' },
      );
      expect((await old.send('GET', `/api/tables/${table}/legal`)).status).toBe(watching ? 403 : 404);
      expect((await old.send('GET', `/api/tables/${table}/orders`)).status).toBe(watching ? 403 : 404);
      line.close();
    },
  );

  it('the seat but opened the table hears what becomes of it, and sees no more of the match than others', async () => {
    const grace = await named('Grace');
    const { host, table } = await planning(false, grace);
    const line = await host.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    const { invite } = await host.ask(ROUTES.offerSeat, { table });
    await (await named('Mary')).ask(ROUTES.accept, { invite }, {});
    await caughtUp(line);
    expect(line.heard.slice(-2)).toMatchObject([
      { news: 'table', about: { seat: null, mine: true } },
      { news: 'pong' },
    ]);
    const known = line.heard.length;
    await playOne(grace, table, (actions) => actions.findLast((action) => !isPlan(action)) ?? actions[0]);
    await caughtUp(line);
    expect(line.heard.slice(known).filter(({ news }) => news !== 'home')).toMatchObject([{ news: 'pong' }]);
    line.close();
  });

  it('the account hears nothing more, nor do the programs of whoever did', async () => {
    const grace = await named('Grace');
    const { client: program } = await programOf(house.address, grace, ['read', 'play', 'tables']);
    const { line } = await planning(true, program);
    const own = await grace.line();
    own.say({ do: 'home' });
    await own.until((news) => news.news === 'home');
    const cuts = [own.cut(), line.cut()];
    await grace.ask(ROUTES.deleteMe, {}, { password: null });
    expect(await Promise.all(cuts)).toEqual([4001, 4001]);
    expect((await program.send('GET', '/api/tables')).status).toBe(401);
  });

  it('a question behind is told that it ended when somebody plays on', async () => {
    const grace = await named('Grace');
    const { host, table, line } = await planning(true, grace);
    const { seq, undos } = await now(host, table);
    const asked = { seq, undos, to: 0, key: 'ask' };
    const question = (await host.ask(ROUTES.askTakeBack, { table }, asked)).question;
    expect(question).toEqual({ seat: 0, agreed: [] });
    await line.until((news) => news.news === 'table' && news.about.question !== null);
    // What is played in secret ends no question, and nobody hears of it.
    await caughtUp(line);
    const known = line.heard.length;
    await playOne(host, table, (actions) => actions.find(isPlan));
    await caughtUp(line);
    expect(line.heard.slice(known)).toEqual([{ news: 'pong' }]);
    while ((await grace.ask(ROUTES.table, { table })).question !== null)
      await playOne(host, table, (all) => all.at(-1));
    await line.until((news, index) => index > known && news.news === 'table' && news.about.question === null);
    line.close();
  });

  it('a secret behind while others answered takes it back, too, and nobody can tell', async () => {
    const grace = await named('Grace');
    const { host, table, line } = await planning(true, grace);
    const { seq, undos } = await now(host, table);
    await host.ask(ROUTES.askTakeBack, { table }, { seq, undos, to: 0, key: 'ask' });
    await playOne(host, table, (actions) => actions.find(isPlan));
    expect(await grace.ask(ROUTES.answerTakeBack, { table }, { agree: true })).toMatchObject({ question: null });
    expect(await now(host, table)).toMatchObject({ seq: 0, undos: undos + 1 });
    line.close();
  });
});

async function now(client: Client, table: string): Promise<{ readonly seq: number; readonly undos: number }> {
  const { seq, undos } = await client.ask(ROUTES.legal, { table });
  return { seq, undos };
}
