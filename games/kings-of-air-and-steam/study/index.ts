import { ROUNDS } from '../content/components.ts';
import type { Position } from '../rules/position.ts';

export { invariants } from './invariants.ts';
export { endOf, reach, reachable } from './reach.ts';

/** Where search spends its time: an action with depots, railways and goods of half a game on the board. */
export const hardDecision = {
  name: 'an action in the middle of a game',
  is(p: Position): boolean {
    return p.phase.name === 'action' && p.round === Math.ceil(ROUNDS / 2);
  },
};
