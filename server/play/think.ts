import { availableParallelism } from 'node:os';
import { botFor } from '@roundhouse/bots';
import type { GameContent, Thought } from '@roundhouse/host';
import { furnishedFor, rngFrom } from '@roundhouse/kernel';
import { Piscina } from 'piscina';
import type { Games } from './games.ts';
import type { BotQuestion } from './hall.ts';

/** How long a bot may think. */
const THINKING_MS = 300;

/** Thinks here and now, while everything else waits: for tests, and inside a worker. */
export async function thinkHere(
  games: Games,
  { game: id, options, content, level, view: sent, seat, luck }: BotQuestion,
): Promise<unknown> {
  const brain = await games.brain(id);
  const game = furnishedFor(brain.game, { content, options });
  const bot = botFor(level, { ...brain, game }, { ms: THINKING_MS, now: () => performance.now() });
  if (bot === undefined) throw new Error(`There is no bot '${level}'.`);
  const view = game.content?.bind(sent) ?? sent;
  return bot.choose(view, seat, rngFrom(luck));
}

/** Bots in threads of their own: a request never waits for one that thinks. */
export class Thinkers {
  readonly #pool: Piscina<BotQuestion, unknown>;

  constructor(content: readonly GameContent[]) {
    this.#pool = new Piscina({
      filename: new URL('./thinker.js', import.meta.url).href,
      name: 'think',
      workerData: content,
      // One core is left for those who do not think.
      maxThreads: Math.max(1, availableParallelism() - 1),
      minThreads: 0,
      idleTimeout: 60_000,
    });
  }

  think(question: BotQuestion): Thought {
    const calledOff = new AbortController();
    return {
      action: this.#pool.run(question, { signal: calledOff.signal }),
      callOff: () => calledOff.abort(),
    };
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
