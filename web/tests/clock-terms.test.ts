import { clockRule } from '@roundhouse/wire';
import { describe, expect, it } from 'vitest';
import { BANKS, clockOf, nightOf, TURN_HOURS } from '../online/new-table.ts';

describe('the clock of a new table', () => {
  it('is none unless somebody chose one', () => {
    for (const pace of ['live', 'slow'] as const) {
      expect(clockOf({ pace, clock: 0, sleeps: true }, 0)).toBeUndefined();
      expect(clockOf({ pace, clock: 99, sleeps: true }, 0)).toBeUndefined();
    }
  });

  it('is a bank at a live table and time for each turn at a slow one, and the server takes it', () => {
    BANKS.forEach(({ minutes, seconds }, index) => {
      const rule = clockOf({ pace: 'live', clock: index + 1, sleeps: true }, 0);
      expect(clockRule.parse(rule)).toEqual({ kind: 'bank', ms: minutes * 60_000, increment: seconds * 1000 });
    });
    TURN_HOURS.forEach((hours, index) => {
      const rule = clockOf({ pace: 'slow', clock: index + 1, sleeps: false }, 0);
      expect(clockRule.parse(rule)).toEqual({ kind: 'turn', ms: hours * 3_600_000, pause: null });
    });
  });

  it('sleeps by the clock on my wall', () => {
    // Two hours east of Greenwich ten in the evening is eight there; five hours west it is three in the morning.
    expect(nightOf(-120)).toEqual({ from: 20 * 60, to: 6 * 60 });
    expect(nightOf(300)).toEqual({ from: 3 * 60, to: 13 * 60 });
    expect(clockOf({ pace: 'slow', clock: 1, sleeps: true }, -120)).toMatchObject({ pause: { from: 1200, to: 360 } });
  });
});
