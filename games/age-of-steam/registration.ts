import { text } from '@roundhouse/kernel';
import { facts } from './facts.ts';

/** What home shows of the game, and the ways to its parts: each is loaded by whoever needs it. */
export const registration = {
  ...facts,
  tagline: text('Borrow, build, deliver, and stay solvent. The great railroad game, and a hard one.'),
  minutes: { min: 20, max: 90 },
  quick: {
    options: { map: 'copper-vale' },
    bots: ['apprentice', 'apprentice'],
    what: text('Copper Vale, a small map, against two bots'),
  },
  firstLesson: 'first-journey',
  secondLesson: { id: 'new-city', shows: text('four at an auction, the pass of Turn Order, a New City') },
  brain: async () => (await import('./brain.ts')).brain,
  page: async () => (await import('./table/page/index.tsx')).page,
  resident: async () => (await import('./resident.ts')).resident,
};
