import { ROUTES, type Table } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../../data/database.ts';
import { begun, Client, playOne, type Said } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

const ROUNDS = 2;
const PASSWORD = 'a locomotive';
const OPEN = {
  game: 'steam',
  options: { map: 'ruhr' },
  seats: 3,
  access: 'everybody',
  pace: 'live',
  watching: true,
} as const;

/** Two things that are asked at once, and what must be true whoever was first. */
interface Race {
  readonly what: string;
  readonly run: (round: number) => Promise<void>;
}

eachDatabase('two who act at once at a table', ({ kind, another }) => {
  let place: DatabasePlace;
  let data: Database;
  let houses: Awaited<ReturnType<typeof openTestHouse>>[] = [];
  beforeEach(async () => {
    place = await another();
    // Two servers of one database, where there can be two.
    houses = [await openTestHouse({ database: place, around: { botPause: 1_000_000 } })];
    if (kind === 'postgres') houses.push(await openTestHouse({ database: place, around: { botPause: 1_000_000 } }));
    data = await openDatabase(place);
  });
  afterEach(async () => {
    await data.close();
    for (const house of houses) await house.close();
  });

  const addressOf = (which: number): string => houses[which % houses.length]?.address ?? '';
  const named = async (...names: string[]): Promise<Client[]> =>
    Promise.all(names.map(async (name) => Client.named(addressOf(0), name)));
  const idOf = async (client: Client): Promise<string> => (await client.ask(ROUTES.me, {})).person?.id ?? '';

  type Asking = readonly [client: Client, method: string, path: string, body?: unknown];
  /** All of it at once, each at the next of the servers. */
  const atOnce = async (...all: readonly Asking[]): Promise<readonly Said[]> =>
    Promise.all(
      all.map(async ([client, method, path, body], which) => client.alsoAt(addressOf(which)).send(method, path, body)),
    );
  const statuses = (all: readonly Said[]): number[] => all.map(({ status }) => status).toSorted((a, b) => a - b);

  async function placesAt(
    table: string,
  ): Promise<readonly { readonly seat: number; readonly person: string | null }[]> {
    return data.db.selectFrom('places').select(['seat', 'person']).where('table_id', '=', table).execute();
  }
  /** Nobody sits there twice, and nobody who is gone. */
  async function expectSound(table: string): Promise<void> {
    const people = (await placesAt(table)).flatMap(({ person }) => person ?? []);
    expect(new Set(people).size).toBe(people.length);
    const gone = await data.db.selectFrom('people').select('id').where('deleted', '=', 1).execute();
    expect(people.filter((person) => gone.some(({ id }) => id === person))).toEqual([]);
  }
  async function expectAlike(client: Client, table: string): Promise<Table> {
    const seen = await Promise.all(houses.map(({ address }) => client.alsoAt(address).ask(ROUTES.table, { table })));
    const matches = await Promise.all(
      houses.map(async ({ address }) => client.alsoAt(address).send('GET', `/api/tables/${table}/match`)),
    );
    expect(new Set([seen, matches].flat().map((one) => JSON.stringify(one))).size).toBe(2);
    const [now] = seen;
    if (now === undefined) throw new Error('nobody saw the table');
    return now;
  }

  const RACES: readonly Race[] = [
    {
      what: 'of two who want the last seat, one gets it',
      run: async () => {
        const [ada, grace, mary, emmy] = await named('Ada', 'Grace', 'Mary', 'Emmy');
        if (ada === undefined || grace === undefined || mary === undefined || emmy === undefined)
          throw new Error('who?');
        const { id } = await ada.ask(ROUTES.openTable, {}, OPEN);
        await grace.ask(ROUTES.join, { table: id }, {});
        const path = `/api/tables/${id}/join`;
        expect(statuses(await atOnce([mary, 'POST', path, {}], [emmy, 'POST', path, {}]))).toEqual([200, 409]);
        expect(await placesAt(id)).toHaveLength(3);
      },
    },
    {
      what: 'who sits down in two tabs sits there once',
      run: async () => {
        const [ada, grace] = await named('Ada', 'Grace');
        if (ada === undefined || grace === undefined) throw new Error('who?');
        const { id } = await ada.ask(ROUTES.openTable, {}, OPEN);
        const path = `/api/tables/${id}/join`;
        expect(statuses(await atOnce([grace, 'POST', path, {}], [grace, 'POST', path, { seat: 2 }]))[0]).toBe(200);
        expect(await placesAt(id)).toHaveLength(2);
        await expectSound(id);
      },
    },
    {
      what: 'who leaves while it begins plays or does not',
      run: async () => {
        const [ada, grace, mary, emmy] = await named('Ada', 'Grace', 'Mary', 'Emmy');
        if (ada === undefined || grace === undefined || mary === undefined || emmy === undefined)
          throw new Error('who?');
        const { id } = await ada.ask(ROUTES.openTable, {}, { ...OPEN, seats: 4 });
        for (const one of [grace, mary, emmy]) await one.ask(ROUTES.join, { table: id }, {});
        const about = `/api/tables/${id}`;
        const [started, left] = await atOnce([ada, 'POST', `${about}/start`], [emmy, 'POST', `${about}/leave`]);
        expect(started?.status).toBe(200);
        const seats = left?.status === 200 ? 3 : 4;
        expect([left?.status, await placesAt(id)]).toMatchObject([seats === 3 ? 200 : 409, { length: seats }]);
        expect(await expectAlike(ada, id)).toMatchObject({ state: 'running', seats });
        expect((await ada.ask(ROUTES.opening, { table: id })).update.players).toHaveLength(seats);
      },
    },
    {
      what: 'whoever goes on together finds the same table',
      run: async () => {
        const people = await named('Ada', 'Grace', 'Mary');
        const { id } = await begun(people, 'steam', { map: 'ruhr' });
        await data.db.updateTable('tables').set({ state: 'over' }).where('id', '=', id).execute();
        const path = `/api/tables/${id}/rematch`;
        const found = await atOnce(...people.map((one): Asking => [one, 'POST', path]));
        expect(statuses(found)).toEqual([200, 200, 200]);
        expect(new Set(found.map(({ json }) => ROUTES.rematch.answer.parse(json).id)).size).toBe(1);
      },
    },
    {
      what: 'what is taken back by consent is not played on, or is not taken back',
      run: async (round) => {
        const people = await named('Ada', 'Grace', 'Mary');
        const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
        const first = await Promise.all(people.map(async (one) => playOne(one, table, (all) => all[0])));
        const asker = people[first.findIndex((one) => one !== null)];
        if (asker === undefined) throw new Error('nobody acted');
        const others = people.filter((one) => one !== asker);
        const { seq, undos } = await asker.ask(ROUTES.legal, { table });
        await asker.ask(ROUTES.askTakeBack, { table }, { seq, undos, to: 0, key: 'ask' });
        const [last, next] = others;
        if (last === undefined || next === undefined) throw new Error('who?');
        await next.ask(ROUTES.answerTakeBack, { table }, { agree: true });
        const legal = await Promise.all(people.map((one) => one.ask(ROUTES.legal, { table })));
        const due = legal.findIndex(({ actions }) => actions.length > 0);
        const body = { seq, undos, actions: legal[due]?.actions.slice(0, 1), key: `r${round}` };
        const [agreed, played] = await atOnce(
          [last, 'POST', `/api/tables/${table}/take-back/answer`, { agree: true }],
          [people[due] ?? last, 'POST', `/api/tables/${table}/actions`, body],
        );
        const { update } = await asker.ask(ROUTES.opening, { table });
        const ok = JSON.stringify(played?.json).startsWith('{"outcome":{"ok":true}');
        expect([agreed?.status === 200, ok]).toEqual(update.undos > undos ? [true, false] : [false, true]);
        expect(update.seq).toBe(update.undos > undos ? 0 : seq + 1);
        expect(await expectAlike(asker, table)).toMatchObject({ question: null });
      },
    },
    {
      what: 'a seat that is offered is taken once, and nobody takes two',
      run: async () => {
        const [ada, grace, mary, emmy, lise] = await named('Ada', 'Grace', 'Mary', 'Emmy', 'Lise');
        if (ada === undefined || grace === undefined || mary === undefined) throw new Error('who?');
        if (emmy === undefined || lise === undefined) throw new Error('who?');
        const { id: table } = await begun([ada, grace, mary], 'steam', { map: 'ruhr' });
        const one = `/api/invitations/${(await grace.ask(ROUTES.offerSeat, { table })).invite}`;
        const other = `/api/invitations/${(await mary.ask(ROUTES.offerSeat, { table })).invite}`;
        const taken = await atOnce([emmy, 'POST', one, {}], [emmy, 'POST', other, {}], [lise, 'POST', one, {}]);
        expect(taken.some(({ status }) => status === 200)).toBe(true);
        await expectSound(table);
        expect((await expectAlike(ada, table)).places).toHaveLength(3);
        const { update } = await ada.ask(ROUTES.opening, { table });
        const sit = (await ada.ask(ROUTES.table, { table })).places.map(({ name }) => name);
        expect(update.players.map(({ name }) => name)).toEqual(sit);
      },
    },
    {
      what: 'what is played while the table is closed counts or does not',
      run: async () => {
        const people = await named('Ada', 'Grace', 'Mary');
        const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
        const [ada] = people;
        const legal = await Promise.all(people.map((one) => one.ask(ROUTES.legal, { table })));
        const due = legal.findIndex(({ actions }) => actions.length > 0);
        const [player, plays] = [people[due], legal[due]];
        if (ada === undefined || player === undefined || plays === undefined) throw new Error('who?');
        const body = { seq: plays.seq, undos: plays.undos, actions: plays.actions.slice(0, 1), key: 'k' };
        const about = `/api/tables/${table}`;
        const [closed, played] = await atOnce(
          [ada, 'POST', `${about}/close`],
          [player, 'POST', `${about}/actions`, body],
        );
        expect(closed?.status).toBe(200);
        const ok = played?.status === 200 && JSON.stringify(played.json).startsWith('{"outcome":{"ok":true}');
        expect((await ada.ask(ROUTES.opening, { table })).update.seq).toBe(ok ? 1 : 0);
        expect(await expectAlike(ada, table)).toMatchObject({ state: 'closed' });
      },
    },
    {
      what: 'a guest who logs in twice, and sits down meanwhile, leaves nothing behind',
      run: async (round) => {
        const [ada, grace, guest] = await named('Ada', 'Grace', 'Guest');
        if (ada === undefined || grace === undefined || guest === undefined) throw new Error('who?');
        const login = `grace-${round}`;
        await grace.ask(ROUTES.keepAccount, {}, { login, email: null, password: PASSWORD });
        const [account, before] = [await idOf(grace), await idOf(guest)];
        const [here, there] = [await ada.ask(ROUTES.openTable, {}, OPEN), await ada.ask(ROUTES.openTable, {}, OPEN)];
        await guest.ask(ROUTES.join, { table: here.id }, {});
        const again = { login, password: PASSWORD, takeGames: true };
        const [joined, ...logged] = await atOnce(
          [guest, 'POST', `/api/tables/${there.id}/join`, {}],
          [guest, 'POST', '/api/log-in', again],
          [guest, 'POST', '/api/log-in', again],
          [grace, 'POST', `/api/tables/${here.id}/join`, {}],
        );
        expect(joined?.status === 200 || joined?.status === 401).toBe(true);
        // Whoever sits at one table as both is told so, and nothing of theirs moves.
        const both = logged.slice(0, 2).filter(({ status }) => status === 409).length === 2;
        expect(logged.slice(0, 2).every(({ status }) => status === (both ? 409 : 200))).toBe(true);
        await expectSound(here.id);
        await expectSound(there.id);
        const seats = await placesAt(here.id);
        expect(seats.some(({ person }) => person === (both ? before : account))).toBe(true);
      },
    },
    {
      what: 'who deletes the account while sitting down sits nowhere',
      run: async () => {
        const [ada, grace] = await named('Ada', 'Grace');
        if (ada === undefined || grace === undefined) throw new Error('who?');
        const { id } = await ada.ask(ROUTES.openTable, {}, OPEN);
        await atOnce(
          [grace, 'POST', `/api/tables/${id}/join`, {}],
          [grace, 'POST', '/api/me/delete', { password: null }],
          [grace, 'POST', '/api/tables', OPEN],
        );
        await expectSound(id);
        expect(await placesAt(id)).toHaveLength(1);
        const gone = data.db.selectFrom('people').select('id').where('deleted', '=', 1);
        const theirs = data.db.selectFrom('tables').select('id').where('state', '=', 'open').where('host', 'in', gone);
        expect(await theirs.execute()).toEqual([]);
      },
    },
  ];

  it.each(RACES)('$what', async ({ run }) => {
    for (let round = 0; round < ROUNDS; round++) await run(round);
    expect.hasAssertions();
  });
});
