import { ROUTES } from '@roundhouse/wire';
import type { Surroundings } from './news-line.ts';
import type { Server } from './server.ts';

export type Keeping =
  | { readonly state: 'reading' | 'saved' | 'saving' }
  | { readonly state: 'unsaved'; readonly why: string };

export interface Written {
  readonly text: string;
  readonly keeping: Keeping;
}

/** Whoever writes has paused for so long. */
const PAUSE_MS = 700;
const AGAIN_MS = 4000;

/** What I write down for myself at a table; the server keeps it as I write. */
export class PrivateNotes {
  readonly #table: string;
  readonly #server: Server;
  readonly #later: Surroundings['later'];
  readonly #listeners = new Set<() => void>();
  #written: Written = { text: '', keeping: { state: 'reading' } };
  #stopWaiting: (() => void) | null = null;

  constructor(table: string, server: Server, later: Surroundings['later']) {
    this.#table = table;
    this.#server = server;
    this.#later = later;
    void this.#load();
  }

  written(): Written {
    return this.#written;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
      // Whoever closes the notes has paused.
      if (this.#stopWaiting !== null && this.#listeners.size === 0) void this.#save();
    };
  }

  write(text: string): void {
    this.#become({ text, keeping: { state: 'saving' } });
    this.#saveAfter(PAUSE_MS);
  }

  #saveAfter(ms: number): void {
    this.#stopWaiting?.();
    this.#stopWaiting = this.#later(ms, () => void this.#save());
  }

  async #load(): Promise<void> {
    try {
      const { text } = await this.#server.ask(ROUTES.myNotes, { gaps: { table: this.#table } });
      if (this.#written.keeping.state === 'reading') this.#become({ text, keeping: { state: 'saved' } });
    } catch {
      if (this.#written.keeping.state === 'reading') this.#later(AGAIN_MS, () => void this.#load());
    }
  }

  async #save(): Promise<void> {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    const { text } = this.#written;
    try {
      await this.#server.ask(ROUTES.writeNotes, { gaps: { table: this.#table }, body: { text } });
      if (this.#written.text === text) this.#become({ text, keeping: { state: 'saved' } });
    } catch (error) {
      if (this.#written.text !== text) return;
      const why = error instanceof Error ? error.message : String(error);
      this.#become({ text, keeping: { state: 'unsaved', why } });
      this.#saveAfter(AGAIN_MS);
    }
  }

  #become(written: Written): void {
    this.#written = written;
    for (const changed of this.#listeners) changed();
  }
}
