export type { Bot, Brain, Budget, Thinking } from './bot.ts';
export { BOT_CHOICES, botFor, type Level, LEVELS, LONGEST_THOUGHT_MS } from './levels.ts';
export { type Choice, type Decision, type Shape, Thinker } from './search/thinker.ts';
