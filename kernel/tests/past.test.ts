import { expect, test } from 'vitest';
import { Past } from '../past.ts';

const step = (seat: number) => ({ seat, told: [], unaware: [] });
const kept = (seq: number, from: number, position: string, seats: readonly number[]) => ({
  after: seq,
  seq,
  rules: 1,
  position,
  from,
  steps: seats.map(step),
});

test('what was undone since it was put by is not the past of what stands', () => {
  const past = new Past([kept(1, 0, 'one', [0, 0]), kept(3, 2, 'undone', [1, 1]), kept(4, 3, 'four', [2, 2])], String);
  expect(past.steps.map(({ seat }) => seat)).toEqual([0, 0, 1, 2, 2]);
  expect([0, 1, 2, 3, 4, 9].map((seq) => past.nearest(seq))).toEqual(['one', 'one', 'one', 'one', 'four', 'four']);
});

test('what these rules cannot show is passed over', () => {
  const past = new Past([kept(1, 0, 'one', [0, 0]), kept(2, 2, 'strange', [1])], (p) => (p === 'strange' ? null : p));
  expect(past.nearest(2)).toBe('one');
  expect(new Past([], String).nearest(0)).toBeUndefined();
});
