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
  // Whoever thinks of eight things here plays nearly as well as with all of them. At the end of one round hardly anything tells
  // who will win; a round later much does.
  tuning: { stokerNotices: 3, driverNotices: 6, engineerPositions: 0, masterHorizon: 2 },
};
