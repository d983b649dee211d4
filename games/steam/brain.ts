import { chapter, evaluate, forecast, isJudgedAtOnce, sample, weigh } from './bot/index.ts';
import { orders } from './orders.ts';
import { steam } from './rules/game.ts';

const tuning = { driverNotices: 12, engineerPositions: 0 };

/** The game with its bot and its orders: what a match needs that is drawn elsewhere. */
export const brain = { game: steam, evaluate, forecast, weigh, sample, chapter, isJudgedAtOnce, orders, tuning };
