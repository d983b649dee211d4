import { addressOf, type GapsOf, type Route, ROUTES } from '@roundhouse/wire';

/** A table that waits for somebody to come by its link. */
export interface OpenTable {
  readonly table: string;
  /** Where the link leads to. */
  readonly path: string;
}

/** Somebody elsewhere who plays over the same server, and needs no browser for it. */
export class Friend {
  readonly #address: string;
  #cookie = '';

  private constructor(address: string) {
    this.#address = address;
  }

  static async named(name: string, address: string): Promise<Friend> {
    const friend = new Friend(address);
    await friend.#ask(ROUTES.comeIn, {}, { name });
    return friend;
  }

  async openTable(): Promise<OpenTable> {
    const { id, invite } = await this.#ask(
      ROUTES.openTable,
      {},
      {
        game: 'age-of-steam',
        options: { map: 'two-shores' },
        seats: 2,
        access: 'link',
        pace: 'live',
        watching: true,
      },
    );
    return { table: id, path: `/join/${invite}` };
  }

  async start(table: string): Promise<void> {
    await this.#ask(ROUTES.start, { table });
  }

  /** Decides whatever comes first; false when it is another's turn. */
  async decide(table: string): Promise<boolean> {
    const { seq, undos, actions } = await this.#ask(ROUTES.legal, { table });
    const [first] = actions;
    if (first === undefined) return false;
    await this.#ask(ROUTES.submit, { table }, { seq, undos, actions: [first], key: `${table}-${seq}` });
    return true;
  }

  async #ask<Path extends string, Query, Body, Answered>(
    route: Route<Path, Query, Body, Answered>,
    gaps: Readonly<Record<GapsOf<Path>, string>>,
    body?: Body,
  ): Promise<Answered> {
    const answer = await fetch(`${this.#address}${addressOf(route.path, gaps)}`, {
      method: route.method,
      headers: { cookie: this.#cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [session = ''] = answer.headers.get('set-cookie')?.split(';') ?? [this.#cookie];
    this.#cookie = session;
    if (!answer.ok) throw new Error(`${route.method} ${route.path}: ${await answer.text()}`);
    return route.answer.parse(await answer.json());
  }
}
