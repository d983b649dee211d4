import { ROUTES, type TokenScope } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begun, Client, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { dumpOf } from '../support/dump.ts';
import { openTestHouse } from '../support/house.ts';
import { programOf } from '../support/programs.ts';

const EVERYTHING: readonly TokenScope[] = ['read', 'play', 'tables'];

eachDatabase('programs', ({ another }) => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let place: Awaited<ReturnType<typeof another>>;
  let ada: Client;
  beforeEach(async () => {
    place = await another();
    house = await openTestHouse({ database: place });
    ada = await Client.named(house.address, 'Ada');
  });
  afterEach(async () => house.close());

  it('come in with a token, are told apart, and play', async () => {
    const { client, program } = await programOf(house.address, ada, EVERYTHING);
    const { person } = await client.ask(ROUTES.me, {});
    expect(person).toMatchObject({ id: program, name: 'Deep Green', kind: 'program', login: null });
    const table = await begun([ada, client], 'steam', { map: 'ruhr' }, ['easy']);
    expect(table.places.map(({ person: who }) => who?.kind ?? null)).toEqual(['guest', 'program', null]);
    const line = await client.line();
    line.say({ do: 'watch', table: table.id });
    const news = await line.until((one) => one.news === 'update');
    expect(news).toMatchObject({ update: { eye: 1 } });
    const first = (all: readonly unknown[]): unknown => all[0];
    let played = await playOne(client, table.id, first);
    // The bot may have moved between the question and the answer.
    while (played?.outcome.ok !== true) {
      await playOne(ada, table.id, first);
      played = await playOne(client, table.id, first);
    }
    expect(played.outcome).toEqual({ ok: true });
    line.close();
  });

  it('are renamed and deleted by their owner alone; where a deleted one sat a bot plays on', async () => {
    const { client, program } = await programOf(house.address, ada, EVERYTHING);
    const stranger = await Client.named(house.address, 'Mary');
    const gaps = { program };
    expect((await stranger.send('POST', `/api/me/programs/${program}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/me/programs/${program}`)).status).toBe(404);
    expect(await ada.ask(ROUTES.renameProgram, gaps, { name: 'Deep Blue' })).toMatchObject([{ name: 'Deep Blue' }]);
    const { id } = await begun([ada, client], 'steam', { map: 'ruhr' }, ['easy']);
    expect(await ada.ask(ROUTES.deleteProgram, gaps)).toEqual([]);
    expect((await client.send('GET', '/api/me')).status).toBe(401);
    const { players } = (await ada.ask(ROUTES.opening, { table: id })).update;
    expect(players[1]).toMatchObject({ name: 'Somebody', bot: 'engineer' });
    expect(JSON.stringify(await ada.ask(ROUTES.table, { table: id }))).not.toContain('Deep');
  });

  it('the secret is told once, and stored nowhere', async () => {
    const { secret, program } = await programOf(house.address, ada, ['read']);
    const listed = await ada.ask(ROUTES.programs, {});
    expect(listed).toMatchObject([{ id: program, tokens: [{ label: 'at home', scopes: ['read'] }] }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    const stored = await dumpOf(place);
    expect(stored).toContain(program);
    expect(stored).not.toContain(secret);
  });

  it('a token allows what it says and no more, and never the account', async () => {
    const { client, program } = await programOf(house.address, ada, ['read']);
    expect((await client.send('GET', '/api/tables')).status).toBe(200);
    const table = { game: 'steam', seats: 3, access: 'link', pace: 'live', watching: true };
    const lacking = await client.send('POST', '/api/tables', table);
    expect(lacking).toMatchObject({ status: 403, json: { error: { code: 'not-yours' } } });
    const all = await programOf(house.address, ada, EVERYTHING);
    for (const route of Object.values(ROUTES).filter(({ scope }) => scope === 'account')) {
      const said = await all.client.send(route.method, route.path.replaceAll(/:\w+/g, 'x'));
      expect([route.path, said.status]).toEqual([route.path, 403]);
    }
    const asked = await ada.send('POST', `/api/me/programs/${program}/tokens`, { label: 'x', scopes: ['account'] });
    expect(asked.status).toBe(400);
    const twice = await ada.send('POST', `/api/me/programs/${program}/tokens`, {
      label: 'x',
      scopes: ['read', 'read'],
    });
    expect(twice.status).toBe(400);
  });

  it('a token that was revoked opens nothing from then on, on lines that are open neither', async () => {
    const { client, program, token } = await programOf(house.address, ada, EVERYTHING);
    const { id: table } = await begun([ada, client], 'steam', { map: 'ruhr' }, ['easy']);
    const line = await client.line();
    line.say({ do: 'watch', table });
    await line.until((one) => one.news === 'update');
    const stream = await client.stream(`?table=${table}`);
    const cut = line.cut();
    await ada.ask(ROUTES.revokeToken, { program, token });
    expect(await cut).toBe(4001);
    await expect(stream.text()).rejects.toThrow('terminated');
    const refused = { status: 401, json: { error: { code: 'unknown-person' } } };
    expect(await client.send('GET', '/api/me')).toMatchObject(refused);
    expect(await client.send('GET', '/api/tables')).toMatchObject(refused);
    const late = await client.line();
    late.say({ do: 'home' });
    expect(await late.until((one) => one.news === 'refused')).toMatchObject({ code: 'unknown-person' });
    late.close();
    expect(await ada.ask(ROUTES.programs, {})).toMatchObject([{ tokens: [] }]);
  });

  it('are nobody else’s to rule', async () => {
    const { program, token } = await programOf(house.address, ada, ['read']);
    const eve = await Client.named(house.address, 'Eve');
    expect(await eve.ask(ROUTES.programs, {})).toEqual([]);
    expect((await eve.send('DELETE', `/api/me/programs/${program}/tokens/${token}`)).status).toBe(404);
    const made = await eve.send('POST', `/api/me/programs/${program}/tokens`, { label: 'mine', scopes: ['read'] });
    expect(made.status).toBe(404);
    // Nobody is their own program either.
    const { person } = await eve.ask(ROUTES.me, {});
    const own = await eve.send('POST', `/api/me/programs/${person?.id ?? ''}/tokens`, {
      label: 'me',
      scopes: ['read'],
    });
    expect(own.status).toBe(404);
  });

  it('where a token is sent, neither cookie nor origin counts', async () => {
    const { secret } = await programOf(house.address, ada, EVERYTHING);
    const from = { origin: 'https://elsewhere.example' };
    const body = { game: 'steam', seats: 3, access: 'link', pace: 'live', watching: true };
    const bearer = { authorization: `bearer ${secret}` };
    const opened = await ada.send('POST', '/api/tables', body, { ...from, ...bearer });
    expect(opened).toMatchObject({ status: 200, json: { host: { name: 'Deep Green', kind: 'program' } } });
    const wrong = { authorization: 'Bearer nonsense' };
    expect((await ada.send('GET', '/api/me', undefined, wrong)).status).toBe(401);
    expect((await ada.send('POST', '/api/tables', body, from)).status).toBe(403);
    // What a proxy asks for is no token of ours.
    const basic = { ...from, authorization: 'Basic QWRhOng=' };
    expect((await ada.send('POST', '/api/tables', body, basic)).status).toBe(403);
    expect((await ada.send('POST', '/api/tables', body, { authorization: 'Basic QWRhOng=' })).status).toBe(200);
  });

  it('nobody has more of them than they can look after', async () => {
    for (let count = 0; count < 10; count++) await ada.ask(ROUTES.makeProgram, {}, { name: `No. ${count}` });
    expect((await ada.send('POST', '/api/me/programs', { name: 'No. 11' })).status).toBe(429);
    const [first] = await ada.ask(ROUTES.programs, {});
    const path = `/api/me/programs/${first?.id ?? ''}/tokens`;
    for (let count = 0; count < 10; count++) {
      expect((await ada.send('POST', path, { label: 'x', scopes: ['read'] })).status).toBe(200);
    }
    expect((await ada.send('POST', path, { label: 'x', scopes: ['read'] })).status).toBe(429);
  });
});
