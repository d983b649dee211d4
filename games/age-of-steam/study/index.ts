export { invariants } from './invariants.ts';
export { endOf, reach, reachable } from './reach.ts';
