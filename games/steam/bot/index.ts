export { chapter, evaluate, forecast } from './evaluate.ts';
export { weigh } from './weigh.ts';
