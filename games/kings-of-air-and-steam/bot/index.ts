export { chapter, evaluate, forecast } from './evaluate.ts';
export { imagine } from './imagine.ts';
export { learning } from './learning.ts';
export { alternatives, propose, proposeHastily } from './propose.ts';
export { weigh } from './weigh.ts';
