import type { Database } from '../data/database.ts';
import type { Errands } from '../errands.ts';
import type { Bell } from '../news/bell.ts';
import type { Tables } from '../tables/tables.ts';
import { lastAct } from './host.ts';

const LOOK_MS = 1000;

interface Parts {
  readonly data: Database;
  readonly bell: Bell;
  readonly tables: Tables;
  readonly errands: Errands;
  /** Somebody was banned: who plays on where they sat? */
  readonly banned: (person: string) => Promise<void>;
}

/** Heeds what the host does, be it here, in another process of the server or on the command line: within a second. */
export class Heed {
  readonly #parts: Parts;
  #last = 0;
  #readOnly = false;
  #announcement: string | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get readOnly(): boolean {
    return this.#readOnly;
  }

  /** What everybody who comes is told. */
  get announcement(): string | null {
    return this.#announcement;
  }

  async start(): Promise<void> {
    const { db } = this.#parts.data;
    const { last } = await db
      .selectFrom('host_acts')
      .select((select) => select.fn.max('number').as('last'))
      .executeTakeFirstOrThrow();
    this.#last = last ?? 0;
    this.#readOnly = (await lastAct(db, 'read-only')) === '1';
    this.#announcement = saidIn((await lastAct(db, 'announced')) ?? '');
    this.#timer = setInterval(() => this.#parts.errands.run(async () => this.look()), LOOK_MS);
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Reads what is new. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const acts = await this.#parts.data.db
        .selectFrom('host_acts')
        .select(['number', 'what', 'about'])
        .where('number', '>', this.#last)
        .orderBy('number')
        .execute()
        // A database that is gone is told by those who ask it for something; a second later this looks again.
        .catch(() => []);
      for (const { number, what, about } of acts) {
        this.#last = number;
        await this.#heed(what, about);
      }
    } finally {
      this.#looking = false;
    }
  }

  async #heed(what: string, about: string): Promise<void> {
    const { bell, tables, banned } = this.#parts;
    switch (what) {
      case 'read-only':
        this.#readOnly = about === '1';
        return;
      case 'announced':
        this.#announcement = saidIn(about);
        bell.ring({ what: 'announced', text: this.#announcement });
        return;
      case 'closed':
        await tables.tell(about);
        return;
      case 'banned':
        bell.ring({ what: 'logged-out', person: about });
        await banned(about);
    }
  }
}

function saidIn(about: string): string | null {
  return about === '' ? null : about;
}
