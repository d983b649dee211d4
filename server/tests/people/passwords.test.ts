import { describe, expect, it } from 'vitest';
import { Passwords } from '../../people/passwords.ts';

const CHEAP = { N: 2 ** 4, r: 1, p: 1 };
/** Takes long enough to be looked at while it runs. */
const SLOW = { N: 2 ** 14, r: 8, p: 1 };

describe('passwords', () => {
  it('are told from others, and stored as something else each time', async () => {
    const passwords = new Passwords(CHEAP);
    const [one, two] = await Promise.all([passwords.hash('open sesame'), passwords.hash('open sesame')]);
    expect(one).toMatch(/^scrypt\$16\$1\$1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.fits('open sesame', one)).toBe(true);
    expect(await passwords.fits('open Sesame', one)).toBe(false);
    expect(await passwords.fits('', one)).toBe(false);
  });

  it('are the same however the keyboard writes an ä', async () => {
    const passwords = new Passwords(CHEAP);
    expect(await passwords.fits('a\u0308rger im zug', await passwords.hash('\u00e4rger im zug'))).toBe(true);
  });

  it('still fit when the cost was raised since', async () => {
    const stored = await new Passwords(CHEAP).hash('open sesame');
    expect(await new Passwords({ ...CHEAP, N: 2 ** 5 }).fits('open sesame', stored)).toBe(true);
  });

  it('never fit nobody, and nobody costs as much as somebody', async () => {
    const passwords = new Passwords(SLOW);
    const trying = passwords.fits('open sesame', null);
    expect(passwords.load.running).toBe(1);
    expect(await trying).toBe(false);
  });

  it('are hashed two at a time; those who come when too many wait are sent away', async () => {
    const passwords = new Passwords(SLOW);
    const all = Array.from({ length: 40 }, async () => passwords.hash('open sesame'));
    expect(passwords.load).toEqual({ running: 2, waiting: 32 });
    const done = await Promise.allSettled(all);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(34);
    const refused = done.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'unavailable' });
    expect(passwords.load).toEqual({ running: 0, waiting: 0 });
  });
});
