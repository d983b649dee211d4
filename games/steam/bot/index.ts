export { chapter, evaluate, forecast, isJudgedAtOnce } from './evaluate.ts';
export { learning } from './learning.ts';
export { sample } from './sample.ts';
export { weigh } from './weigh.ts';
