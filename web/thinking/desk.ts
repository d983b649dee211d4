import type { AnyBrain, Registration } from '@roundhouse/games/registry';
import { SiteContent } from '@roundhouse/host';
import { type Asking, heardSchema, type Said } from './questions.ts';
import { type Work, worksIn } from './works.ts';

/** The world around the desk, so that tests can bring their own. */
export interface Surroundings {
  readonly game: (id: string) => Pick<Registration, 'brain'>;
  readonly tell: (said: Said) => void;
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
  /** Lets whatever waits have its turn. */
  readonly breathe: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** It thinks no longer at a stretch, so that it hears who waits no more, and several questions go on side by side. */
const BREATH_MS = 40;
const BETWEEN_REPORTS_MS = 150;

/** Where questions arrive that have to be thought about; it has a worker to itself. */
export class Desk {
  readonly #around: Surroundings;
  readonly #works: ReturnType<typeof worksIn>;
  readonly #waitedFor = new Map<number, AbortController>();
  #content = new SiteContent([]);

  constructor(around: Surroundings) {
    this.#around = around;
    this.#works = worksIn({ brain: async (game) => this.#brain(game), now: () => around.now() });
  }

  /** What came in from outside. Resolves when there is nothing more to say about it. */
  async hear(input: unknown): Promise<void> {
    const heard = heardSchema.parse(input);
    if ('content' in heard) this.#content = new SiteContent(heard.content);
    else if ('callOff' in heard) this.#waitedFor.get(heard.id)?.abort();
    else await this.#answer(heard);
  }

  async #answer(asking: Asking): Promise<void> {
    const { id } = asking;
    const { tell } = this.#around;
    const waitedFor = new AbortController();
    this.#waitedFor.set(id, waitedFor);
    try {
      const work = await this.#begin(asking);
      await this.#workOut(id, work, waitedFor.signal);
      if (!waitedFor.signal.aborted) tell({ id, answer: work.answer() });
    } catch (error) {
      tell({ id, why: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#waitedFor.delete(id);
    }
  }

  async #begin(asking: Asking): Promise<Work<unknown>> {
    switch (asking.ask) {
      case 'decide':
        return this.#works.decide(asking.question);
      case 'suggest':
        return this.#works.suggest(asking.question);
      case 'compare':
        return this.#works.compare(asking.question);
      case 'analyse':
        return this.#works.analyse(asking.question);
      case 'mark':
        return this.#works.mark(asking.question);
    }
  }

  async #workOut(id: number, work: Work<unknown>, signal: AbortSignal): Promise<void> {
    const { now, breathe, tell } = this.#around;
    let since = now();
    let told = since;
    while (!signal.aborted && work.step()) {
      if (now() - since < BREATH_MS) continue;
      if (now() - told >= BETWEEN_REPORTS_MS) {
        tell({ id, progress: work.progress() });
        told = now();
      }
      await breathe();
      since = now();
    }
  }

  async #brain(id: string): Promise<AnyBrain> {
    const { game, failed } = this.#around;
    const brain = await game(id).brain();
    return { ...brain, game: this.#content.furnished(brain.game, failed) };
  }
}
