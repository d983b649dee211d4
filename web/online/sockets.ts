import { type Wish, wish } from '@roundhouse/wire';
import type { Socket } from './news-line.ts';

/** The part of an EventSource that is used here, so that tests can bring their own. */
export interface Stream {
  addEventListener(type: 'open' | 'error', heard: () => void): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

export interface Ways {
  readonly webSocket: () => Socket;
  readonly stream: (address: string) => Stream;
}

/** A line that leads nowhere, and says so: for those without a network, whose browser would complain of every other. */
export function noLine(): Socket {
  return {
    addEventListener: (type: string, heard: (event: { readonly data: unknown }) => void) => {
      if (type === 'close') setTimeout(heard, 0, { data: null });
    },
    send: () => undefined,
    close: () => undefined,
  };
}

/** After so many WebSockets in a row that could not be opened, the other way is tried. */
const PATIENCE = 2;

/**
 * Ways to the server's news: WebSockets, and server-sent events where something on the way lets no WebSocket through.
 * Where neither leads there, both are tried in turn.
 */
export class Sockets {
  readonly #ways: Ways;
  #failed = 0;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  connect(): Socket {
    return this.#failed < PATIENCE ? this.#webSocket() : this.#stream();
  }

  #webSocket(): Socket {
    const socket = new PatientSocket(this.#ways.webSocket());
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
      this.#failed = 0;
    });
    socket.addEventListener('close', () => {
      if (!opened) this.#failed++;
    });
    return socket;
  }

  #stream(): Socket {
    // Unless it opens, WebSockets get their chance again: perhaps nobody was there at all.
    this.#failed = 0;
    const socket = new StreamSocket(this.#ways.stream);
    socket.addEventListener('open', () => {
      this.#failed = PATIENCE - 1;
    });
    return socket;
  }
}

/**
 * A socket that is closed only when it is open: closed before, it would look like one that was not let through, to us and
 * to the browser, which complains.
 */
class PatientSocket implements Socket {
  readonly #socket: Socket;
  #isOpen = false;
  #unwanted = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#isOpen = true;
      if (this.#unwanted) socket.close();
    });
  }

  addEventListener(type: 'open' | 'close', heard: () => void): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'open' | 'close' | 'message', heard: (event: { readonly data: unknown }) => void): void {
    if (type === 'message') this.#socket.addEventListener(type, heard);
    else this.#socket.addEventListener(type, () => heard({ data: null }));
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#unwanted = true;
    if (this.#isOpen) this.#socket.close();
  }
}

const ADDRESS = '/api/news/stream';
const PONG = JSON.stringify({ news: 'pong' });

/** Server-sent events that look like a socket: each new wish opens a stream with all of them in its address. */
class StreamSocket implements Socket {
  readonly onlyTells = true;
  readonly #open: Ways['stream'];
  readonly #opened: (() => void)[] = [];
  readonly #closed: (() => void)[] = [];
  readonly #heard: ((event: { readonly data: unknown }) => void)[] = [];
  readonly #query = new URLSearchParams();
  #stream: Stream | null;
  #isOpen = false;
  #changing = false;

  constructor(open: Ways['stream']) {
    this.#open = open;
    this.#stream = this.#begin();
  }

  addEventListener(type: 'open' | 'close', heard: () => void): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'open' | 'close' | 'message', heard: (event: { readonly data: unknown }) => void): void {
    if (type === 'message') this.#heard.push(heard);
    else (type === 'open' ? this.#opened : this.#closed).push(() => heard({ data: null }));
  }

  send(text: string): void {
    const said = wish.parse(JSON.parse(text));
    // The stream itself notices when it breaks.
    if (said.do === 'ping') this.#tell({ data: PONG });
    else if (wished(this.#query, said)) this.#change();
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  /** Several wishes at once need one stream. */
  #change(): void {
    if (this.#changing) return;
    this.#changing = true;
    queueMicrotask(() => {
      this.#changing = false;
      if (this.#stream === null) return;
      this.#stream.close();
      this.#stream = this.#begin();
    });
  }

  #begin(): Stream {
    const query = this.#query.toString();
    const stream = this.#open(query === '' ? ADDRESS : `${ADDRESS}?${query}`);
    stream.addEventListener('open', () => {
      if (this.#stream !== stream || this.#isOpen) return;
      this.#isOpen = true;
      for (const heard of this.#opened) heard();
    });
    stream.addEventListener('message', ({ data }) => {
      if (this.#stream === stream) this.#tell({ data });
    });
    // It would come back by itself, but for what was wished for long ago.
    stream.addEventListener('error', () => {
      if (this.#stream !== stream) return;
      this.close();
      for (const heard of this.#closed) heard();
    });
    return stream;
  }

  #tell(event: { readonly data: unknown }): void {
    for (const heard of this.#heard) heard(event);
  }
}

const WATCHING = ['table', 'seq', 'undos', 'brief'];

/** Writes a wish into the query of a stream, which looks at one table; false where nothing changes. */
function wished(query: URLSearchParams, said: Exclude<Wish, { readonly do: 'ping' }>): boolean {
  switch (said.do) {
    case 'home':
      query.set('home', '1');
      return true;
    case 'watch':
      for (const name of WATCHING) query.delete(name);
      query.set('table', said.table);
      if (said.since) {
        query.set('seq', String(said.since.seq));
        query.set('undos', String(said.since.undos));
      }
      if (said.brief === true) query.set('brief', '1');
      return true;
    case 'leave':
      if (query.get('table') !== said.table) return false;
      for (const name of WATCHING) query.delete(name);
      return true;
  }
}
