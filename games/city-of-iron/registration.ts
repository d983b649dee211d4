import { text } from '@roundhouse/kernel';
import { facts } from './facts.ts';

/** What home shows of the game, and the ways to its parts: each is loaded by whoever needs it. */
export const registration = {
  ...facts,
  tagline: text('Build a nation of machines card by card, and lead the trade in ten goods.'),
  minutes: { min: 30, max: 120 },
  quick: {
    options: { mode: 'family' },
    bots: ['apprentice', 'apprentice'],
    what: text('the family game against two bots'),
  },
  firstLesson: 'first-round',
  secondLesson: { id: 'soldiers', shows: text('soldiers: how towns are attacked, held and lost') },
  brain: async () => (await import('./brain.ts')).brain,
  page: async () => (await import('./table/page/index.tsx')).page,
  resident: async () => (await import('./resident.ts')).resident,
};
