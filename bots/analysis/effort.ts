import type { Effort } from '../search/searching.ts';

/** In one's own points; what was played is left for another action only with some certainty. */
export const THOROUGH: Effort = {
  shape: { glance: 40, candidates: 4, horizon: 1, width: 6, othersWidth: 6, heat: 2, caution: 1, rivalry: 0 },
  positions: 2000,
};
