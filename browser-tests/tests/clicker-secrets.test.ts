import { describe, expect, test } from 'vitest';
import { clickedToTheEnd } from './support/clicked-game.ts';
import { easyBot, type NewGame, person } from './support/new-game.ts';

const GAMES: readonly NewGame[] = [
  { game: 'city-of-iron', setup: 'standard', players: [person('Anna'), person('Bruno')], seed: 'clicker-8' },
  {
    game: 'city-of-iron',
    setup: 'standard-nations',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara'), easyBot('Dora')],
    seed: 'clicker-9',
  },
  {
    game: 'kings-of-air-and-steam',
    setup: 'basic',
    players: [person('Anna'), easyBot('Bruno')],
    seed: 'clicker-kings-2',
  },
  {
    game: 'kings-of-air-and-steam',
    setup: 'chosen-teams',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara'), easyBot('Doris')],
    seed: 'clicker-kings-4',
  },
  {
    game: 'kings-of-air-and-steam',
    setup: 'normal',
    players: [person('Anna'), ...['Bruno', 'Clara', 'Doris', 'Emil', 'Fanny', 'Georg'].map(easyBot)],
    seed: 'clicker-kings-7',
  },
];

describe('the clicker, in games with secrets,', () => {
  test.for(GAMES)('plays $game on $setup to the end (seed $seed)', async (game) => {
    const { count, complaints } = await clickedToTheEnd(game);
    expect(count).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
