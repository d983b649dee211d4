export { type Analysis, Analyst, type Judgement, type Progress } from './analysis/analyst.ts';
export { dearest, type TurningPoint, turningPoints } from './analysis/reading.ts';
export type { Bot, Brain, Budget, Thinking } from './bot.ts';
export { BOT_CHOICES, botFor, type Level, LEVELS, LONGEST_THOUGHT_MS, THOROUGH } from './levels.ts';
export { type Choice, type Decision, type Shape, Thinker } from './search/thinker.ts';
