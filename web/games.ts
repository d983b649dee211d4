import { type Text, text } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';

/** A game that a newcomer is in with one click. */
export interface QuickGame {
  readonly options: unknown;
  /** The levels of the computer players; one person sits down first. */
  readonly bots: readonly string[];
  /** What it is, in a few words. */
  readonly what: Text;
}

/** What home knows of a game without loading it. */
export interface OpenGame {
  readonly id: string;
  readonly name: string;
  readonly tagline: Text;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly quick: QuickGame;
  readonly firstLesson: string;
  page(): Promise<AnyGamePage>;
}

const ageOfSteam: OpenGame = {
  id: 'age-of-steam',
  name: 'Age of Steam',
  tagline: text('Borrow, build, deliver, and stay solvent. The great railroad game, and a hard one.'),
  seats: { min: 2, max: 6 },
  minutes: { min: 20, max: 90 },
  quick: {
    options: { map: 'copper-vale' },
    bots: ['easy', 'easy'],
    what: text('Copper Vale, a small map, against two bots'),
  },
  firstLesson: 'first-journey',
  page: async () => (await import('@roundhouse/age-of-steam/page')).page,
};

const steam: OpenGame = {
  id: 'steam',
  name: 'Steam',
  tagline: text('Rails to riches: the same craft with gentler money and a choice of income or points.'),
  seats: { min: 3, max: 5 },
  minutes: { min: 30, max: 90 },
  quick: {
    options: { map: 'ruhr', mode: 'base', firstGame: true },
    bots: ['easy', 'easy'],
    what: text('the Ruhr, the gentle first game, against two bots'),
  },
  firstLesson: 'first-line',
  page: async () => (await import('@roundhouse/steam/page')).page,
};

const kingsOfAirAndSteam: OpenGame = {
  id: 'kings-of-air-and-steam',
  name: 'Kings of Air and Steam',
  tagline: text('Airships planned in secret, railways that carry their goods home.'),
  seats: { min: 2, max: 7 },
  minutes: { min: 30, max: 120 },
  quick: {
    options: { mode: 'basic' },
    bots: ['easy', 'easy'],
    what: text('the basic game on five boards, against two bots'),
  },
  firstLesson: 'first-round',
  page: async () => (await import('@roundhouse/kings-of-air-and-steam/page')).page,
};

const cityOfIron: OpenGame = {
  id: 'city-of-iron',
  name: 'City of Iron',
  tagline: text('Build a nation of machines card by card, and lead the trade in ten goods.'),
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 120 },
  quick: {
    options: { mode: 'family' },
    bots: ['easy', 'easy'],
    what: text('the family game against two bots'),
  },
  firstLesson: 'first-round',
  page: async () => (await import('@roundhouse/city-of-iron/page')).page,
};

/** The games that can be played, the one to begin with first. A new game is a line here. */
export const OPEN_GAMES: readonly OpenGame[] = [ageOfSteam, steam, kingsOfAirAndSteam, cityOfIron];

export const FIRST_GAME: OpenGame = ageOfSteam;

export function findGame(id: string): OpenGame | undefined {
  return OPEN_GAMES.find((game) => game.id === id);
}

/** The name of any game of the house, and the id itself for one that is not. */
export function gameName(id: string): string {
  return findGame(id)?.name ?? id;
}
