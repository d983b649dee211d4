import { addressOf, type GapsOf, refusal, type RefusalCode, type Route } from '@roundhouse/wire';

/** The server said no, or could not be asked. */
export class Refused extends Error {
  /** `away`: nobody answers there. */
  readonly code: RefusalCode | 'away';
  /** Whether it ends by itself, so that it makes sense to ask again: nobody answers, or the server says when it will. */
  readonly passes: boolean;

  constructor(code: RefusalCode | 'away', why: string, passes = code === 'away') {
    super(why);
    this.name = 'Refused';
    this.code = code;
    this.passes = passes;
  }
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** What was asked, with everything that its route needs. */
export interface Asked<Path extends string, Query, Body> {
  readonly gaps: Readonly<Record<GapsOf<Path>, string>>;
  readonly query?: Query;
  readonly body?: Body;
}

/** The server of this page, by the routes of `wire/`. */
export class Server {
  readonly #fetch: Fetch;
  readonly #listeners = new Set<() => void>();
  #trouble: string | null = null;

  constructor(ask: Fetch = async (address, init) => fetch(address, init)) {
    this.#fetch = ask;
  }

  /** What the server says is wrong with itself, while it cannot do what it is asked. */
  get trouble(): string | null {
    return this.#trouble;
  }

  onTrouble(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  #isTroubled(trouble: string | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    for (const changed of this.#listeners) changed();
  }

  /** Rejects with a Refused. */
  async ask<Path extends string, Query, Body, Answer>(
    route: Route<Path, Query, Body, Answer>,
    { gaps, query, body }: Asked<Path, Query, Body>,
  ): Promise<Answer> {
    const address = addressOf(route.path, gaps) + (query === undefined ? '' : `?${queryOf(query)}`);
    let answer: Response;
    try {
      answer = await this.#fetch(address, {
        method: route.method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    } catch {
      throw new Refused('away', 'The server cannot be reached. Are you connected?');
    }
    const json = await jsonOf(answer);
    if (answer.ok) {
      this.#isTroubled(null);
      const told = route.answer.safeParse(json);
      if (told.success) return told.data;
      throw new Refused('away', 'The server says something that this page does not understand. Reload the page.');
    }
    const said = refusal.safeParse(json);
    if (said.success) {
      const { code, why } = said.data.error;
      const passes = answer.headers.has('retry-after');
      if (passes && code === 'unavailable') this.#isTroubled(why);
      throw new Refused(code, why, passes);
    }
    throw new Refused('away', `The server cannot be reached (${answer.status}). Try again in a moment.`);
  }
}

function queryOf(query: unknown): string {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}
