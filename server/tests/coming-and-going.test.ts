import { type NewTable, ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabasePlace, openDatabase } from '../data/database.ts';
import { Client } from './support/client.ts';
import { eachDatabase } from './support/databases.ts';
import { openTestHouse } from './support/house.ts';

const asked: NewTable = {
  game: 'steam',
  options: { map: 'ruhr' },
  seats: 3,
  access: 'link',
  pace: 'live',
  watching: false,
};

eachDatabase('coming and going', ({ another }) => {
  let place: DatabasePlace;
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  beforeEach(async () => {
    place = await another();
    house = await openTestHouse({ database: place, around: { botPause: 1_000_000 } });
  });
  afterEach(async () => house.close());

  const named = async (name: string): Promise<Client> => Client.named(house.address, name);

  it('home hears of a table that is not for everybody, when it is mine', async () => {
    const [ada, grace] = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const { invite } = await ada.ask(ROUTES.openTable, {}, asked);
    const [hers, marys] = await Promise.all([ada.line(), (await Client.named(house.address, 'Mary')).line()]);
    for (const line of [hers, marys]) {
      line.say({ do: 'home' });
      await line.until(({ news }) => news === 'home');
    }
    await grace.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    await hers.more(1);
    marys.say({ do: 'ping' });
    await marys.until(({ news }) => news === 'pong');
    expect([hers, marys].map(({ heard }) => heard.map(({ news }) => news))).toEqual([
      ['home', 'home'],
      ['home', 'pong'],
    ]);
    for (const line of [hers, marys]) line.close();
  });

  it('whoever opened a table and got up may sit down again', async () => {
    const ada = await Client.named(house.address, 'Ada');
    const { id: table } = await ada.ask(ROUTES.openTable, {}, asked);
    await ada.ask(ROUTES.leave, { table });
    expect((await ada.ask(ROUTES.table, { table })).seat).toBeNull();
    expect((await ada.ask(ROUTES.join, { table }, { seat: 2 })).seat).toBe(2);
  });

  it('a table begins by itself with whoever takes the last seat, where its host wished it', async () => {
    const ada = await named('Ada');
    const grace = await named('Grace');
    const mary = await named('Mary');
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, { ...asked, startsFull: true });
    const line = await ada.line();
    line.say({ do: 'watch', table });
    const accept = { invite: invite ?? '' };
    expect(await grace.ask(ROUTES.accept, accept, {})).toMatchObject({ state: 'open', startsFull: true });
    expect(await mary.ask(ROUTES.accept, accept, {})).toMatchObject({ state: 'running', seat: 2 });
    await line.until((news) => news.news === 'update');
    expect((await mary.ask(ROUTES.opening, { table })).update.players.map(({ name }) => name)).toEqual([
      'Ada',
      'Grace',
      'Mary',
    ]);
    line.close();
  });

  it('begins once when two want the last seat at the same time, and with a bot as well', async () => {
    const ada = await named('Ada');
    const grace = await named('Grace');
    const mary = await named('Mary');
    const first = await ada.ask(ROUTES.openTable, {}, { ...asked, bots: ['easy'], startsFull: true });
    const path = `/api/invitations/${first.invite}`;
    const said = await Promise.all([grace, mary].map(async (one) => one.send('POST', path, {})));
    expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await ada.ask(ROUTES.table, { table: first.id })).toMatchObject({ state: 'running', seats: 3 });

    const second = await ada.ask(ROUTES.openTable, {}, { ...asked, bots: ['easy'], startsFull: true });
    const seat = { table: second.id, seat: '1' };
    expect(await ada.ask(ROUTES.seatBot, seat, { bot: 'easy' })).toMatchObject({ state: 'running' });
    const alone = { ...asked, bots: ['easy', 'easy'], startsFull: true };
    expect(await ada.ask(ROUTES.openTable, {}, alone)).toMatchObject({ state: 'running' });
  });

  it('whoever sits down knows whether hints are allowed; they are where its host said so', async () => {
    const ada = await named('Ada');
    const grace = await named('Grace');
    expect(await ada.ask(ROUTES.openTable, {}, asked)).toMatchObject({ hints: false });
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, { ...asked, hints: true });
    const invitation = { invite: invite ?? '' };
    expect(await grace.ask(ROUTES.invitation, invitation)).toMatchObject({ id: table, hints: true, seat: null });
    expect(await grace.ask(ROUTES.accept, invitation, {})).toMatchObject({ hints: true, seat: 1 });
  });

  it('otherwise it waits for its host, however full it is', async () => {
    const ada = await named('Ada');
    const table = await ada.ask(ROUTES.openTable, {}, { ...asked, bots: ['easy', 'easy'] });
    expect(table).toMatchObject({ state: 'open', startsFull: false });
  });

  it('seats are changed before the game begins: to one that is free, or with a bot, but with nobody else', async () => {
    const [ada, grace] = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, { ...asked, bots: ['easy'] });
    await grace.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    const seated = async (): Promise<readonly string[]> =>
      (await ada.ask(ROUTES.table, { table })).places.map(({ seat, person, bot }) => `${seat} ${person?.name ?? bot}`);
    expect(await seated()).toEqual(['0 Ada', '1 Grace', '2 easy']);
    await grace.ask(ROUTES.changeSeat, { table }, { seat: 2 });
    expect(await seated()).toEqual(['0 Ada', '1 easy', '2 Grace']);
    await ada.ask(ROUTES.seatBot, { table, seat: '1' }, { bot: null });
    await ada.ask(ROUTES.changeSeat, { table }, { seat: 1 });
    expect(await seated()).toEqual(['1 Ada', '2 Grace']);
    const path = `/api/tables/${table}/seat`;
    expect((await ada.send('PUT', path, { seat: 2 })).status, 'taken').toBe(409);
    expect((await ada.send('PUT', path, { seat: 3 })).status, 'there is none').toBe(400);
    expect(await seated()).toEqual(['1 Ada', '2 Grace']);
    await ada.ask(ROUTES.seatBot, { table, seat: '0' }, { bot: 'easy' });
    await ada.ask(ROUTES.start, { table });
    expect((await ada.send('PUT', path, { seat: 0 })).status, 'it has begun').toBe(409);
  });

  it('everybody chooses what they look like, nobody what another chose, and bots take what is left', async () => {
    const [ada, grace, mary] = await Promise.all(
      ['Ada', 'Grace', 'Mary'].map(async (name) => Client.named(house.address, name)),
    );
    if (ada === undefined || grace === undefined || mary === undefined) throw new Error('somebody is missing');
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, { ...asked, bots: ['easy'] });
    await grace.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    const green = { colour: 'green', emblem: 'cross' } as const;
    const path = `/api/tables/${table}/livery`;
    expect((await mary.send('PUT', path, green)).status, 'does not sit there').toBe(404);
    expect((await ada.send('PUT', path, { colour: 'plaid', emblem: 'cross' })).status, 'is no colour').toBe(400);
    await grace.ask(ROUTES.chooseLivery, { table }, green);
    expect((await ada.send('PUT', path, { colour: 'green', emblem: 'star' })).status, 'that colour').toBe(409);
    expect((await ada.send('PUT', path, { colour: 'gold', emblem: 'cross' })).status, 'that emblem').toBe(409);
    // Of two who want the same at once, one gets it.
    const brown = { colour: 'brown', emblem: 'anchor' };
    const both = await Promise.all([ada, grace].map(async (client) => client.send('PUT', path, brown)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await ada.ask(ROUTES.chooseLivery, { table }, { colour: 'blue', emblem: 'bar' });
    await grace.ask(ROUTES.chooseLivery, { table }, green);
    // It goes along to another seat.
    await grace.ask(ROUTES.changeSeat, { table }, { seat: 2 });
    const chosen = (await ada.ask(ROUTES.table, { table })).places.map(({ livery }) => livery?.colour ?? null);
    expect(chosen).toEqual(['blue', null, 'green']);
    await ada.ask(ROUTES.start, { table });
    expect((await ada.send('PUT', path, brown)).status, 'it has begun').toBe(409);
    const liveries = [
      { colour: 'blue', emblem: 'bar' },
      { colour: 'red', emblem: 'ring' },
      { colour: 'green', emblem: 'cross' },
    ];
    const { content, options, update, liveries: worn } = await grace.ask(ROUTES.opening, { table });
    expect(worn).toEqual(liveries);
    expect(await grace.ask(ROUTES.glance, { table })).toEqual({ content, options, liveries, view: update.view });
    expect((await mary.send('GET', `/api/tables/${table}/glance`)).status, 'may not look on').toBe(404);
  });

  it('those who go on together look as they did, unless somebody has taken it meanwhile; bots give theirs away', async () => {
    const [ada, grace, mary] = await Promise.all(['Ada', 'Grace', 'Mary'].map(named));
    if (ada === undefined || grace === undefined || mary === undefined) throw new Error('somebody is missing');
    const four = { ...asked, seats: 4, bots: ['easy'] };
    const { id: before, invite } = await ada.ask(ROUTES.openTable, {}, four);
    for (const guest of [grace, mary]) await guest.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    await grace.ask(ROUTES.chooseLivery, { table: before }, { colour: 'brown', emblem: 'anchor' });
    await ada.ask(ROUTES.start, { table: before });
    const data = await openDatabase(place);
    await data.db.updateTable('tables').set({ state: 'over' }).where('id', '=', before).execute();
    await data.close();

    const { id: table } = await ada.ask(ROUTES.rematch, { table: before });
    const looks = async (): Promise<readonly string[]> =>
      (await ada.ask(ROUTES.table, { table })).places.map(
        ({ name, livery }) => `${name}: ${livery?.colour} ${livery?.emblem}`,
      );
    expect(await looks()).toEqual(['Tom Thumb: gold star', 'Ada: red cross']);
    await grace.ask(ROUTES.rematch, { table: before });
    await grace.ask(ROUTES.join, { table }, {});
    expect(await looks()).toEqual(['Grace: brown anchor', 'Tom Thumb: gold star', 'Ada: red cross']);
    // The bot's is free to be taken; Mary's is too, until she comes, but Grace's is not.
    await ada.ask(ROUTES.chooseLivery, { table }, { colour: 'gold', emblem: 'bar' });
    expect((await ada.send('PUT', `/api/tables/${table}/livery`, { colour: 'brown', emblem: 'bar' })).status).toBe(409);
    await mary.ask(ROUTES.join, { table }, {});
    expect(await looks()).toEqual([
      'Grace: brown anchor',
      'Mary: undefined undefined',
      'Tom Thumb: undefined undefined',
      'Ada: gold bar',
    ]);
  });

  it('whoever sits at a table asks others to come, as often as they like; nobody else does', async () => {
    const [ada, grace, mary] = await Promise.all(
      ['Ada', 'Grace', 'Mary'].map(async (name) => Client.named(house.address, name)),
    );
    if (ada === undefined || grace === undefined || mary === undefined) throw new Error('somebody is missing');
    const { id: table } = await ada.ask(ROUTES.openTable, {}, asked);
    const person = (await grace.ask(ROUTES.me, {})).person?.id ?? '';
    const body = { people: [person] };
    expect((await mary.send('POST', `/api/tables/${table}/guests`, body)).status).toBe(404);
    for (let times = 0; times < 2; times++) await ada.ask(ROUTES.invite, { table }, body);
    const { open, friends } = await grace.ask(ROUTES.tables, {});
    expect([...open, ...friends].map(({ id }) => id)).toEqual([table]);
    expect((await grace.ask(ROUTES.join, { table }, {})).seat).toBe(1);
  });

  it('somebody whom the server does not know sees tables for everybody, bots or not', async () => {
    const ada = await Client.named(house.address, 'Ada');
    const { id } = await ada.ask(ROUTES.openTable, {}, { ...asked, access: 'everybody', bots: ['easy'] });
    const { open, waiting } = await new Client(house.address).ask(ROUTES.tables, {});
    expect([open.map((table) => table.id), waiting]).toEqual([[id], []]);
  });
});
