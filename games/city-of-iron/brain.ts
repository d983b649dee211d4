import { chapter, evaluate, forecast, propose, weigh } from './bot/index.ts';
import { orders } from './orders.ts';
import { cityOfIron } from './rules/game.ts';

/** The game with its bot and its orders: what a match needs that is drawn elsewhere. */
export const brain = {
  game: cityOfIron,
  evaluate,
  forecast,
  propose,
  weigh,
  chapter,
  orders,
  // With the usual number `engineer` plays nearly as well as `master`.
  tuning: { engineerPositions: 2000 },
};
