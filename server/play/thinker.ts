import { gameContentIn } from '@roundhouse/host';
import { Piscina } from 'piscina';
import { Games } from './games.ts';
import type { BotQuestion } from './surroundings.ts';
import { thinkHere } from './think.ts';

// What the games do not take was said when the server started.
const games = new Games(gameContentIn(Piscina.workerData), () => undefined);

/** Runs in a thread of its own. */
export async function think(question: BotQuestion): Promise<unknown> {
  return thinkHere(games, question);
}
