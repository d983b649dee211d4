import { botFor, LONGEST_THOUGHT_MS } from '@roundhouse/bots';
import { furnishedFor, rngFrom } from '@roundhouse/kernel';
import type { Games } from './games.ts';
import type { BotQuestion } from './surroundings.ts';

/** Thinks here and now, while everything else waits: for tests, and inside a worker. */
export async function thinkHere(
  games: Games,
  { game: id, options, content, level, view: sent, seat, luck }: BotQuestion,
  ms = LONGEST_THOUGHT_MS,
): Promise<unknown> {
  const brain = await games.brain(id);
  const game = furnishedFor(brain.game, { content, options });
  const bot = botFor(level, { ...brain, game }, { ms, now: () => performance.now() });
  if (bot === undefined) throw new Error(`There is no bot '${level}'.`);
  const view = game.content?.bind(sent) ?? sent;
  return bot.choose(view, seat, rngFrom(luck));
}
