import type { Submission } from '@roundhouse/host';
import { BriefHearer, LARGEST_MESSAGE, type News, type Submit, type Wish } from '@roundhouse/wire';

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Socket {
  /** Whether it only brings news, so that nothing can be played on it. */
  readonly onlyTells?: boolean;
  addEventListener(type: 'open' | 'close', heard: () => void): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

/** The world around a line. */
export interface Surroundings {
  readonly connect: () => Socket;
  readonly later: (ms: number, work: () => void) => () => void;
}

export type LineState = 'closed' | 'connecting' | 'open' | 'lost';

/** Somebody who hears news, and says what for whenever the line is there (again). */
export interface Listener {
  readonly hear: (news: News) => void;
  /** Asked each time the line opens: what has to be said so that the news comes, from where it broke off. */
  readonly wishes: () => readonly Wish[];
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** A line on which nothing is heard for so long, not even an answer to a ping, is dead. */
const PING_MS = 20_000;
/** Whoever has reason to doubt it waits less for the answer. */
const CHECK_MS = 4000;

/**
 * The one line of this tab on which the server tells its news. It is there while somebody listens, and comes back by
 * itself when it broke.
 */
export class NewsLine {
  readonly #around: Surroundings;
  readonly #listeners = new Set<Listener>();
  readonly #stateListeners = new Set<() => void>();
  #socket: Socket | null = null;
  #state: LineState = 'closed';
  #announcement: string | null = null;
  #tries = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get state(): LineState {
    return this.#state;
  }

  /** What the host of the server says to everybody; whoever listens to the state hears of it. */
  get announcement(): string | null {
    return this.#announcement;
  }

  onState(changed: () => void): () => void {
    this.#stateListeners.add(changed);
    return () => this.#stateListeners.delete(changed);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#socket === null && this.#cancelRetry === null) this.#connect();
    else if (this.#state === 'open') this.#sayAll(listener.wishes());
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#hangUp();
    };
  }

  say(wish: Wish): void {
    const brief = wish.do === 'watch' ? { ...wish, brief: true } : wish;
    if (this.#state === 'open') this.#socket?.send(JSON.stringify(brief));
  }

  /** Says what is to be played; false where it cannot be said, because there is no line or it takes nothing so long. */
  submit(table: string, submission: Submission): boolean {
    const said: Submit = { do: 'submit', table, submission };
    const text = JSON.stringify(said);
    if (this.#state !== 'open' || this.#socket === null || this.#socket.onlyTells === true) return false;
    if (new TextEncoder().encode(text).length > LARGEST_MESSAGE) return false;
    this.#socket.send(text);
    return true;
  }

  /**
   * The network is back or gone, or the machine woke up: a line that broke is tried at once, and one that seems to be
   * there has to prove it.
   */
  checkNow(): void {
    if (this.#cancelRetry !== null) {
      this.#cancelRetry();
      this.#connect();
    } else if (this.#socket !== null && this.#state === 'open') {
      this.#cancelPing?.();
      this.#ping(this.#socket, CHECK_MS);
    }
  }

  /** Who we are has changed: the line is opened anew, and everything is wished for again. */
  callAgain(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#cancelPing?.();
    this.#cancelPing = null;
    this.#socket = null;
    socket.close();
    this.#connect();
  }

  #sayAll(wishes: readonly Wish[]): void {
    for (const wish of wishes) this.say(wish);
  }

  #connect(): void {
    this.#cancelRetry = null;
    this.#become(this.#tries === 0 ? 'connecting' : 'lost');
    const socket = this.#around.connect();
    this.#socket = socket;
    const hearer = new BriefHearer();
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      // If it still holds, it is said again.
      this.#announcement = null;
      this.#become('open');
      this.#waitForPing(socket);
      for (const { wishes } of this.#listeners) this.#sayAll(wishes());
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#waitForPing(socket);
      const told = newsIn(data);
      const news = told === null ? null : hearer.hear(told);
      if (told?.news === 'change' && news === null) this.say({ do: 'watch', table: told.table, since: null });
      if (news?.news === 'announced') this.#announced(news.text);
      if (news !== null) for (const { hear } of this.#listeners) hear(news);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#broken();
    });
  }

  /** Pings when nothing was heard for a while, and gives the line up when not even that is answered. */
  #waitForPing(socket: Socket): void {
    this.#cancelPing?.();
    this.#cancelPing = this.#around.later(PING_MS, () => this.#ping(socket, PING_MS));
  }

  #ping(socket: Socket, patience: number): void {
    this.#cancelPing = this.#around.later(patience, () => {
      socket.close();
      if (this.#socket === socket) this.#broken();
    });
    this.say({ do: 'ping' });
  }

  #broken(): void {
    this.#cancelPing?.();
    this.#cancelPing = null;
    this.#socket = null;
    if (this.#listeners.size === 0) {
      this.#become('closed');
      return;
    }
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#tries, LONGEST_WAIT_MS);
    this.#tries++;
    this.#become('lost');
    this.#cancelRetry = this.#around.later(wait, () => this.#connect());
  }

  #hangUp(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#cancelPing?.();
    this.#cancelPing = null;
    const socket = this.#socket;
    this.#socket = null;
    this.#tries = 0;
    socket?.close();
    this.#become('closed');
  }

  #announced(text: string | null): void {
    this.#announcement = text;
    for (const changed of this.#stateListeners) changed();
  }

  #become(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const changed of this.#stateListeners) changed();
  }
}

/** Null for what this page does not know: a newer server may say more. */
function newsIn(data: unknown): News | null {
  if (typeof data !== 'string') return null;
  try {
    const news: unknown = JSON.parse(data);
    return isNews(news) ? news : null;
  } catch {
    return null;
  }
}

function isNews(news: unknown): news is News {
  return typeof news === 'object' && news !== null && 'news' in news && typeof news.news === 'string';
}
