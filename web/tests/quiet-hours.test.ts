import { expect, it } from 'vitest';
import { fromClock, onClock, quietHere } from '../online/quiet-hours.ts';

it('quiet hours are read and written as clocks show them', () => {
  expect(onClock(7 * 60 + 5)).toBe('07:05');
  expect(fromClock('07:05')).toBe(425);
  expect(fromClock('23:59')).toBe(1439);
  for (const text of ['', '24:00', '7:05', 'noon']) expect(fromClock(text)).toBeNull();
});

it('are those of the place where one is', () => {
  expect(quietHere({ from: 1320, to: 420 }, -60)).toEqual({ from: 1320, to: 420, offset: 60 });
  expect(quietHere({ from: 1320, to: 420 }, 0)).toEqual({ from: 1320, to: 420, offset: 0 });
});
