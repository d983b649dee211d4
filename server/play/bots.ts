import type { Thought } from '@roundhouse/host';
import { furnishedFor } from '@roundhouse/kernel';
import type { Games } from './games.ts';
import type { BotQuestion } from './surroundings.ts';
import { thinkHere } from './think.ts';

const MOST_TRIES = 3;
/** Whoever plays in place of a bot does so beside the requests, and must be quick. */
const IN_PLACE = { level: 'greedy', ms: 50 };

interface Parts {
  readonly games: Games;
  readonly think: (question: BotQuestion) => Thought;
  readonly failed: (error: unknown) => void;
  /** A bot has failed for good, and another played in its place: for whoever runs the server. */
  readonly gaveUp: () => void;
}

/**
 * Asks bots, and asks again those that fail: a thread may have died, or hung. For one that fails for good the greedy bot
 * plays, and where even that cannot be, whatever is legal: no match stands still.
 */
export class Bots {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  think(question: BotQuestion): Thought {
    const { think, failed } = this.#parts;
    let thought: Thought | undefined;
    const waitedFor = new AbortController();
    const { signal } = waitedFor;
    const ask = async (): Promise<unknown> => {
      for (let tries = 1; tries <= MOST_TRIES; tries++) {
        try {
          thought = think(question);
          return await thought.action;
        } catch (error) {
          // A thought that nobody waits for any more may end as it likes.
          if (signal.aborted) return undefined;
          failed(error);
        }
      }
      return this.#inPlace(question);
    };
    return {
      action: ask(),
      callOff: () => {
        waitedFor.abort();
        thought?.callOff();
      },
    };
  }

  async #inPlace(question: BotQuestion): Promise<unknown> {
    const { games, failed, gaveUp } = this.#parts;
    gaveUp();
    try {
      return await thinkHere(games, { ...question, level: IN_PLACE.level }, IN_PLACE.ms);
    } catch (error) {
      failed(error);
      const { game: id, content, options, view, seat } = question;
      const game = furnishedFor((await games.brain(id)).game, { content, options });
      return game.legal(game.content?.bind(view) ?? view, seat)[0];
    }
  }
}
