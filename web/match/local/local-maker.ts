import type { Update } from '@roundhouse/host';
import type { Seat, Sitter } from '@roundhouse/kernel';
import type { GameContent } from '@roundhouse/host';
import type {
  BroughtBack,
  Glance,
  Keeping,
  KeptAnalysis,
  MatchMaker,
  MatchSummary,
  NewMatch,
  OwnResult,
  Pace,
  SavedGames,
  TableMatch,
} from '../table-match.ts';
import { LocalMatch } from './local-match.ts';
import type { CallName, Calls, News, Reply, Request } from './protocol.ts';

/** As much of a worker as is needed here. */
export interface WorkerLike {
  postMessage(message: Request): void;
}

/** Who hears what a worker says, and that it failed. */
export interface Listener {
  readonly heard: (message: Reply | News) => void;
  readonly failed: (message: string) => void;
}

/** Whoever waits for the answer to one call. */
interface Waiting<K extends CallName> {
  readonly resolve: (answer: Calls[K]['answer']) => void;
  readonly reject: (error: Error) => void;
}

type Unanswered = { readonly [K in CallName]: Map<number, Waiting<K>> };

const MOST_SEATS = 12;

function nothingAsked(): Unanswered {
  return {
    content: new Map(),
    list: new Map(),
    create: new Map(),
    importRecord: new Map(),
    branch: new Map(),
    analysis: new Map(),
    keepAnalysis: new Map(),
    open: new Map(),
    remove: new Map(),
    save: new Map(),
    bringBack: new Map(),
    glance: new Map(),
    ownResults: new Map(),
    status: new Map(),
    pace: new Map(),
    submit: new Map(),
    takeBack: new Map(),
    seat: new Map(),
    look: new Map(),
    views: new Map(),
    fork: new Map(),
    record: new Map(),
    bringHere: new Map(),
    close: new Map(),
  };
}

/**
 * Matches that run in a worker and are kept in this browser. The worker starts when there is something to do for it:
 * somebody who has no matches yet should not have to load it to learn that.
 */
export class LocalMaker implements MatchMaker {
  readonly #start: (listener: Listener) => WorkerLike;
  readonly #anythingKept: () => Promise<boolean>;
  readonly #content: () => Promise<readonly GameContent[]>;
  readonly #matches = new Map<number, LocalMatch>();
  #unanswered = nothingAsked();
  #asked = 0;
  #worker: Promise<WorkerLike> | undefined;
  /** Whether the worker has ever said anything. */
  #isAlive = false;
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
    return (await this.#isEmpty()) ? [] : this.#ask('list', null);
  }

  async create(match: NewMatch): Promise<string> {
    return this.#ask('create', match);
  }

  async importRecord(record: unknown, nameOf: (seat: Seat) => string): Promise<string> {
    const names = Array.from({ length: MOST_SEATS }, (_, seat) => nameOf(seat));
    return this.#ask('importRecord', { record, names });
  }

  async branch(record: unknown, seq: number, sitters: readonly Sitter[]): Promise<string> {
    return this.#ask('branch', { record, seq, sitters });
  }

  async analysis(id: string): Promise<KeptAnalysis | null> {
    return this.#ask('analysis', { id });
  }

  async keepAnalysis(id: string, analysis: KeptAnalysis): Promise<void> {
    await this.#ask('keepAnalysis', { id, analysis });
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
    return match;
  }

  async remove(id: string): Promise<void> {
    await this.#ask('remove', { id });
  }

  async save(ids: readonly string[] | null): Promise<SavedGames> {
    return this.#ask('save', { ids });
  }

  async bringBack(file: unknown): Promise<BroughtBack> {
    return this.#ask('bringBack', { file });
  }

  async glance(id: string): Promise<Glance> {
    return this.#ask('glance', { id });
  }

  async ownResults(): Promise<readonly OwnResult[]> {
    return (await this.#isEmpty()) ? [] : this.#ask('ownResults', null);
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

  /** Whether nothing was ever kept here: then the worker need not be woken for it. */
  async #isEmpty(): Promise<boolean> {
    return this.#worker === undefined && !(await this.#anythingKept().catch(() => false));
  }

  async #ask<K extends CallName>(call: K, asked: Calls[K]['asked']): Promise<Calls[K]['answer']> {
    return this.#send(await this.#running(), call, asked);
  }

  async #send<K extends CallName>(worker: WorkerLike, call: K, asked: Calls[K]['asked']): Promise<Calls[K]['answer']> {
    const id = ++this.#asked;
    return new Promise<Calls[K]['answer']>((resolve, reject) => {
      const waiting: Map<number, Waiting<K>> = this.#unanswered[call];
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, call, asked });
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
      heard: (message) => ('call' in message ? this.#answered(message) : this.#told(message)),
      failed: (message) => this.#failed(message),
    });
    // Nobody waits for these answers; a worker that could not start says so to whoever asks it for something.
    this.#send(worker, 'content', content).catch(() => undefined);
    this.#send(worker, 'pace', { pace: this.#pace }).catch(() => undefined);
    return worker;
  }

  #answered<K extends CallName>(reply: Reply<K>): void {
    this.#isAlive = true;
    const waiting: Map<number, Waiting<K>> = this.#unanswered[reply.call];
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.ok) asked?.resolve(reply.answer);
    else asked?.reject(new Error(reply.why));
  }

  #told({ table, update }: { readonly table: number; readonly update: Update | null }): void {
    this.#matches.get(table)?.hear(update);
  }

  /** The worker did not start, or stumbled: whoever waits for it would wait for ever. */
  #failed(message: string): void {
    const error = new Error(message === '' ? 'The game could not be started.' : message);
    for (const waiting of Object.values(this.#unanswered)) for (const { reject } of waiting.values()) reject(error);
    this.#unanswered = nothingAsked();
    // One that could not even be loaded answers nobody: whoever tries again gets another.
    if (!this.#isAlive) this.#worker = undefined;
  }
}
