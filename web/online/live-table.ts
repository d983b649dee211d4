import { type News, ROUTES, type Table } from '@roundhouse/wire';
import { Followers } from './followers.ts';
import { Refused } from './server.ts';
import type { Visit } from './visit.ts';

/** A table as it is known here. */
export type Sight =
  | { readonly state: 'looking' }
  | { readonly state: 'refused'; readonly code: Refused['code']; readonly why: string }
  | { readonly state: 'seen'; readonly table: Table };

/** One table, kept up to date by the line. */
export class LiveTable {
  readonly #id: string;
  readonly #visit: Visit;
  readonly #followers = new Followers(() => this.#follow());
  #sight: Sight = { state: 'looking' };

  constructor(id: string, visit: Visit) {
    this.#id = id;
    this.#visit = visit;
  }

  sight(): Sight {
    return this.#sight;
  }

  /** Follows the table while somebody wants to know. */
  subscribe(changed: () => void): () => void {
    return this.#followers.add(changed);
  }

  async look(): Promise<void> {
    try {
      this.take(await this.#visit.server.ask(ROUTES.table, { gaps: { table: this.#id } }));
    } catch (error) {
      // What was seen already is better than nothing while nobody answers.
      const refused = error instanceof Refused ? error : new Refused('away', String(error));
      if (!refused.passes || this.#sight.state !== 'seen') {
        this.#become({ state: 'refused', code: refused.code, why: refused.message });
      }
    }
  }

  /** The table as an answer told it. */
  take(table: Table): void {
    if (table.id === this.#id) this.#become({ state: 'seen', table });
  }

  #follow(): () => void {
    void this.look();
    const { line } = this.#visit;
    const hangUp = line.listen({
      hear: (news) => this.#hear(news),
      // A match that is open looks at its table itself, and knows from where on.
      wishes: () => (this.#hasMatch() ? [] : [{ do: 'watch', table: this.#id }]),
    });
    return () => {
      hangUp();
      line.say({ do: 'leave', table: this.#id });
    };
  }

  #hasMatch(): boolean {
    return this.#sight.state === 'seen' && ['running', 'over'].includes(this.#sight.table.state);
  }

  #hear(news: News): void {
    if (news.news === 'table') this.take(news.about);
    // Who may look at it has changed: what there is to say about that is the answer to a question.
    const refused = news.news === 'refused' && news.table === this.#id && news.key === undefined;
    if (refused && this.#sight.state === 'seen') void this.look();
  }

  #become(sight: Sight): void {
    this.#sight = sight;
    this.#followers.tell();
  }
}
