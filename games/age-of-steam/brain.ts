import { chapter, evaluate, forecast, isJudgedAtOnce, risk, sample, weigh } from './bot/index.ts';
import { orders } from './orders.ts';
import { ageOfSteam } from './rules/game.ts';

/** The game with its bot and its orders: what a match needs that is drawn elsewhere. */
export const brain = {
  game: ageOfSteam,
  evaluate,
  risk,
  forecast,
  weigh,
  sample,
  chapter,
  isJudgedAtOnce,
  // `evaluate` minds the others' incomes already: who minds the leader beside that pays for what all the others have of it.
  tuning: { driverNotices: 9, engineerPositions: 0, rivalry: 0 },
  orders,
};
