import { expect, it } from 'vitest';
import { oneAfterTheOther } from '../online/one-after-the-other.ts';

it('begins nothing before the last is done, and goes on after what failed', async () => {
  const inTurn = oneAfterTheOther();
  const begun: number[] = [];
  const ends: ((failed: boolean) => void)[] = [];
  const asked = [0, 1, 2].map(async (number) =>
    inTurn(
      async () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          ends.push((failed) => (failed ? reject(new Error('no')) : resolve(number)));
        }),
    ),
  );
  const [first, second, third] = asked;
  await Promise.resolve();
  expect(begun).toEqual([0]);
  ends[0]?.(true);
  await expect(first).rejects.toThrow('no');
  expect(begun).toEqual([0, 1]);
  ends[1]?.(false);
  expect(await second).toBe(1);
  ends[2]?.(false);
  expect(await third).toBe(2);
});
