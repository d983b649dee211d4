import { describe, expect, test } from 'vitest';
import { clickedAtTheBeginning, clickedToTheEnd } from './support/clicked-game.ts';
import { GAMES_WITH_SECRETS } from './support/clicker-games.ts';

describe('the clicker, in games with secrets,', () => {
  test.for(GAMES_WITH_SECRETS.filter(({ endurance }) => !endurance))(
    'plays $game on $setup to the end (seed $seed)',
    async (game) => {
      const { count, complaints } = await clickedToTheEnd(game);
      expect(count).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    },
  );

  test.for(GAMES_WITH_SECRETS.filter(({ endurance }) => endurance))(
    'begins $game on $setup (seed $seed)',
    async (game) => {
      const { count, complaints } = await clickedAtTheBeginning(game);
      expect(count).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    },
  );
});
