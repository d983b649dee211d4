import { availableParallelism } from 'node:os';
import type { GameContent, Thought, World } from '@roundhouse/host';
import { Piscina } from 'piscina';
import type { BotQuestion } from './surroundings.ts';

interface Parts {
  readonly content: readonly GameContent[];
  readonly later: World['later'];
  /** What runs in each thread. */
  readonly program?: URL;
  /** A thread that thinks for so long hangs: a bot takes a second, and a thread some to begin. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 15_000;
/** A bot that wants more than this is wrong, and must not take the server along. */
const MOST_MEGABYTES = 1024;

/**
 * Bots in threads of their own: a request never waits for one that thinks. A thread that dies or hangs fails its thought
 * and is replaced by another.
 */
export class Thinkers {
  readonly #pool: Piscina<BotQuestion, unknown>;
  readonly #later: World['later'];
  readonly #patienceMs: number;
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor({ content, later, program, patienceMs = PATIENCE_MS }: Parts) {
    // One core is left for those who do not think.
    const threads = Math.max(1, availableParallelism() - 1);
    this.#free = threads;
    this.#later = later;
    this.#patienceMs = patienceMs;
    this.#pool = new Piscina({
      filename: (program ?? new URL('./thinker.js', import.meta.url)).href,
      name: 'think',
      workerData: content,
      maxThreads: threads,
      minThreads: 0,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
  }

  think(question: BotQuestion): Thought {
    const calledOff = new AbortController();
    return {
      action: this.#inTurn(question, calledOff),
      callOff: () => calledOff.abort(),
    };
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** In the order in which they came: who waits for a thread does not hang yet. */
  async #inTurn(question: BotQuestion, calledOff: AbortController): Promise<unknown> {
    const { signal } = calledOff;
    await this.#takeThread(signal);
    const stopWaiting = this.#later(this.#patienceMs, () => calledOff.abort(new Error('a bot did not answer')));
    try {
      signal.throwIfAborted();
      return await this.#pool.run(question, { signal });
    } finally {
      stopWaiting();
      this.#passThread();
    }
  }

  async #takeThread(signal: AbortSignal): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(begin);
        reject(new Error('nobody waits for this bot any more'));
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(begin);
    });
  }

  #passThread(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free++;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
