export { chapter, evaluate, forecast } from './evaluate.ts';
export { learning } from './learning.ts';
export { propose } from './propose.ts';
export { STYLES } from './weights.ts';
export { weigh } from './weigh.ts';
