export { Analyst, type Progress } from './analysis/analyst.ts';
export * from './analysis/index.ts';
export type { Bot, Brain, Budget, Thinking } from './bot.ts';
export { BEST_SHAPE, botFor } from './bot-for.ts';
export { BOT_CHOICES, LEVELS, LONGEST_THOUGHT_MS, USUAL_LEVEL } from './levels.ts';
export { type Suggestion, Suggester } from './search/suggester.ts';
export { type Choice, type Decision, type Shape, Thinker } from './search/thinker.ts';
