import { evaluate, weigh } from './bot/index.ts';
import { steam } from './rules/game.ts';

/** The game with its bot: what a match needs that is drawn elsewhere. */
export const brain = { game: steam, evaluate, weigh };
