import { type ChatLine, type News, type Person, ROUTES } from '@roundhouse/wire';
import { readStored, writeStored } from '@roundhouse/ui';
import { Followers } from './followers.ts';
import type { NewsLine } from './news-line.ts';
import type { Server } from './server.ts';

export interface Said {
  readonly lines: readonly ChatLine[];
  /** How many of others were not read here yet. */
  readonly unread: number;
  readonly muted: readonly Person[];
}

export interface TalkParts {
  readonly table: string;
  /** My id; null for somebody whom the server does not know. */
  readonly me: string | null;
  readonly server: Server;
  readonly line: NewsLine;
}

/** What is said at one table, kept up to date by the line. */
export class TableTalk {
  readonly #parts: TalkParts;
  readonly #followers = new Followers(() => this.#follow());
  #said: Said = { lines: [], unread: 0, muted: [] };
  #read: number;
  #isRead = false;

  constructor(parts: TalkParts) {
    this.#parts = parts;
    this.#read = Number(readStored(this.#readKey) ?? 0);
  }

  said(): Said {
    return this.#said;
  }

  /** Follows the talk while somebody wants to know. */
  subscribe(changed: () => void): () => void {
    return this.#followers.add(changed);
  }

  /** Somebody has it before their eyes, or no longer. */
  beRead(isRead: boolean): void {
    this.#isRead = isRead;
    this.#become({});
  }

  /** Rejects with a Refused. */
  async speak(text: string): Promise<void> {
    const { server, table } = this.#parts;
    this.#add([await server.ask(ROUTES.speak, { gaps: { table }, body: { text } })]);
  }

  /** Rejects with a Refused. */
  async mute(person: string, muted: boolean): Promise<void> {
    const { server } = this.#parts;
    const all = await server.ask(muted ? ROUTES.mute : ROUTES.unmute, { gaps: { person } });
    this.#become({ muted: all, lines: this.#said.lines.filter((line) => !isOf(line, all)) });
    // What was said meanwhile by whom I hear again.
    if (!muted) await this.#catchUp(0);
  }

  get #readKey(): string {
    return `roundhouse.read.${this.#parts.table}`;
  }

  #follow(): () => void {
    const { server, line, me } = this.#parts;
    if (me !== null) {
      server.ask(ROUTES.muted, { gaps: {} }).then(
        (muted) => this.#become({ muted }),
        // Whose words are not to be read is the server's to know; here it only marks their names.
        () => undefined,
      );
    }
    void this.#catchUp(0);
    return line.listen({
      hear: (news) => this.#hear(news),
      // What is said at a table comes with looking at it; what was said while the line was broken does not.
      wishes: () => {
        void this.#catchUp(this.#said.lines.at(-1)?.number ?? 0);
        return [];
      },
    });
  }

  #hear(news: News): void {
    if (news.news === 'said' && news.table === this.#parts.table) this.#add([news.line]);
  }

  async #catchUp(after: number): Promise<void> {
    const { server, table } = this.#parts;
    try {
      this.#add(await server.ask(ROUTES.chat, { gaps: { table }, query: { after: String(after) } }));
    } catch {
      // It is asked for again as soon as the line is back.
    }
  }

  #add(more: readonly ChatLine[]): void {
    const byNumber = new Map([...this.#said.lines, ...more].map((line) => [line.number, line]));
    const lines = [...byNumber.values()].toSorted((a, b) => a.number - b.number);
    this.#become({ lines });
  }

  #become(changes: Partial<Said>): void {
    const { lines, muted } = { ...this.#said, ...changes };
    const last = lines.at(-1)?.number ?? 0;
    if (this.#isRead && last > this.#read) {
      this.#read = last;
      writeStored(this.#readKey, String(last));
    }
    const unread = lines.filter(({ number, person }) => number > this.#read && person !== this.#parts.me).length;
    this.#said = { lines, muted, unread };
    this.#followers.tell();
  }
}

function isOf({ person }: ChatLine, people: readonly Person[]): boolean {
  return people.some(({ id }) => id === person);
}
