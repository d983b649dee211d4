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
  // Whoever thinks of ten things here plays nearly as well as with all of them, and with the usual number of positions `engineer`
  // nearly as well as `master`.
  tuning: { stokerNotices: 3, driverNotices: 6, engineerPositions: 2000 },
};
