import { text } from '@roundhouse/kernel';
import { facts } from './facts.ts';

/** What home shows of the game, and the ways to its parts: each is loaded by whoever needs it. */
export const registration = {
  ...facts,
  // As far as our own maps go: six need a larger one.
  seats: { min: 3, max: 5 },
  tagline: text('Rails to riches: the same craft with gentler money and a choice of income or points.'),
  minutes: { min: 30, max: 90 },
  quick: {
    options: { map: 'ruhr', mode: 'base', firstGame: true },
    bots: ['apprentice', 'apprentice'],
    what: text('the Ruhr, the gentle first game, against two bots'),
  },
  firstLesson: 'first-line',
  secondLesson: { id: 'standard-game', shows: text('the standard game: capital, auctions, upkeep, a New City') },
  brain: async () => (await import('./brain.ts')).brain,
  page: async () => (await import('./table/page/index.tsx')).page,
  resident: async () => (await import('./resident.ts')).resident,
};
