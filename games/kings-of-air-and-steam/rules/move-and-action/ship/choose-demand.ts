import { refuse } from '@roundhouse/kernel';
import type { Action } from '../../actions.ts';
import { wrongPhase } from '../../wrong-phase.ts';
import type { Decision } from '../../section.ts';
import { placeDemand } from './demand.ts';

/** Flora Kingston picks one of the tiles that she has looked at. */
export const chooseDemand: Decision = {
  legal: (p) =>
    p.phase.name === 'choose-demand'
      ? [...new Set(p.phase.offered ?? [])].map((good): Action => ({ type: 'choose-demand', good }))
      : [],
  check(p, _seat, action) {
    if (p.phase.name !== 'choose-demand' || action.type !== 'choose-demand') return wrongPhase(p, action);
    return p.phase.offered?.includes(action.good) === true
      ? null
      : refuse('flora-kingston.market-sense', 'There is no such tile to choose from.');
  },
  play(p, _seat, action, chance) {
    if (p.phase.name === 'choose-demand' && action.type === 'choose-demand') {
      placeDemand(p, p.phase.city, action.good, chance);
    }
    return 'finished';
  },
};
