import { refusal, type RouteName, ROUTES, type TokenScope } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begun, Client } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { programOf } from '../support/programs.ts';
import { BODIES, QUERIES } from '../support/requests.ts';

const NOWHERE = 'AAAAAAAAAAAAAAAA';
const names = Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES);
const OPEN = { game: 'steam', options: { map: 'ruhr' }, seats: 3, pace: 'live' } as const;

eachDatabase('what somebody may not see or do', ({ another }) => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  beforeEach(async () => {
    house = await openTestHouse({ database: await another(), around: { botPause: 1_000_000 } });
  });
  afterEach(async () => house.close());
  const named = async (name: string): Promise<Client> => Client.named(house.address, name);

  it('at a table is answered as if there were no such table, whatever is asked, to the byte', async () => {
    const ada = await named('Ada');
    const { id: waits } = await ada.ask(ROUTES.openTable, {}, { ...OPEN, access: 'link', watching: true });
    const { id: runs } = await begun([ada, await named('Grace')], 'steam', { map: 'ruhr' }, ['easy'], false);
    const { id: closed } = await begun([ada, await named('Mary')], 'steam', { map: 'ruhr' }, ['easy'], true);
    await ada.ask(ROUTES.close, { table: closed });
    const eve = await named('Eve');
    const { client: program } = await programOf(house.address, eve, ['read', 'play', 'tables']);
    for (const who of [eve, program, new Client(house.address)]) {
      const line = await who.line();
      for (const table of [waits, runs, closed]) {
        expect(NOWHERE).toHaveLength(table.length);
        for (const name of names.filter((one) => ROUTES[one].path.includes(':table'))) {
          const { method, path } = ROUTES[name];
          const answers = [];
          for (const id of [table, NOWHERE]) {
            const at = path.replace(':table', id).replace(':seat', '1').replace(':kind', 'auction');
            const body = method === 'GET' ? undefined : (BODIES[name] ?? undefined);
            answers.push(await who.everything(method, at + (QUERIES[name] ?? ''), body));
          }
          expect(answers[0], name).toBe(answers[1]);
        }
        for (const path of [`/online/ID`, `/pictures/ID.png`, '/api/news/stream?seq=1&undos=1&brief=2&table=ID']) {
          const [one, other] = await Promise.all(
            [table, NOWHERE].map(async (id) => who.everything('GET', path.replace('ID', id))),
          );
          expect(one, path).toBe(other);
        }
        for (const id of [table, NOWHERE]) line.say({ do: 'watch', table: id, since: { seq: 1, undos: 0 } });
      }
      line.say({ do: 'ping' });
      await line.until((news) => news.news === 'pong');
      const said = line.heard.filter((news) => news.news === 'refused').map((news) => ({ ...news, table: '' }));
      expect([said.length, new Set(said.map((news) => JSON.stringify(news))).size]).toEqual([6, 1]);
      // It hears nothing of them afterwards either.
      const { length } = line.heard;
      await ada.ask(ROUTES.speak, { table: runs }, { text: `${length}` });
      await ada.ask(ROUTES.seatBot, { table: waits, seat: '1' }, { bot: length % 2 === 0 ? null : 'easy' });
      line.say({ do: 'ping' });
      await line.more(length);
      expect(line.heard.slice(length)).toEqual([{ news: 'pong' }]);
      line.close();
    }
  });

  it('with a token is refused for the lack of it: every scope against every route', async () => {
    const ada = await named('Ada');
    const scopes: readonly TokenScope[] = ['read', 'play', 'tables'];
    for (const scope of scopes) {
      const { client } = await programOf(house.address, ada, [scope]);
      for (const name of names) {
        const { method, path, scope: needed } = ROUTES[name];
        const at = path.replaceAll(/:\w+/g, NOWHERE) + (QUERIES[name] ?? '');
        const { status, json } = await client.send(
          method,
          at,
          method === 'GET' ? undefined : (BODIES[name] ?? undefined),
        );
        const lacks = status === 403 && refusal.parse(json).error.why.includes(`it lacks '${needed}'`);
        expect([scope, name, lacks]).toEqual([scope, name, needed !== scope]);
      }
      const line = await client.line();
      line.say({ do: 'home' });
      await line.more(0);
      expect(line.heard[0]?.news).toBe(scope === 'read' ? 'home' : 'refused');
      line.close();
      expect((await client.stream('?home=1')).status).toBe(scope === 'read' ? 200 : 403);
    }
  });
});
