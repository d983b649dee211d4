import { expect, it } from 'vitest';
import { Waker } from '../waker.ts';
import { TestTime } from './support/time.ts';

it('a waker whose ring could not say what is due next rings again by itself', async () => {
  const time = new TestTime();
  let [rings, isWell] = [0, false];
  const waker = new Waker(time.now, time.later, () => {
    rings++;
    if (isWell) waker.at(time.now() + 60_000);
    return Promise.resolve();
  });
  waker.at(time.now() + 1000);
  for (const [ms, all] of [
    [1000, 1],
    [5000, 2],
    [5000, 3],
  ] as const) {
    isWell = all === 3;
    time.pass(ms);
    await expect.poll(() => rings, { timeout: 60_000 }).toBe(all);
    // What follows a ring is done before time goes on.
    await new Promise((resolve) => setImmediate(resolve));
  }
  time.pass(59_999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(rings).toBe(3);
  time.pass(1);
  await expect.poll(() => rings, { timeout: 60_000 }).toBe(4);
  await waker.close();
});
