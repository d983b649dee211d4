import { ROUTES } from '@roundhouse/wire';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asHost } from '../../admin/as-host.ts';
import type { DatabasePlace } from '../../data/database.ts';
import { begun, Client } from '../support/client.ts';
import { eachDatabase, onPostgres } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

/** Time stands still: nothing is looked up again because it is old. */
const around = { now: () => 1_800_000_000_000 };
const PATIENT = { timeout: 20_000, interval: 20 };
const PASSWORD = 'a locomotive';
const keeping = (login: string) => ({ login, email: null, password: PASSWORD });
const PLAN = { seq: 0, undos: 0, actions: [{ type: 'nonsense' }], key: 'k' };

const nameOf = async (client: Client): Promise<string | null> => (await client.ask(ROUTES.me, {})).person?.name ?? null;

/** Under which name somebody sits down. */
async function nameAtTable(client: Client): Promise<readonly string[]> {
  const asked = { game: 'steam', seats: 3, access: 'link', pace: 'live', watching: false } as const;
  const { places } = await client.ask(ROUTES.openTable, {}, asked);
  return places.map(({ name }) => name);
}

eachDatabase('somebody whom the server remembers', ({ another }) => {
  let place: DatabasePlace;
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let ada: Client;
  beforeAll(async () => {
    place = await another();
    house = await openTestHouse({ database: place, around });
  });
  afterAll(async () => house.close());
  beforeEach(async () => {
    ada = await Client.named(house.address, 'Ada');
    await nameOf(ada);
  });

  it('is forgotten by logging out, also in another tab', async () => {
    const tab = ada.alsoAt(house.address);
    expect(await nameOf(tab)).toBe('Ada');
    await ada.ask(ROUTES.logOut, {});
    expect(await nameOf(tab)).toBeNull();
  });

  it('is forgotten when the session is ended from elsewhere', async () => {
    await ada.ask(ROUTES.keepAccount, {}, keeping('ada'));
    const laptop = new Client(house.address);
    await laptop.ask(ROUTES.logIn, {}, { login: 'ada', password: PASSWORD, takeGames: false });
    expect(await nameOf(laptop)).toBe('Ada');
    const { sessions } = await laptop.ask(ROUTES.sessions, {});
    const other = sessions.find(({ current }) => !current);
    await laptop.ask(ROUTES.endSession, { session: other?.id ?? '' });
    expect(await nameOf(ada)).toBeNull();
    expect(await nameOf(laptop)).toBe('Ada');
  });

  it('is forgotten when the host bans them by hand', async () => {
    const person = (await ada.ask(ROUTES.me, {})).person?.id ?? '';
    await asHost(place, around.now, async (host) => host.sanction(person, 'banned', true));
    await vi.waitFor(async () => expect(await nameOf(ada)).toBeNull(), PATIENT);
  });

  it('has another name at once', async () => {
    await ada.ask(ROUTES.comeIn, {}, { name: 'Augusta' });
    expect(await nameAtTable(ada)).toEqual(['Augusta']);
  });

  it('has an account at once', async () => {
    await ada.ask(ROUTES.keepAccount, {}, keeping('augusta'));
    await expect(ada.ask(ROUTES.deleteMe, {}, { password: null })).rejects.toThrow('Your password is needed');
  });

  it('plays on at once as another, where a guest has taken the games along', async () => {
    await ada.ask(ROUTES.keepAccount, {}, keeping('lovelace'));
    const people = await Promise.all(['Guest', 'Grace', 'Mary'].map(async (name) => Client.named(house.address, name)));
    const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
    const [guest] = people;
    if (guest === undefined) throw new Error('nobody is there');
    await guest.ask(ROUTES.submit, { table }, PLAN);
    await guest.ask(ROUTES.logIn, {}, { login: 'lovelace', password: PASSWORD, takeGames: true });
    expect((await guest.ask(ROUTES.submit, { table }, PLAN)).outcome.ok).toBe(false);
    expect((await ada.send('POST', `/api/tables/${table}/actions`, PLAN)).status).toBe(200);
  });

  it('plays no more where the seat was given away', async () => {
    const people = await Promise.all(['Eve', 'Grace', 'Mary'].map(async (name) => Client.named(house.address, name)));
    const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
    const [eve] = people;
    if (eve === undefined) throw new Error('nobody is there');
    const actions = `/api/tables/${table}/actions`;
    expect((await eve.send('POST', actions, PLAN)).status).toBe(200);
    expect((await ada.send('POST', actions, PLAN)).status).not.toBe(200);
    const { invite } = await eve.ask(ROUTES.offerSeat, { table });
    await ada.ask(ROUTES.accept, { invite }, {});
    expect((await eve.send('POST', actions, PLAN)).status).not.toBe(200);
    expect((await ada.send('POST', actions, PLAN)).status).toBe(200);
  });
});

onPostgres('somebody whom two servers remember', ({ another }) => {
  it('is forgotten by both', async () => {
    const database = await another();
    const houses = await Promise.all([0, 1].map(async () => openTestHouse({ database, around })));
    const [here, there] = houses;
    if (here === undefined || there === undefined) throw new Error('a house is missing');
    const ada = await Client.named(here.address, 'Ada');
    const also = ada.alsoAt(there.address);
    expect(await nameOf(also)).toBe('Ada');
    await ada.ask(ROUTES.comeIn, {}, { name: 'Augusta' });
    await vi.waitFor(async () => expect(await nameAtTable(also)).toEqual(['Augusta']), PATIENT);
    await ada.ask(ROUTES.logOut, {});
    await vi.waitFor(async () => expect(await nameOf(also)).toBeNull(), PATIENT);
    for (const house of houses) await house.close();
  });
});
