export { chapter, evaluate } from './evaluate.ts';
export { weigh } from './weigh.ts';
