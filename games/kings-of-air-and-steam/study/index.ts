export { hardDecision } from './hard-decision.ts';
export { invariants } from './invariants.ts';
export { endOf, reach, reachable } from './reach.ts';
