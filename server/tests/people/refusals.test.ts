import { addressOf, type Route, ROUTES } from '@roundhouse/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { Client } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { cheaply } from '../support/people.ts';

const {
  keepAccount,
  changeLogin,
  changePassword,
  logIn,
  logOutEverywhere,
  forgotPassword,
  resetPassword,
  sessions,
  endSession,
  exportMe,
  deleteMe,
  company,
  player,
  block,
  unblock,
} = ROUTES;

const FOR_PEOPLE: readonly Route[] = [
  keepAccount,
  changeLogin,
  changePassword,
  logOutEverywhere,
  sessions,
  endSession,
  exportMe,
  deleteMe,
  company,
  block,
  unblock,
];
const WITH_BODY: readonly Route[] = [
  keepAccount,
  changeLogin,
  changePassword,
  logIn,
  forgotPassword,
  resetPassword,
  deleteMe,
];

const GARBAGE: readonly unknown[] = [
  'no json',
  '[]',
  'null',
  {},
  { login: 7, email: {}, password: [], old: null, secret: 1, takeGames: 'yes' },
  { login: 'a'.repeat(500), email: 'a'.repeat(500), password: 'a'.repeat(500), old: '', secret: 'a'.repeat(500) },
  { login: 'ada\u0000', email: 'a\u0000@b', password: 'a locomotive', old: 'a locomotive', secret: 'x', more: true },
  { login: '\u202eada', email: 'a\n@b', password: 7, old: 7, secret: 7, takeGames: false },
];

const WRONG_GAPS = ['%00', '%27%20or%201%3D1', '..%2f..', 'a'.repeat(100), '%F0%9F%9A%82'];

eachDatabase('people and strangers', ({ place }) => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let ada: Client;
  let id: string;
  beforeAll(async () => {
    house = await openTestHouse({ database: place(), guard: cheaply });
    ada = await Client.named(house.address, 'Ada');
    id = (await ada.ask(keepAccount, {}, { login: 'ada', email: null, password: 'a locomotive' })).person?.id ?? '';
  });
  afterAll(async () => house.close());

  const addressFor = (route: Route, gap: string): string =>
    addressOf<string>(route.path, { person: gap, session: gap });
  const everything = async (): Promise<unknown> => {
    const { db, close } = await openDatabase(place());
    const { rows: people } = await sql`select * from people`.execute(db);
    const { rows: open } = await sql`select * from sessions`.execute(db);
    const { rows: blocked } = await sql`select * from blocks`.execute(db);
    await close();
    return { people, open, blocked };
  };

  it.each(FOR_PEOPLE)('$method $path is not for strangers', async (route) => {
    const before = await everything();
    for (const cookie of ['', 'roundhouse=', 'roundhouse=forged', `roundhouse=${'A'.repeat(43)}`, 'other=1']) {
      const said = await new Client(house.address).send(route.method, addressFor(route, id), undefined, { cookie });
      expect(said.status, cookie).toBe(401);
      expect(said.json).toMatchObject({ error: { code: 'unknown-person' } });
    }
    expect(await everything()).toEqual(before);
  });

  it.each(WITH_BODY)('$method $path takes no garbage', async (route) => {
    const before = await everything();
    for (const body of GARBAGE) {
      const said = await ada.send(route.method, addressFor(route, id), body);
      expect(said.status, JSON.stringify(body)).toBe(400);
    }
    const large = await ada.send(route.method, addressFor(route, id), { login: 'a'.repeat(100_000) });
    expect(large.status).toBe(413);
    expect(await everything()).toEqual(before);
  });

  it.each([endSession, player, block, unblock])('$method $path takes no other address', async (route: Route) => {
    for (const gap of WRONG_GAPS) {
      const said = await ada.send(route.method, route.path.replace(/:\w+/, gap));
      expect([400, 404], gap).toContain(said.status);
    }
  });

  it.each(WITH_BODY)('$method $path is not for the pages of others', async (route) => {
    const said = await ada.send(route.method, addressFor(route, id), {}, { origin: 'https://evil.example' });
    expect(said.json).toMatchObject({ error: { code: 'wrong-origin' } });
  });

  describe('what somebody else is told of me', () => {
    it('is my name, and nothing to log in by', async () => {
      const grace = await Client.named(house.address, 'Grace');
      const said = await grace.send('GET', `/api/people/${id}`);
      expect(said.status).toBe(200);
      expect(JSON.stringify(said.json)).not.toMatch(/login|email|password|scrypt/);
    });
  });
});
