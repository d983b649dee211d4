import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickedByBoth, newTable, seeTheEnd, SHORT_GAMES } from './support/online-game.ts';
import { openOwnHouse, type OwnHouse, visitsOfTwo } from './support/online.ts';
import { SkippedTime } from './support/skipped-time.ts';

describe('two people, with all the time in the world,', () => {
  let house: OwnHouse;
  let together: ReturnType<typeof visitsOfTwo>;
  beforeAll(async () => {
    house = await openOwnHouse(new SkippedTime(), 'file');
    together = visitsOfTwo({ site: house.address });
  });
  afterAll(async () => house.close());

  test.for(SHORT_GAMES)('play $game against each other, from its first click to its end', async (game) => {
    await together(async (two) => {
      const table = await newTable(two, game);
      expect(await clickedByBoth(two, table)).toBeGreaterThan(0);
      await seeTheEnd(two, table);
    });
  });
});
