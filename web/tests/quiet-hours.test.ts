import { quietHours } from '@roundhouse/wire';
import { expect, it } from 'vitest';
import { fromClock, onClock, quietHere } from '../online/quiet-hours.ts';

it('quiet hours are read and written as clocks show them', () => {
  expect(onClock(7 * 60 + 5)).toBe('07:05');
  expect(fromClock('07:05')).toBe(425);
  expect(fromClock('23:59')).toBe(1439);
  for (const text of ['', '24:00', '7:05', 'noon']) expect(fromClock(text)).toBeNull();
});

it('are those of the place where one is', () => {
  const here = quietHere({ from: 1320, to: 420 }, 'Europe/Vienna');
  expect(here).toEqual({ from: 1320, to: 420, zone: 'Europe/Vienna' });
  expect(quietHours.safeParse(quietHere({ from: 1320, to: 420 })).success).toBe(true);
});
