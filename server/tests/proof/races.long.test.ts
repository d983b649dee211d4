import { expect, it } from 'vitest';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { race } from '../support/races.ts';

const ROUNDS = 10_000;

eachDatabase('four who act at once, again and again', ({ kind, another }) => {
  it.runIf(kind === 'postgres')('are told by two servers of one database that one of them was first', async () => {
    const database = await another();
    const houses = [await openTestHouse({ database }), await openTestHouse({ database })];
    try {
      const addresses = houses.map(({ address }) => address);
      expect(await race(addresses, ROUNDS)).toBe(ROUNDS);
    } finally {
      for (const house of houses) await house.close();
    }
  });
});
