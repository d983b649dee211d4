import type { GameContent } from '@roundhouse/host';
import type { Schema } from '@roundhouse/kernel';
import {
  type AnalyseQuestion,
  ANSWERS,
  type Asking,
  type Asks,
  type CompareQuestion,
  type DecideQuestion,
  type Heard,
  type MarkQuestion,
  type Progress,
  saidSchema,
  type SuggestQuestion,
} from './questions.ts';

/** As much of a worker as is needed here. */
export interface Port {
  readonly post: (message: Heard) => void;
  readonly stop: () => void;
}

/** Who hears what a worker says, and that it failed. */
export interface Listener {
  readonly heard: (message: unknown) => void;
  readonly failed: (why: string) => void;
}

/** The world around the thinkers, so that tests can bring their own. */
export interface Surroundings {
  readonly start: (listener: Listener) => Port;
  readonly content: () => Promise<readonly GameContent[]>;
  /** Does the work later, unless it is called off by the function that is returned. */
  readonly later: (ms: number, work: () => void) => () => void;
}

/** How somebody waits for an answer. */
export interface Waiting<Answer> {
  /** Aborted, nobody waits any more. */
  readonly signal?: AbortSignal;
  readonly progress?: (progress: Progress<Answer>) => void;
}

/** A question that is not answered yet. */
interface Open {
  readonly asking: Asking;
  readonly heard: (progress: Progress<unknown>) => void;
  readonly answered: (answer: unknown) => void;
  readonly failed: (error: unknown) => void;
  /** The workers that broke down while they thought about it. */
  broken: number;
}

/** A question that so many workers broke down over would break the next as well. */
const MOST_BROKEN = 3;
/** A worker that is silent for so long hangs: it reports several times a second, but may have to load a game first. */
const PATIENCE_MS = 30_000;

/**
 * Has things thought about in a worker of their own, which starts with the first question. One that breaks down or hangs
 * is replaced by another, which is asked again. An answer that nobody waits for any more rejects with the signal's reason.
 */
export class Thinkers {
  readonly #around: Surroundings;
  readonly #open = new Map<number, Open>();
  #asked = 0;
  #port: Port | undefined;
  #isStarting = false;
  #stopWatching: () => void = () => {};

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async decide(question: DecideQuestion, waiting: Waiting<unknown> = {}): Promise<unknown> {
    return this.#ask((id) => ({ id, ask: 'decide', question }), ANSWERS.decide, waiting);
  }

  async suggest(
    question: SuggestQuestion,
    waiting: Waiting<Asks['suggest']['answer']> = {},
  ): Promise<Asks['suggest']['answer']> {
    return this.#ask((id) => ({ id, ask: 'suggest', question }), ANSWERS.suggest, waiting);
  }

  async compare(
    question: CompareQuestion,
    waiting: Waiting<Asks['compare']['answer']> = {},
  ): Promise<Asks['compare']['answer']> {
    return this.#ask((id) => ({ id, ask: 'compare', question }), ANSWERS.compare, waiting);
  }

  async analyse(
    question: AnalyseQuestion,
    waiting: Waiting<Asks['analyse']['answer']> = {},
  ): Promise<Asks['analyse']['answer']> {
    return this.#ask((id) => ({ id, ask: 'analyse', question }), ANSWERS.analyse, waiting);
  }

  async mark(question: MarkQuestion): Promise<string> {
    return this.#ask((id) => ({ id, ask: 'mark', question }), ANSWERS.mark, {});
  }

  async #ask<Answer>(
    asking: (id: number) => Asking,
    answer: Schema<Answer>,
    { signal, progress }: Waiting<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const id = ++this.#asked;
    const { promise, resolve, reject } = withResolvers<Answer>();
    const callOff = (): void => {
      this.#port?.post({ id, callOff: true });
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', callOff);
    this.#open.set(id, {
      asking: asking(id),
      heard: ({ done, of, soFar }) => progress?.({ done, of, soFar: soFar === null ? null : answer.parse(soFar) }),
      answered: (said) => resolve(answer.parse(said)),
      failed: reject,
      broken: 0,
    });
    this.#watch();
    if (this.#port === undefined) void this.#start();
    else this.#port.post(asking(id));
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', callOff);
      this.#open.delete(id);
      this.#watch();
    }
  }

  /** A new worker gets what the host adds to the games, and then all that is still to be answered. */
  async #start(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      const content = await this.#around.content();
      const port = this.#around.start({
        heard: (message) => this.#hear(port, message),
        failed: (why) => this.#replace(port, why),
      });
      this.#port = port;
      port.post({ content });
      for (const { asking } of this.#open.values()) port.post(asking);
    } catch (error) {
      for (const { failed } of this.#open.values()) failed(error);
    } finally {
      this.#isStarting = false;
    }
  }

  #hear(port: Port, message: unknown): void {
    if (port !== this.#port) return;
    const said = saidSchema.parse(message);
    const open = this.#open.get(said.id);
    if (open === undefined) return;
    this.#watch();
    try {
      if ('progress' in said) open.heard(said.progress);
      else if ('why' in said) open.failed(new Error(said.why));
      else open.answered(said.answer);
    } catch (error) {
      open.failed(error);
    }
  }

  /** It broke down: what is left to answer goes to another, unless that has happened too often. */
  #replace(port: Port, why: string): void {
    if (port !== this.#port) return;
    port.stop();
    this.#port = undefined;
    for (const [id, open] of this.#open) {
      if (++open.broken < MOST_BROKEN) continue;
      this.#open.delete(id);
      open.failed(new Error(why === '' ? 'The computer player could not be started.' : why));
    }
    this.#watch();
    if (this.#open.size > 0) void this.#start();
  }

  /** From now on, a worker has its time to say something. */
  #watch(): void {
    this.#stopWatching();
    this.#stopWatching = () => {};
    if (this.#open.size === 0) return;
    this.#stopWatching = this.#around.later(PATIENCE_MS, () => {
      if (this.#port !== undefined) this.#replace(this.#port, 'The computer player did not answer.');
    });
  }
}

/** A promise, and the two ways in which it ends. */
function withResolvers<T>(): {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
} {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
