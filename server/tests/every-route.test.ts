import { refusal, ROUTES, type RouteName } from '@roundhouse/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begun, Client } from './support/client.ts';
import { eachDatabase } from './support/databases.ts';
import { dumpOf } from './support/dump.ts';
import { openTestHouse } from './support/house.ts';
import { BODIES, QUERIES } from './support/requests.ts';

/** What somebody may do to the server at large, about nobody's table but their own. */
const OWN_AFFAIRS = new Set<RouteName>([
  'me',
  'comeIn',
  'keepAccount',
  'changeLogin',
  'changePassword',
  'logIn',
  'logOut',
  'logOutEverywhere',
  'forgotPassword',
  'resetPassword',
  'sessions',
  'endSession',
  'exportMe',
  'deleteMe',
  'company',
  'player',
  'block',
  'unblock',
  'vacation',
  'programs',
  'makeProgram',
  'games',
  'tables',
  'openTable',
  'muted',
  'mute',
  'unmute',
  'telling',
  'chooseTelling',
  'tryWebhook',
  'addPush',
  'removePush',
]);

const names = Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES);
const atTables = names.filter((name) => !OWN_AFFAIRS.has(name));

const GARBAGE: readonly unknown[] = [
  'no JSON',
  [],
  42,
  { unknown: 1 },
  '{"a":',
  `{"name":${'['.repeat(10_000)}`,
  `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
];

const HALF = '\uD800';
const NASTY = [
  "'; drop table people; --",
  '<script>alert(1)</script>',
  'a\u0000b',
  '\u202Eevil',
  HALF,
  'x'.repeat(5000),
];

/** The same in an address; half a character cannot even be written there. */
const NASTY_PARTS = NASTY.filter((text) => text !== HALF).map((text) => encodeURIComponent(text.slice(0, 200)));

/** What a refusal says, without its words, and nothing else. */
const codeOf = (json: unknown): unknown => {
  const { error } = refusal.parse(json);
  expect(Object.keys(error)).toEqual(['code', 'why']);
  return error.code;
};

eachDatabase('every route', ({ another }) => {
  let place: Awaited<ReturnType<typeof another>>;
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let table: string;
  let stranger: Client;
  let before: string;
  const nobody = (): Client => new Client(house.address);

  beforeEach(async () => {
    place = await another();
    house = await openTestHouse({ database: place, around: { botPause: 1_000_000 } });
    const [ada, grace, mary] = await Promise.all(
      ['Ada', 'Grace', 'Mary'].map(async (name) => Client.named(house.address, name)),
    );
    if (ada === undefined || grace === undefined || mary === undefined) throw new Error('somebody is missing');
    stranger = mary;
    ({ id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy'], false));
    await ada.ask(ROUTES.speak, { table }, { text: 'between us' });
    await house.close();
    before = await dumpOf(place);
    house = await openTestHouse({ database: place, around: { botPause: 1_000_000 } });
    stranger.moveTo(house.address);
  });
  afterEach(async () => house.close());

  const pathOf = (name: RouteName): string =>
    ROUTES[name].path
      .replace(':table', table)
      .replace(':seat', '0')
      .replace(':kind', 'auction')
      .replace(':invite', 'not-an-invitation')
      .replace(':session', 'not-a-session')
      .replace(':person', 'not-a-person')
      .replace(':program', 'not-a-program')
      .replace(':token', 'not-a-token') + (QUERIES[name] ?? '');

  const send = async (client: Client, name: RouteName, body: unknown = BODIES[name] ?? undefined) =>
    client.send(ROUTES[name].method, pathOf(name), ROUTES[name].method === 'GET' ? undefined : body);

  async function unchanged(): Promise<void> {
    await house.close();
    expect(await dumpOf(place)).toBe(before);
    house = await openTestHouse({ database: place });
    stranger.moveTo(house.address);
  }

  it('turns away whoever has no session, and changes nothing', async () => {
    for (const name of names.filter((one) => ROUTES[one].who === 'person')) {
      const { status, json } = await send(nobody(), name);
      expect([name, status, codeOf(json)]).toEqual([name, 401, 'unknown-person']);
    }
    for (const name of atTables.filter((one) => ROUTES[one].who === 'anybody')) {
      expect([name, (await send(nobody(), name)).status]).toEqual([name, 404]);
    }
    await unchanged();
  });

  it('turns away whoever does not belong to a table that is not for looking on, and changes nothing', async () => {
    for (const name of atTables) {
      const { status, json } = await send(stranger, name);
      expect([name, [403, 404].includes(status)]).toEqual([name, true]);
      expect(JSON.stringify(json)).not.toContain('between us');
    }
    await unchanged();
  });

  it('gives garbage a clear refusal, and changes nothing', async () => {
    for (const name of names.filter((one) => ROUTES[one].method !== 'GET')) {
      for (const garbage of GARBAGE) {
        const { status, json } = await send(stranger, name, garbage);
        codeOf(json);
        expect([name, status >= 400 && status < 500]).toEqual([name, true]);
      }
      const { status } = await send(stranger, name, { ...BODIES[name], surprise: 1 });
      expect([name, 'surprise', status >= 400]).toEqual([name, 'surprise', true]);
    }
    await unchanged();
  });

  it('takes no string that could hurt somebody', async () => {
    for (const name of names) {
      for (const [field, value] of Object.entries(BODIES[name] ?? {})) {
        if (typeof value !== 'string') continue;
        for (const nasty of NASTY) {
          const { status } = await send(stranger, name, { ...BODIES[name], [field]: nasty });
          expect([name, field, status < 500]).toEqual([name, field, true]);
        }
      }
      if (!ROUTES[name].path.includes(':')) continue;
      for (const nasty of [...NASTY_PARTS, '..%2f..%2fetc%2fpasswd', '%00', '%zz', '%ff']) {
        const path = ROUTES[name].path.replaceAll(/:\w+/g, () => nasty);
        const { status } = await stranger.send(
          ROUTES[name].method,
          path,
          ROUTES[name].method === 'GET' ? undefined : (BODIES[name] ?? undefined),
        );
        expect([name, nasty, status >= 400 && status < 500]).toEqual([name, nasty, true]);
      }
    }
  });

  describe('by way of another page', () => {
    it.each([
      ['a forged origin', { origin: 'https://evil.example' }],
      ['no origin that one can read', { origin: 'null' }],
      ['a browser that says so itself', { 'sec-fetch-site': 'cross-site' }],
    ])('refuses %s, and changes nothing', async (_, headers) => {
      for (const name of names.filter((one) => ROUTES[one].method !== 'GET')) {
        const { status, json } = await stranger.send(
          ROUTES[name].method,
          pathOf(name),
          BODIES[name] ?? undefined,
          headers,
        );
        expect([name, status, codeOf(json)]).toEqual([name, 403, 'wrong-origin']);
      }
      await unchanged();
    });
  });

  it('does not know an old cookie, one of another server, or half of one', async () => {
    for (const cookie of [
      'roundhouse=abc',
      'roundhouse=',
      `roundhouse=${'a'.repeat(43)}`,
      `other=${stranger.cookie ?? ''}`,
    ]) {
      const { json } = await nobody().send('GET', '/api/me', undefined, { cookie });
      expect(json).toEqual({ person: null });
    }
  });

  it('takes no body that is too large', async () => {
    const { status, json } = await stranger.send('POST', '/api/me', { name: 'x'.repeat(100_000) });
    expect([status, codeOf(json)]).toEqual([413, 'too-large']);
  });
});
