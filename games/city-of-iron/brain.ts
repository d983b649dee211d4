import { evaluate, propose, weigh } from './bot/index.ts';
import { cityOfIron } from './rules/game.ts';

/** The game with its bot: what a match needs that is drawn elsewhere. */
export const brain = { game: cityOfIron, evaluate, propose, weigh };
