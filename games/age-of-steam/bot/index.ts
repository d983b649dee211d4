export { chapter, evaluate, forecast, isJudgedAtOnce, risk } from './evaluate.ts';
export { learning } from './learning.ts';
export { weigh } from './weigh.ts';
