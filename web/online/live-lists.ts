import { ROUTES, type TableLists } from '@roundhouse/wire';
import { Followers } from './followers.ts';
import type { Visit } from './visit.ts';

/** What home shows of the server, kept up to date by the line. */
export class LiveLists {
  readonly #visit: Visit;
  readonly #followers = new Followers(() => this.#follow());
  #lists: TableLists | null = null;
  #asking = false;
  #askAgain = false;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** Null until they are known. */
  lists(): TableLists | null {
    return this.#lists;
  }

  subscribe(changed: () => void): () => void {
    return this.#followers.add(changed);
  }

  #follow(): () => void {
    void this.#look();
    return this.#visit.line.listen({
      hear: ({ news }) => {
        if (news === 'home') void this.#look();
      },
      wishes: () => [{ do: 'home' }],
    });
  }

  /** Much may happen while one answer is on its way; it is asked for once more afterwards. */
  async #look(): Promise<void> {
    this.#askAgain = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    try {
      this.#lists = await this.#visit.server.ask(ROUTES.tables, { gaps: {} });
      this.#followers.tell();
    } catch {
      // The lists of a moment ago stay until somebody answers again.
    } finally {
      this.#asking = false;
    }
    if (this.#askAgain) await this.#look();
  }
}
