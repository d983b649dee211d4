import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Whoever does not take an answer within this time, once the server ends, does without it. */
const GRACE_MS = 20_000;
/** Another process, or the next, is asked after this time. */
const AGAIN_SECONDS = 2;

/** A line stays open for as long as somebody listens: it is never answered. */
export const LINES = '/api/news';

/** Requests, and what is played on lines, that were read to their end and have no answer yet: a server that ends gives it first. */
export class InProgress {
  readonly #unanswered = new Set<object>();
  readonly #waiting: (() => void)[] = [];
  #ends = false;

  /** Before whatever else would cut lines when the server ends. */
  constructor(app: FastifyInstance) {
    app.addHook('preHandler', (request, reply, done) => {
      if (!request.url.startsWith(LINES)) this.#expect(reply.raw);
      done();
    });
    // Fastify takes no more requests by now, and cuts every line after this.
    app.addHook('preClose', async () => {
      this.#ends = true;
      const patience = new AbortController();
      const waited = delay(GRACE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([this.#none(), waited]);
      patience.abort();
    });
  }

  get count(): number {
    return this.#unanswered.size;
  }

  /** Something that is played on a line, until what is returned is called; a refusal when the server ends. */
  begin(): () => void {
    if (this.#ends) throw new Refusal('unavailable', 'The server takes nothing more before it ends.', AGAIN_SECONDS);
    const asked = {};
    this.#unanswered.add(asked);
    return () => this.#answered(asked);
  }

  async #none(): Promise<void> {
    if (this.count === 0) return;
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Whoever asks for a page that is no file comes by twice: as for a file, and as for what was not found. */
  #expect(response: ServerResponse): void {
    if (this.#unanswered.has(response)) return;
    this.#unanswered.add(response);
    response.once('close', () => this.#answered(response));
  }

  #answered(asked: object): void {
    this.#unanswered.delete(asked);
    if (this.count === 0) for (const wake of this.#waiting.splice(0)) wake();
  }
}
