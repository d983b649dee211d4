import { addressOf, type GapsOf, refusal, type RefusalCode, type Route } from '@roundhouse/wire';

/** The server said no, or could not be asked. */
export class Refused extends Error {
  /** `away`: nobody answers there. */
  readonly code: RefusalCode | 'away';

  constructor(code: RefusalCode | 'away', why: string) {
    super(why);
    this.name = 'Refused';
    this.code = code;
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

  constructor(ask: Fetch = async (address, init) => fetch(address, init)) {
    this.#fetch = ask;
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
      const told = route.answer.safeParse(json);
      if (told.success) return told.data;
      throw new Refused('away', 'The server says something that this page does not understand. Reload the page.');
    }
    const said = refusal.safeParse(json);
    if (said.success) throw new Refused(said.data.error.code, said.data.error.why);
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
