import type { Shape } from './thinker.ts';

/** How the best of them thinks: for whoever wants to know what the house would do. */
export const BEST_SHAPE: Shape = {
  // What is best at once is not among the sixty likeliest in one decision of ten with many choices, and a glance is cheap.
  glance: 200,
  candidates: 3,
  mostCandidates: 12,
  horizon: 1,
  width: 60,
  othersWidth: 24,
  heat: 2,
  guessedHeat: 6,
  caution: 0,
  rivalry: 0.25,
};

/** The same with less of an eye on what everybody could do, for whoever has less time. */
export const BRISK_SHAPE: Shape = { ...BEST_SHAPE, glance: 60, guessedHeat: 2, width: 30, othersWidth: 6 };
