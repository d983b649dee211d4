export type { Bot, Brain, Budget } from './bot.ts';
export { BOT_CHOICES, botFor } from './levels.ts';
