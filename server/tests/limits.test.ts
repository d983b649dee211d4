import { describe, expect, it } from 'vitest';
import { Limit } from '../http/limits.ts';

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
