import { alternatives, chapter, evaluate, forecast, imagine, propose, proposeHastily, weigh } from './bot/index.ts';
import { orders } from './orders.ts';
import { kingsOfAirAndSteam } from './rules/game.ts';

/** The game with its bot and its orders: what a match needs that is drawn elsewhere. */
export const brain = {
  game: kingsOfAirAndSteam,
  evaluate,
  forecast,
  imagine,
  propose,
  proposeHastily,
  alternatives,
  weigh,
  chapter,
  orders,
  // At the end of one round hardly anything tells who will win; a round later much does.
  tuning: { masterHorizon: 2 },
};
