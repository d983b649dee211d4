import { type Me, ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asHost } from '../../admin/as-host.ts';
import { begun, Client } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse, PATIENT } from '../support/house.ts';

const PASSWORD = 'a locomotive';
const DAY_MS = 24 * 60 * 60 * 1000;

type House = Awaited<ReturnType<typeof openTestHouse>>;

eachDatabase('accounts', ({ another }) => {
  let house: House;
  let place: Awaited<ReturnType<typeof another>>;
  let time = 1_800_000_000_000;
  const mails: { to: string; text: string }[] = [];
  beforeEach(async () => {
    mails.length = 0;
    place = await another();
    house = await openTestHouse({
      database: place,
      around: { now: () => time },
      mailer: {
        address: 'https://games.example.org',
        send: (to, _subject, text) => {
          mails.push({ to, text });
          return Promise.resolve();
        },
      },
    });
  });
  afterEach(async () => house.close());

  const named = async (name: string): Promise<Client> => Client.named(house.address, name);
  const kept = async (name: string): Promise<Client> => {
    const client = await named(name);
    await client.ask(ROUTES.keepAccount, {}, { login: name.toLowerCase(), email: null, password: PASSWORD });
    return client;
  };
  const loggedIn = async (login: string, password = PASSWORD): Promise<Client> => {
    const client = new Client(house.address);
    await client.ask(ROUTES.logIn, {}, { login, password, takeGames: false });
    return client;
  };
  const who = async (client: Client): Promise<Me['person']> => (await client.ask(ROUTES.me, {})).person;
  const tried = async (login: string, password: string) =>
    new Client(house.address).send('POST', '/api/log-in', { login, password, takeGames: false });

  it('a guest keeps an account, and comes back by name or e-mail to the same games', async () => {
    const ada = await named('Ada');
    const before = await who(ada);
    const { id } = await begun([ada], 'steam', {}, ['easy', 'easy']);
    const after = await ada.ask(
      ROUTES.keepAccount,
      {},
      {
        login: ' Ada.L ',
        email: 'Ada@Example.org',
        password: PASSWORD,
      },
    );
    expect(after.person).toEqual({ ...before, kind: 'account', login: 'ada.l', email: 'ada@example.org' });
    for (const login of ['ADA.L', 'ada@example.org ']) {
      const back = await loggedIn(login);
      expect(await who(back)).toEqual(after.person);
      expect((await back.ask(ROUTES.table, { table: id })).seat).toBe(0);
    }
  });

  it('nobody keeps an account twice, or one without anything to log in by', async () => {
    const ada = await named('Ada');
    const send = async (body: object) => (await ada.send('POST', '/api/me/account', body)).status;
    expect(await send({ login: null, email: null, password: PASSWORD })).toBe(400);
    expect(await send({ login: 'ada', email: null, password: 'short' })).toBe(400);
    expect(await send({ login: 'a@b', email: null, password: PASSWORD })).toBe(400);
    expect(await send({ login: null, email: 'nobody', password: PASSWORD })).toBe(400);
    expect(await send({ login: 'ada', email: null, password: PASSWORD })).toBe(200);
    expect(await send({ login: 'other', email: null, password: PASSWORD })).toBe(409);
    expect((await who(ada))?.login).toBe('ada');
  });

  it('of two who take the same name at once, one gets it', async () => {
    const both = await Promise.all([named('Ada'), named('Grace')]);
    const said = await Promise.all(
      both.map((client) => client.send('POST', '/api/me/account', { login: 'Boss', email: null, password: PASSWORD })),
    );
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(new Set((await Promise.all(both.map(who))).map((one) => one?.kind))).toEqual(new Set(['account', 'guest']));
  });

  it('says the same of an unknown name as of a wrong password', async () => {
    await kept('Ada');
    const wrong = await tried('ada', 'another thing');
    const unknown = await tried('nobody', PASSWORD);
    expect(wrong.status).toBe(403);
    expect(unknown).toEqual(wrong);
    for (const login of ["' or 1=1 --", '%', '\u0000', '<script>', 'ada\n']) {
      expect((await tried(login, 'another thing')).status, login).toBeGreaterThanOrEqual(400);
    }
  });

  it('logging out ends the session for good', async () => {
    const ada = await kept('Ada');
    const { cookie } = ada;
    await ada.ask(ROUTES.logOut, {});
    expect(await who(ada)).toBeNull();
    const thief = await new Client(house.address).send('GET', '/api/me', undefined, { cookie: cookie ?? '' });
    expect(thief.json).toEqual({ person: null });
  });

  it('lists where somebody is logged in, and ends one of them or all', async () => {
    const ada = await kept('Ada');
    time += DAY_MS;
    const phone = await loggedIn('ada');
    const { sessions } = await phone.ask(ROUTES.sessions, {});
    expect(sessions.map(({ current, created }) => [current, created])).toEqual([
      [true, time],
      [false, time - DAY_MS],
    ]);
    const line = await ada.line();
    line.say({ do: 'home' });
    await line.until((news) => news.news === 'home');
    const left = await phone.ask(ROUTES.endSession, { session: sessions[1]?.id ?? '' });
    expect(left.sessions).toHaveLength(1);
    await line.closed;
    expect(await who(ada)).toBeNull();
    expect(await who(phone)).not.toBeNull();
    const again = await loggedIn('ada');
    await again.ask(ROUTES.logOutEverywhere, {});
    expect(await who(phone)).toBeNull();
    expect(await who(again)).toBeNull();
  });

  it('nobody ends the session of another', async () => {
    const ada = await kept('Ada');
    const grace = await kept('Grace');
    const { sessions } = await ada.ask(ROUTES.sessions, {});
    const said = await grace.send('DELETE', `/api/me/sessions/${sessions[0]?.id ?? ''}`);
    expect(said.status).toBe(404);
    expect(await who(ada)).not.toBeNull();
  });

  it('a session lives for a year after it was last used, and notes that once an hour', async () => {
    const ada = await kept('Ada');
    const seen = async () => (await ada.ask(ROUTES.sessions, {})).sessions[0]?.seen;
    const began = time;
    time += DAY_MS / 48;
    expect(await seen()).toBe(began);
    time += DAY_MS / 48;
    expect(await seen()).toBe(time);
    time += 300 * DAY_MS;
    expect(await who(ada)).not.toBeNull();
    time += 366 * DAY_MS;
    expect(await who(ada)).toBeNull();
  });

  it('another password ends all other sessions', async () => {
    const ada = await kept('Ada');
    const phone = await loggedIn('ada');
    const change = { old: PASSWORD, password: 'two locomotives' };
    expect((await ada.send('PUT', '/api/me/password', { ...change, old: 'wrong' })).status).toBe(403);
    await ada.ask(ROUTES.changePassword, {}, change);
    expect(await who(ada)).not.toBeNull();
    expect(await who(phone)).toBeNull();
    expect((await tried('ada', PASSWORD)).status).toBe(403);
    expect((await tried('ada', change.password)).status).toBe(200);
  });

  it('name and e-mail to log in by are changed with the password only', async () => {
    await kept('Grace');
    const ada = await kept('Ada');
    const change = async (body: object) => (await ada.send('PUT', '/api/me/account', body)).status;
    expect(await change({ login: 'countess', email: null, password: 'wrong' })).toBe(403);
    expect(await change({ login: 'grace', email: null, password: PASSWORD })).toBe(409);
    expect(await change({ login: null, email: null, password: PASSWORD })).toBe(400);
    expect(await change({ login: 'countess', email: 'a@example.org', password: PASSWORD })).toBe(200);
    expect((await tried('ada', PASSWORD)).status).toBe(403);
    expect((await tried('countess', PASSWORD)).status).toBe(200);
  });

  it('a guest has no password to change', async () => {
    const guest = await named('Guest');
    const said = await guest.send('PUT', '/api/me/password', { old: '', password: 'two locomotives' });
    expect(said.status).toBe(409);
  });

  describe('a forgotten password', () => {
    const secretIn = (text: string): string => /\/reset#(?<secret>\S+)/.exec(text)?.groups?.['secret'] ?? '';
    const withMail = async (): Promise<Client> => {
      const ada = await named('Ada');
      await ada.ask(ROUTES.keepAccount, {}, { login: 'ada', email: 'ada@example.org', password: PASSWORD });
      return ada;
    };
    const forget = async (login: string) =>
      new Client(house.address).send('POST', '/api/forgot-password', { login }, { host: 'evil.example' });
    const mailed = async (): Promise<string> => {
      await expect.poll(() => mails.length).toBeGreaterThan(0);
      return secretIn(mails.pop()?.text ?? '');
    };
    const reset = async (secret: string) =>
      new Client(house.address).send('POST', '/api/reset-password', { secret, password: 'two locomotives' });

    it('is replaced by a link that is mailed, once, and logs out everywhere else', async () => {
      const ada = await withMail();
      expect(await forget('nobody')).toEqual(await forget('ada'));
      await expect.poll(() => mails.length).toBe(1);
      expect(mails[0]?.to).toBe('ada@example.org');
      expect(mails[0]?.text).toContain('https://games.example.org/reset#');
      const secret = await mailed();
      const both = await Promise.all([reset(secret), reset(secret)]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(await who(ada)).toBeNull();
      expect((await tried('ada', PASSWORD)).status).toBe(403);
      expect((await tried('ada', 'two locomotives')).status).toBe(200);
    });

    it('is replaced by a link of the host, while the server runs', async () => {
      await withMail();
      expect(
        await asHost(
          place,
          () => time,
          async (host) => host.find('nobody'),
        ),
      ).toBeNull();
      const path = await asHost(
        place,
        () => time,
        async (host) => host.reset((await host.find(' ADA ')) ?? ''),
      );
      const secret = secretIn(path);
      expect((await reset(secret)).status).toBe(200);
      expect((await reset(secret)).status).toBe(409);
      expect((await tried('ada', 'two locomotives')).status).toBe(200);
    });

    it('takes a link of the last hour, and the last link only', async () => {
      await withMail();
      await forget('ada');
      const first = await mailed();
      await forget('ada');
      const second = await mailed();
      expect((await reset(first)).status).toBe(409);
      time += DAY_MS / 24;
      expect((await reset(second)).status).toBe(409);
      expect((await reset('x'.repeat(43))).status).toBe(409);
      expect((await tried('ada', PASSWORD)).status).toBe(200);
    });
  });
});

describe('trying many passwords', () => {
  it('is stopped after a while', async () => {
    const house = await openTestHouse({ guard: { ...PATIENT, tries: { burst: 3, everyMs: 60_000 } } });
    try {
      const statuses: number[] = [];
      for (let each = 0; each < 4; each++) {
        const body = { login: 'ada', password: `guess ${each}`, takeGames: false };
        statuses.push((await new Client(house.address).send('POST', '/api/log-in', body)).status);
      }
      expect(statuses).toEqual([403, 403, 403, 429]);
    } finally {
      await house.close();
    }
  });

  it('and so is coming in under many names', async () => {
    const house = await openTestHouse({ guard: { ...PATIENT, guests: { burst: 2, everyMs: 60_000 } } });
    try {
      const ada = await Client.named(house.address, 'Ada');
      await Client.named(house.address, 'Grace');
      await expect(Client.named(house.address, 'Mary')).rejects.toThrow('429');
      // Whoever is here may still change the name.
      expect((await ada.ask(ROUTES.comeIn, {}, { name: 'Augusta' })).person?.name).toBe('Augusta');
    } finally {
      await house.close();
    }
  });
});
