/** What is said of a game that was analysed, without the thinking itself. */
export type { Analysis, Judgement } from './analyst.ts';
export { THOROUGH } from './effort.ts';
export { type Facts, factsOf } from './facts.ts';
export { markOf } from './mark.ts';
export { dearest, type TurningPoint, turningPoints } from './reading.ts';
export { priceOf, storyOf } from './story.ts';
export { toldInstead, toldOf } from './telling.ts';
