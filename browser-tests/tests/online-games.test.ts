import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clickedByBoth,
  seeTheEnd,
  seeTheRematch,
  seeTheTicket,
  SHORT_GAMES,
  tableAtItsLastTurn,
} from './support/online-game.ts';
import { openOwnHouse, type OwnHouse, visitsOfTwo } from './support/online.ts';
import { SkippedTime } from './support/skipped-time.ts';

describe('two people, one with a mouse and one with a phone,', () => {
  let house: OwnHouse;
  let together: ReturnType<typeof visitsOfTwo>;
  beforeAll(async () => {
    house = await openOwnHouse(new SkippedTime(), 'memory');
    together = visitsOfTwo({ site: house.address });
  });
  afterAll(async () => house.close());

  test.for(SHORT_GAMES)('play $game against each other to its end, and go on to the next', async (game) => {
    await together(async (two) => {
      const table = await tableAtItsLastTurn(two, game);
      expect(await clickedByBoth(two, table)).toBeGreaterThan(0);
      const ended = await seeTheEnd(two, table);
      await seeTheRematch(two);
      await seeTheTicket(two, ended);
    });
  });
});
