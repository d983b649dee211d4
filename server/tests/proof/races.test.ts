import { afterEach, expect, it } from 'vitest';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { race } from '../support/races.ts';

/** `npm run test:long` has many more of them. */
const ROUNDS = 100;

const houses: Awaited<ReturnType<typeof openTestHouse>>[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

eachDatabase('four who act at once', ({ kind, another }) => {
  it(`are told that one of them was first${kind === 'postgres' ? ', also by two servers of one database' : ''}`, async () => {
    const database = await another();
    for (let count = kind === 'postgres' ? 2 : 1; count > 0; count--) houses.push(await openTestHouse({ database }));
    const addresses = houses.map(({ address }) => address);
    expect(await race(addresses, ROUNDS)).toBe(ROUNDS);
  });
});
