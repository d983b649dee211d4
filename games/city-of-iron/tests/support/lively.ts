import { choosingBy } from '@roundhouse/kernel/kit';
import { weigh } from '../../bot/index.ts';
import type { Action, Position } from '../../index.ts';

/** One of the actions, by the weights of the game's bot: blind choices store half the row and build little. */
export const livelyChoice = choosingBy<Position, Action>(weigh);
