import type { Position } from '../rules/position.ts';

export { invariants } from './invariants.ts';
export { endOf, reach, reachable } from './reach.ts';

/** Where search spends its time: a turn in the middle of a game, when cities are full and hands are large. */
export const hardDecision = {
  name: 'an action in the middle of a game',
  is(p: Position): boolean {
    return p.phase.name === 'action' && p.round >= 3 && p.round <= 5;
  },
};
