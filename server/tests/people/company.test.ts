import { GAMES } from '@roundhouse/games/registry';
import { parseRecord, pick, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begun, Client, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

/** The shortest of all. */
const [GAME] = GAMES.filter(({ id }) => id === 'steam');

eachDatabase('people among each other', ({ another }) => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  beforeEach(async () => {
    house = await openTestHouse({ database: await another() });
  });
  afterEach(async () => house.close());

  const named = async (name: string): Promise<{ client: Client; id: string }> => {
    const client = await Client.named(house.address, name);
    const { person } = await client.ask(ROUTES.me, {});
    return { client, id: person?.id ?? '' };
  };
  const newTable = { game: 'steam', seats: 3, access: 'everybody', pace: 'live', watching: true } as const;

  it('a game that is over counts for those who played it, once', async () => {
    if (GAME === undefined) throw new Error('there is no such game');
    const [ada, grace] = [await named('Ada'), await named('Grace')];
    const { id: table } = await begun([ada.client, grace.client], GAME.id, GAME.quick.options, ['random']);
    const line = await ada.client.line();
    line.say({ do: 'watch', table });
    const rng = rngFrom('results');
    for (;;) {
      const heard = line.heard.length;
      const played = await Promise.all(
        [ada, grace].map(({ client }) => playOne(client, table, (all) => pick(all, rng))),
      );
      if (line.lastUpdate()?.result) break;
      if (played.every((answer) => answer === null)) await line.more(heard);
    }
    const result = line.lastUpdate()?.result;
    line.close();
    const rank = result?.ranks[0] ?? 0;
    const tally = {
      game: GAME.id,
      seats: 3,
      against: 'people',
      played: 1,
      wins: result?.winners.includes(0) === true ? 1 : 0,
      ranks: [1, 2, 3].map((place) => (place === rank ? 1 : 0)),
    };
    expect((await grace.client.ask(ROUTES.player, { person: ada.id })).tallies).toEqual([tally]);
    // Nobody gets up afterwards, and nothing is taken back.
    const up = await grace.client.send('POST', `/api/tables/${table}/hand-over`, { bot: 'easy' });
    expect(up.status).toBe(409);
    expect((await ada.client.ask(ROUTES.player, { person: ada.id })).tallies).toEqual([tally]);
    const { seq = 0, undos = 0 } = line.lastUpdate() ?? {};
    const back = await ada.client.send('POST', `/api/tables/${table}/take-back`, { seq, undos, to: 0, key: 'back' });
    expect(back.status).toBe(409);
    const { records, results } = await ada.client.ask(ROUTES.exportMe, {});
    expect(results).toMatchObject([{ table_id: table, seat: 0, rank }]);
    expect(parseRecord(records[0], GAME.id).entries.length).toBeGreaterThan(10);
  });

  it('shows the running games that everybody may look at, and no others', async () => {
    const [ada, grace] = [await named('Ada'), await named('Grace')];
    const open = { ...newTable, bots: ['easy', 'easy'] };
    const shown = await ada.client.ask(ROUTES.openTable, {}, open);
    const hidden = await ada.client.ask(ROUTES.openTable, {}, { ...open, watching: false });
    const linked = await ada.client.ask(ROUTES.openTable, {}, { ...open, access: 'link' });
    for (const { id } of [shown, hidden, linked]) await ada.client.ask(ROUTES.start, { table: id });
    const page = await grace.client.ask(ROUTES.player, { person: ada.id });
    expect(page.running.map(({ id }) => id)).toEqual([shown.id]);
    expect([page.me, page.blocked, page.person.name]).toEqual([false, false, 'Ada']);
    expect((await ada.client.ask(ROUTES.player, { person: ada.id })).me).toBe(true);
    expect((await new Client(house.address).ask(ROUTES.player, { person: ada.id })).person.name).toBe('Ada');
  });

  it('those who played together are friends, find the tables of each other, and can be invited', async () => {
    const [ada, grace, mary] = [await named('Ada'), await named('Grace'), await named('Mary')];
    await begun([ada.client, grace.client], 'steam', { map: 'ruhr' }, ['easy']);
    const { friends } = await ada.client.ask(ROUTES.company, {});
    expect(friends).toMatchObject([{ person: { id: grace.id, name: 'Grace' }, games: 1 }]);
    expect((await mary.client.ask(ROUTES.company, {})).friends).toEqual([]);

    const hers = await grace.client.ask(ROUTES.openTable, {}, newTable);
    const invited = [ada.id, mary.id, 'nobody'];
    const named3 = await grace.client.ask(ROUTES.openTable, {}, { ...newTable, access: 'named', invited });
    const home = await ada.client.ask(ROUTES.tables, {});
    expect(home.friends.map(({ id }) => id).toSorted()).toEqual([hers.id, named3.id].toSorted());
    expect(home.open).toEqual([]);
    const marys = await mary.client.ask(ROUTES.tables, {});
    expect(marys.friends).toEqual([]);
    expect(marys.open.map(({ id }) => id).toSorted()).toEqual([hers.id, named3.id].toSorted());
  });

  it('those who block each other neither sit down together nor hear of each other', async () => {
    const [ada, grace] = [await named('Ada'), await named('Grace')];
    await begun([ada.client, grace.client], 'steam', { map: 'ruhr' }, ['easy']);
    const company = await ada.client.ask(ROUTES.block, { person: grace.id });
    expect(company).toMatchObject({ friends: [], blocked: [{ id: grace.id, name: 'Grace' }] });
    await ada.client.ask(ROUTES.block, { person: grace.id });
    expect((await ada.client.ask(ROUTES.player, { person: grace.id })).blocked).toBe(true);
    expect((await grace.client.ask(ROUTES.player, { person: ada.id })).blocked).toBe(false);

    for (const [host, other] of [
      [ada, grace],
      [grace, ada],
    ] as const) {
      const table = await host.client.ask(ROUTES.openTable, {}, { ...newTable, invited: [other.id] });
      const home = await other.client.ask(ROUTES.tables, {});
      expect([...home.open, ...home.friends]).toEqual([]);
      expect((await other.client.send('POST', `/api/tables/${table.id}/join`, {})).status).toBe(403);
      expect((await other.client.send('POST', `/api/invitations/${table.invite ?? ''}`, {})).status).toBe(403);
      const secret = await host.client.ask(ROUTES.openTable, {}, { ...newTable, access: 'named', invited: [other.id] });
      expect((await other.client.send('GET', `/api/tables/${secret.id}`)).status).toBe(404);
    }
    const peace = await ada.client.ask(ROUTES.unblock, { person: grace.id });
    expect([peace.friends.length, peace.blocked]).toEqual([1, []]);
    const table = await ada.client.ask(ROUTES.openTable, {}, newTable);
    expect((await grace.client.ask(ROUTES.join, { table: table.id }, {})).seat).toBe(1);
  });

  it('somebody else is told my name, and nothing to log in by', async () => {
    const [ada, grace] = [await named('Ada'), await named('Grace')];
    await ada.client.ask(ROUTES.keepAccount, {}, { login: 'lady', email: 'a@example.org', password: 'a locomotive' });
    const { json } = await grace.client.send('GET', `/api/people/${ada.id}`);
    expect(json).toMatchObject({ person: { name: 'Ada', kind: 'account' } });
    expect(JSON.stringify(json)).not.toMatch(/lady|example|password|scrypt/);
  });

  it('a table where somebody sits whom I have blocked is not for me', async () => {
    const [ada, grace, mary] = [await named('Ada'), await named('Grace'), await named('Mary')];
    await ada.client.ask(ROUTES.block, { person: mary.id });
    const { id: table } = await grace.client.ask(ROUTES.openTable, {}, newTable);
    await mary.client.ask(ROUTES.join, { table }, {});
    expect((await ada.client.send('POST', `/api/tables/${table}/join`, {})).status).toBe(403);
    expect((await ada.client.send('PUT', `/api/people/${ada.id}/block`)).status).toBe(400);
    expect((await ada.client.send('PUT', '/api/people/nobody/block')).status).toBe(404);
  });
});
