import { expect, it } from 'vitest';
import { Lately } from '../lately.ts';
import { TestTime } from './support/time.ts';

/** Counts what is looked up: the first time 1, then 2. */
function opened() {
  const time = new TestTime();
  const lately = new Lately<number>({ now: time.now, ms: 100 });
  let looks = 0;
  const look = (): Promise<number> => Promise.resolve(++looks);
  return { time, lately, of: async (key: string) => lately.of(key, look) };
}

it('what was looked up is remembered for its time', async () => {
  const { time, of } = opened();
  expect([await of('a'), await of('a'), await of('b')]).toEqual([1, 1, 2]);
  time.pass(99);
  expect(await of('a')).toBe(1);
  time.pass(1);
  expect(await of('a')).toBe(3);
});

it('what has changed is looked up again, and nothing else', async () => {
  const { lately, of } = opened();
  expect([await of('a'), await of('b')]).toEqual([1, 2]);
  lately.forget('a');
  expect([await of('a'), await of('b')]).toEqual([3, 2]);
  lately.forgetThose((value) => value === 2);
  expect([await of('a'), await of('b')]).toEqual([3, 4]);
});

it('what changed while it was being looked up is not remembered as it was', async () => {
  const { lately } = opened();
  let answer: (value: number) => void = () => undefined;
  const slow = lately.of('a', async () => new Promise<number>((resolve) => (answer = resolve)));
  lately.forget('a');
  answer(1);
  expect(await slow).toBe(1);
  expect(await lately.of('a', () => Promise.resolve(2))).toBe(2);
});

it('what is not there is asked for each time', async () => {
  const { lately } = opened();
  expect(await lately.of('a', () => Promise.resolve(null))).toBeNull();
  expect(await lately.of('a', () => Promise.resolve(1))).toBe(1);
});
