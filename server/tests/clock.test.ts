import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { afterVacation, dueAt, faceOf, newClock, outOfTime, returned, ticking } from '../clocks/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const bank = { kind: 'bank', ms: 10 * MINUTE, increment: 5000 } as const;

describe('a bank', () => {
  it('runs for those who are waited for, and gets its increment when they have acted', () => {
    let clock = ticking(newClock(bank, 3), [1], 0);
    expect(dueAt(clock)).toBe(10 * MINUTE);
    clock = ticking(clock, [1, 2], MINUTE);
    expect(faceOf(clock, 2 * MINUTE).seats).toEqual([
      { left: 10 * MINUTE, running: false },
      { left: 8 * MINUTE, running: true },
      { left: 9 * MINUTE, running: true },
    ]);
    clock = ticking(clock, [], 3 * MINUTE);
    expect(faceOf(clock, DAY).seats.map(({ left }) => left)).toEqual([
      10 * MINUTE,
      7 * MINUTE + 5000,
      8 * MINUTE + 5000,
    ]);
    expect(dueAt(clock)).toBeNull();
  });

  it('is out at its last millisecond, and not before', () => {
    const clock = ticking(newClock(bank, 2), [0], 0);
    expect(outOfTime(clock, 10 * MINUTE - 1)).toEqual([]);
    expect(outOfTime(clock, 10 * MINUTE)).toEqual([0]);
  });

  it('gives whoever is back some time', () => {
    const out = ticking(ticking(newClock(bank, 2), [0], 0), [], 20 * MINUTE);
    expect(faceOf(out, 20 * MINUTE).seats[0]?.left).toBe(5000);
    expect(faceOf(returned(out, 0), 20 * MINUTE).seats[0]?.left).toBe(2 * MINUTE);
    expect(returned(newClock(bank, 2), 0)).toEqual(newClock(bank, 2));
  });

  it('does not gain by a clock that jumps back', () => {
    const clock = ticking(newClock(bank, 1), [0], HOUR);
    expect(faceOf(clock, 0).seats[0]?.left).toBe(10 * MINUTE);
    expect(faceOf(ticking(clock, [], 0), 0).seats[0]?.left).toBe(10 * MINUTE + 5000);
  });
});

describe('time for each turn', () => {
  const rule = { kind: 'turn', ms: 8 * HOUR, pause: { from: 22 * 60, to: 6 * 60 } } as const;

  it('is whole again at each turn', () => {
    const clock = ticking(ticking(ticking(newClock(rule, 1), [0], 7 * HOUR), [], 9 * HOUR), [0], 10 * HOUR);
    expect(dueAt(clock)).toBe(18 * HOUR);
  });

  it('is whole after a vacation for whoever was waited for, and for nobody who has acted meanwhile', () => {
    const late = ticking(newClock(rule, 2), [0], 7 * HOUR);
    const at = 15 * HOUR;
    expect(dueAt(afterVacation(late, 0, 3 * DAY + 7 * HOUR, at))).toBe(3 * DAY + 15 * HOUR);
    const acted = ticking(late, [1], at - 1);
    expect(afterVacation(acted, 0, 3 * DAY, at)).toEqual(acted);
  });

  it('stands still during the daily pause, also past midnight', () => {
    const clock = ticking(newClock(rule, 1), [0], 20 * HOUR);
    expect(faceOf(clock, 23 * HOUR).seats).toEqual([{ left: 6 * HOUR, running: false }]);
    expect(faceOf(clock, DAY + 7 * HOUR).seats).toEqual([{ left: 5 * HOUR, running: true }]);
    expect(dueAt(clock)).toBe(DAY + 12 * HOUR);
  });

  it('is due exactly when it is out, whatever the pause', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(
        minutes,
        minutes,
        fc.integer({ min: 0, max: 5 * DAY }),
        fc.integer({ min: 1, max: 72 }),
        (from, to, at, hours) => {
          const clock = ticking(newClock({ kind: 'turn', ms: hours * HOUR, pause: { from, to } }, 1), [0], at);
          const due = dueAt(clock);
          expect(due).not.toBeNull();
          if (due === null) return;
          expect(outOfTime(clock, due)).toEqual([0]);
          expect(outOfTime(clock, due - 1)).toEqual([]);
        },
      ),
    );
  });
});
