import { refuse } from '@roundhouse/kernel';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../section.ts';
import { placeDemand } from './demand.ts';

/** Flora Kingston picks one of the tiles that she has looked at. */
export const chooseDemand: Decision<'choose-demand'> = {
  legal: (_p, { offered }) => [...new Set(offered)].map((good): Action => ({ type: 'choose-demand', good })),

  check: (_p, { offered }, _seat, { good }) =>
    offered?.includes(good) === true
      ? null
      : refuse('flora-kingston.market-sense', 'There is no such tile to choose from.'),

  play(p, { city }, _seat, { good }, chance) {
    placeDemand(p, city, good, chance);
    return 'finished';
  },
};
