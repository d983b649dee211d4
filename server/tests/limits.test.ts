import { describe, expect, it } from 'vitest';
import { Limit } from '../http/limits.ts';
import { guestsInAnHour } from '../people/open-people.ts';
import { Client } from './support/client.ts';
import { openTestHouse } from './support/house.ts';
import { TestTime } from './support/time.ts';

function limited() {
  let time = 0;
  const limit = new Limit({ burst: 3, everyMs: 1000 }, () => time, 'Too often.');
  const take = (address: string): boolean => {
    try {
      limit.take(address);
      return true;
    } catch {
      return false;
    }
  };
  return {
    take,
    pass: (ms: number): void => {
      time += ms;
    },
  };
}

describe('a limit', () => {
  it('lets some through at once, then one each time that enough time has passed', () => {
    const { take, pass } = limited();
    expect([1, 2, 3, 4].map(() => take('10.0.0.1'))).toEqual([true, true, true, false]);
    pass(999);
    expect(take('10.0.0.1')).toBe(false);
    pass(1);
    expect([take('10.0.0.1'), take('10.0.0.1')]).toEqual([true, false]);
    pass(60_000);
    expect([1, 2, 3, 4].map(() => take('10.0.0.1'))).toEqual([true, true, true, false]);
  });

  it('shuts nobody out because the clock was set back', () => {
    const { take, pass } = limited();
    expect(take('10.0.0.1')).toBe(true);
    pass(-3_600_000);
    expect([1, 2, 3].map(() => take('10.0.0.1'))).toEqual([true, true, false]);
    pass(1000);
    expect(take('10.0.0.1')).toBe(true);
  });

  it('counts each address for itself, and those of one IPv6 network together', () => {
    const { take } = limited();
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3:4:5:6']) take(address);
    expect(take('2001:db8:1:2::7')).toBe(false);
    expect(take('2001:db8:1:3::7')).toBe(true);
    expect(take('10.0.0.2')).toBe(true);
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) take(address);
    expect(take('2001:db8::4')).toBe(false);
  });

  it('forgets those who have been quiet', () => {
    const { take, pass } = limited();
    for (let each = 0; each < 30_000; each++) {
      pass(10);
      take(`10.0.${each >> 8}.${each & 255}`);
    }
    expect([1, 2, 3, 4].map(() => take('10.0.117.47'))).toEqual([true, true, false, false]);
  });
});

describe('who asks', () => {
  it.each([
    { proxies: 0, others: 'past no proxy', statuses: [200, 200, 429, 429] },
    { proxies: 1, others: 'by the last that a proxy names', statuses: [200, 200, 429, 200] },
  ])('is counted $others, whatever the visitor says before', async ({ proxies, statuses }) => {
    const guests = { burst: 2, everyMs: 1_000_000 };
    const house = await openTestHouse({ proxies, guard: { guests } });
    const said: number[] = [];
    for (const forwarded of ['198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      const headers = { 'x-forwarded-for': forwarded };
      said.push((await new Client(house.address).send('POST', '/api/me', { name: 'Ada' }, headers)).status);
    }
    expect(said).toEqual(statuses);
    await house.close();
  });
});

describe('somebody new', () => {
  it('comes as often as the host says from one address, and whoever is known comes back', async () => {
    const time = new TestTime();
    const guests = guestsInAnHour(6);
    const house = await openTestHouse({ guard: { guests }, around: { now: time.now } });
    const come = async () => new Client(house.address).send('POST', '/api/me', { name: 'Ada' });
    const ada = await Client.named(house.address, 'Ada');
    expect((await come()).status).toBe(429);
    expect((await ada.send('POST', '/api/me', { name: 'Ada Lovelace' })).status).toBe(200);
    time.pass(10 * 60_000);
    expect([(await come()).status, (await come()).status]).toEqual([200, 429]);
    await house.close();
  });

  it('does not come at all where the host wants nobody new', async () => {
    const house = await openTestHouse({ guard: { guests: guestsInAnHour(0) } });
    const said = await new Client(house.address).send('POST', '/api/me', { name: 'Ada' });
    const why = 'Nobody new comes in here for now. Log in, or ask the host of this server.';
    expect(said).toEqual({ status: 429, json: { error: { code: 'too-many', why } } });
    await house.close();
  });
});
