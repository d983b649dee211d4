import { text } from '@roundhouse/kernel';
import { facts } from './facts.ts';

/** What home shows of the game, and the ways to its parts: each is loaded by whoever needs it. */
export const registration = {
  ...facts,
  tagline: text('Airships planned in secret, railways that carry their goods home.'),
  minutes: { min: 30, max: 120 },
  quick: {
    options: { mode: 'basic' },
    bots: ['apprentice', 'apprentice'],
    what: text('the basic game on five boards, against two bots'),
  },
  firstLesson: 'first-round',
  secondLesson: { id: 'team', shows: text('the normal game: teams, characters, a special card') },
  brain: async () => (await import('./brain.ts')).brain,
  page: async () => (await import('./table/page/index.tsx')).page,
  resident: async () => (await import('./resident.ts')).resident,
};
