import { type Me, ROUTES } from '@roundhouse/wire';
import type { NewsLine } from './news-line.ts';
import type { Server } from './server.ts';

/** Whether there is a server behind this page, and who we are there. */
export type Standing =
  | { readonly server: 'asking' | 'away' }
  /** Null: it does not know us yet. */
  | { readonly server: 'there'; readonly person: Me['person'] };

/**
 * What this tab has to do with the server of its page: one way to ask, one line for the news, and who we are. A page
 * that stands on plain files, or has no network, has no server; it is as good for everything that is played here.
 */
export class Visit {
  readonly server: Server;
  readonly line: NewsLine;
  readonly #listeners = new Set<() => void>();
  #standing: Standing = { server: 'asking' };

  constructor(server: Server, line: NewsLine) {
    this.server = server;
    this.line = line;
    let broke = false;
    line.onState(() => {
      if (line.state === 'lost') broke = true;
      if (line.state !== 'open' || !broke) return;
      broke = false;
      // The server hangs up on whoever was logged out elsewhere.
      void this.look();
    });
  }

  standing(): Standing {
    return this.#standing;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Asks whether somebody is there, and who we are to them. */
  async look(): Promise<void> {
    try {
      const me = await this.server.ask(ROUTES.me, { gaps: {} });
      // Whoever asks for the first time only learns who the line was opened as.
      if (this.#standing.server === 'there') this.known(me);
      else this.#become({ server: 'there', person: me.person });
    } catch {
      // Nobody answers, or something that is no server of ours does.
      if (this.#standing.server !== 'there') this.#become({ server: 'away' });
    }
  }

  /** Comes in as a guest with that name; whoever is known changes the name. Rejects with a Refused. */
  async comeIn(name: string): Promise<void> {
    this.known(await this.server.ask(ROUTES.comeIn, { gaps: {}, body: { name } }));
  }

  /** An answer that said who we are now. */
  known({ person }: Me): void {
    const before = this.#standing;
    const same = before.server === 'there' && JSON.stringify(before.person) === JSON.stringify(person);
    if (same) return;
    this.#become({ server: 'there', person });
    // The line was opened as somebody else, who may hear other things.
    this.line.callAgain();
  }

  #become(standing: Standing): void {
    this.#standing = standing;
    for (const changed of this.#listeners) changed();
  }
}
