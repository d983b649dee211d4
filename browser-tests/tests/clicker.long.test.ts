import { describe, expect, test } from 'vitest';
import { clickedToTheEnd } from './support/clicked-game.ts';
import { GAMES_WITH_SECRETS, RAIL_GAMES } from './support/clicker-games.ts';

describe('the clicker, with all the time in the world,', () => {
  const games = [...RAIL_GAMES, ...GAMES_WITH_SECRETS].filter(({ endurance }) => endurance);
  test.for(games)('plays $game on $setup to the end (seed $seed)', async (game) => {
    const { count, complaints } = await clickedToTheEnd(game);
    expect(count).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
