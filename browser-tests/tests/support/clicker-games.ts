import { easyBot, type NewGame, person } from './new-game.ts';

/** A game for the clicker. One of each goes to its end in every run of the tests; the others are for long runs. */
export interface ClickerGame extends NewGame {
  readonly endurance: boolean;
}

export const RAIL_GAMES: readonly ClickerGame[] = [
  {
    game: 'age-of-steam',
    setup: 'copper-vale',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-1',
    endurance: false,
  },
  {
    game: 'age-of-steam',
    setup: 'two-shores',
    players: [person('Anna'), person('Bruno')],
    seed: 'clicker-2',
    endurance: true,
  },
  {
    game: 'age-of-steam',
    setup: 'rust-belt',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-3',
    endurance: true,
  },
  {
    game: 'steam',
    setup: 'northeast',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-4',
    endurance: true,
  },
  {
    game: 'steam',
    setup: 'northeast-standard',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-5',
    endurance: true,
  },
  {
    game: 'steam',
    setup: 'ruhr-first',
    players: [person('Anna'), person('Bruno'), easyBot('Clara')],
    seed: 'clicker-6',
    endurance: false,
  },
  {
    game: 'steam',
    setup: 'ruhr-standard',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
    seed: 'clicker-7',
    endurance: true,
  },
];

export const GAMES_WITH_SECRETS: readonly ClickerGame[] = [
  {
    game: 'city-of-iron',
    setup: 'standard',
    players: [person('Anna'), person('Bruno')],
    seed: 'clicker-8',
    endurance: false,
  },
  {
    game: 'city-of-iron',
    setup: 'standard-nations',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara'), easyBot('Dora')],
    seed: 'clicker-9',
    endurance: true,
  },
  {
    game: 'kings-of-air-and-steam',
    setup: 'basic',
    players: [person('Anna'), easyBot('Bruno')],
    seed: 'clicker-kings-2',
    endurance: false,
  },
  {
    game: 'kings-of-air-and-steam',
    setup: 'chosen-teams',
    players: [person('Anna'), easyBot('Bruno'), easyBot('Clara'), easyBot('Doris')],
    seed: 'clicker-kings-4',
    endurance: true,
  },
  {
    game: 'kings-of-air-and-steam',
    setup: 'normal',
    players: [person('Anna'), ...['Bruno', 'Clara', 'Doris', 'Emil', 'Fanny', 'Georg'].map(easyBot)],
    seed: 'clicker-kings-7',
    endurance: true,
  },
];
