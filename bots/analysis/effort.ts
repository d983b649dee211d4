import type { Effort } from '../search/searching.ts';
import { BRISK_SHAPE } from '../search/shapes.ts';

/** In one's own points; what was played is left for another action only with some certainty. */
export const THOROUGH: Effort = {
  shape: { ...BRISK_SHAPE, candidates: 4, mostCandidates: 4, caution: 1, rivalry: 0 },
  positions: 3000,
};
