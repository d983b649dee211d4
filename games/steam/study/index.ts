import { type Position, turnsInGame } from '../rules/position.ts';

export { invariants } from './invariants.ts';
export { endOf, reach, reachable } from './reach.ts';

/** Where search spends its time: building track when half the game has been built. */
export const hardDecision = {
  name: 'a build decision in the middle of a game',
  is(p: Position): boolean {
    const half = turnsInGame(p) / 2;
    return p.phase.name === 'build-track' && p.phase.stocking === null && Math.abs(p.turn - half) <= 1;
  },
};
