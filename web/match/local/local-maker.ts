import type { Seat } from '@roundhouse/kernel';
import type { GameContent } from '../site-content.ts';
import type { Keeping, MatchMaker, MatchSummary, NewMatch, Pace, TableMatch } from '../table-match.ts';
import { LocalMatch } from './local-match.ts';
import type { CallName, Calls, News, Reply, Request, Update } from './protocol.ts';

/** As much of a worker as is needed here. The answer to a request comes back on the port that goes with it. */
export interface WorkerLike {
  postMessage(message: Request, ports: [MessagePort]): void;
}

/** Who hears what a worker says unasked, and that it failed. */
export interface Listener {
  readonly heard: (news: News) => void;
  readonly failed: (message: string) => void;
}

const MOST_SEATS = 12;

/**
 * Matches that run in a worker and are kept in this browser. The worker starts when there is something to do for it:
 * somebody who has no matches yet should not have to load it to learn that.
 */
export class LocalMaker implements MatchMaker {
  readonly #start: (listener: Listener) => WorkerLike;
  readonly #anythingKept: () => Promise<boolean>;
  readonly #content: () => Promise<readonly GameContent[]>;
  readonly #matches = new Map<number, LocalMatch>();
  /** News of a table that is being opened: they may overtake the answer. */
  readonly #early = new Map<number, (Update | null)[]>();
  readonly #unanswered = new Set<(error: Error) => void>();
  #worker: Promise<WorkerLike> | undefined;
  #pace: Pace = 'normal';

  /** `anythingKept` looks into the store; it rejects where the browser keeps nothing. */
  constructor(
    start: (listener: Listener) => WorkerLike,
    anythingKept: () => Promise<boolean>,
    content: () => Promise<readonly GameContent[]>,
  ) {
    this.#start = start;
    this.#anythingKept = anythingKept;
    this.#content = content;
  }

  async list(): Promise<readonly MatchSummary[]> {
    const nothing = this.#worker === undefined && !(await this.#anythingKept().catch(() => false));
    return nothing ? [] : this.#ask('list', null);
  }

  async create(match: NewMatch): Promise<string> {
    return this.#ask('create', match);
  }

  async importRecord(record: unknown, nameOf: (seat: Seat) => string): Promise<string> {
    const names = Array.from({ length: MOST_SEATS }, (_, seat) => nameOf(seat));
    return this.#ask('importRecord', { record, names });
  }

  async open(id: string): Promise<TableMatch> {
    const opened = await this.#ask('open', { id });
    const { table } = opened;
    const match = new LocalMatch(
      id,
      opened,
      async (call, asked) => this.#ask(call, asked),
      () => this.#matches.delete(table),
    );
    this.#matches.set(table, match);
    for (const update of this.#early.get(table) ?? []) match.hear(update);
    this.#early.delete(table);
    return match;
  }

  async remove(id: string): Promise<void> {
    await this.#ask('remove', { id });
  }

  async status(): Promise<Keeping> {
    if (this.#worker !== undefined) return this.#ask('status', null);
    try {
      await this.#anythingKept();
      return { kept: true };
    } catch (error) {
      return { kept: false, why: error instanceof Error ? error.message : String(error) };
    }
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    // Nobody waits for the answer; a worker that could not start says so to whoever asks it for something.
    if (this.#worker !== undefined) this.#ask('pace', { pace }).catch(() => undefined);
  }

  async #ask<K extends CallName>(call: K, asked: Calls[K]['asked']): Promise<Calls[K]['answer']> {
    return this.#send(await this.#running(), call, asked);
  }

  async #send<K extends CallName>(worker: WorkerLike, call: K, asked: Calls[K]['asked']): Promise<Calls[K]['answer']> {
    const { port1, port2 } = new MessageChannel();
    return new Promise<Calls[K]['answer']>((resolve, reject) => {
      this.#unanswered.add(reject);
      port1.addEventListener('message', ({ data }: MessageEvent<Reply<Calls[K]['answer']>>) => {
        port1.close();
        this.#unanswered.delete(reject);
        if (data.ok) resolve(data.answer);
        else reject(new Error(data.why));
      });
      port1.start();
      worker.postMessage({ call, asked }, [port2]);
    });
  }

  async #running(): Promise<WorkerLike> {
    this.#worker ??= this.#begin();
    return this.#worker;
  }

  /** The worker gets what the host adds before anything else: no match is opened without it. */
  async #begin(): Promise<WorkerLike> {
    const content = await this.#content();
    const worker = this.#start({
      heard: (news) => this.#hear(news),
      failed: (message) => this.#failed(message),
    });
    // Nobody waits for these answers; a worker that could not start says so to whoever asks it for something.
    this.#send(worker, 'content', content).catch(() => undefined);
    this.#send(worker, 'pace', { pace: this.#pace }).catch(() => undefined);
    return worker;
  }

  #hear({ table, update }: News): void {
    const match = this.#matches.get(table);
    if (match !== undefined) match.hear(update);
    else this.#early.set(table, [...(this.#early.get(table) ?? []), update]);
  }

  /** The worker did not start, or stumbled: whoever waits for it would wait for ever. */
  #failed(message: string): void {
    const error = new Error(message === '' ? 'The game could not be started.' : message);
    for (const reject of this.#unanswered) reject(error);
    this.#unanswered.clear();
  }
}
