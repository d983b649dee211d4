import { botFor } from '@roundhouse/bots';
import type { Thought } from '@roundhouse/host';
import { furnishedFor, rngFrom } from '@roundhouse/kernel';
import type { Games } from './games.ts';
import type { BotQuestion } from './hall.ts';

/** How long a bot may think. */
export interface Thinking {
  readonly ms: number;
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
}

/** Thinks here and now, while everything else waits: for tests, and inside a worker. */
export async function thinkHere(
  games: Games,
  { game: id, options, content, level, view, seat, luck }: BotQuestion,
  { ms, now }: Thinking,
): Promise<unknown> {
  const brain = await games.brain(id);
  const game = furnishedFor(brain.game, { content, options });
  const bot = botFor(level, { ...brain, game }, { ms, now });
  if (bot === undefined) throw new Error(`There is no bot '${level}'.`);
  return bot.choose(game.content?.bind(view) ?? view, seat, rngFrom(luck));
}

export function thoughtHere(games: Games, question: BotQuestion, thinking: Thinking): Thought {
  return { action: thinkHere(games, question, thinking), callOff: () => undefined };
}
