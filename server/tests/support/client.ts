import type { Answer, Submission, Update } from '@roundhouse/host';
import { addressOf, type ClockRule, type GapsOf, type News, type Route, ROUTES, type Table } from '@roundhouse/wire';
import { WebSocket } from 'ws';

/** What the server said, whatever it was. */
export interface Said {
  readonly status: number;
  readonly json: unknown;
}

/** The server said no, or that something is wrong with it. */
export class NotGranted extends Error {
  readonly status: number;

  constructor(status: number, why: string) {
    super(why);
    this.status = status;
  }
}

/** The server has hung up, or is gone. */
export class LineCut extends Error {}

/** A browser without a page: it keeps its cookie, and asks what a page would ask. */
export class Client {
  #address: string;
  readonly #token: string | null;
  #cookie: string | null = null;

  /** With a token it is a program. */
  constructor(address: string, token: string | null = null) {
    this.#address = address;
    this.#token = token;
  }

  static async named(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    await client.ask(ROUTES.comeIn, {}, { name });
    return client;
  }

  /** The server is found elsewhere now. */
  moveTo(address: string): void {
    this.#address = address;
  }

  /** The same browser, which finds the server there as well. */
  alsoAt(address: string): Client {
    const also = new Client(address);
    also.#cookie = this.#cookie;
    return also;
  }

  get cookie(): string | null {
    return this.#cookie;
  }

  /** Throws what the server says when it refuses. */
  async ask<Path extends string, Answered, Body>(
    route: Route<Path, never, Body, Answered> | Route<Path, Record<string, never>, Body, Answered>,
    gaps: Readonly<Record<GapsOf<Path>, string>>,
    body?: Body,
  ): Promise<Answered> {
    const { status, json } = await this.send(route.method, addressOf(route.path, gaps), body);
    if (status !== 200) throw new NotGranted(status, `${status} ${JSON.stringify(json)}`);
    return route.answer.parse(json);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Said> {
    const answer = await this.#fetched(method, path, body, headers);
    const text = await answer.text();
    return { status: answer.status, json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  }

  /** Every byte of the answer, and every header but the time of day. */
  async everything(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.#fetched(method, path, body, { accept: 'text/html, */*' });
    const headers = [...answer.headers].filter(([name]) => name !== 'date').map((one) => one.join(': '));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /json|text/.test(answer.headers.get('content-type') ?? '');
    return [String(answer.status), ...headers, bytes.toString(isText ? 'utf8' : 'base64')].join('\n');
  }

  async #fetched(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      headers: {
        ...this.#papers(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.#cookie = set.split(';')[0] ?? null;
    return answer;
  }

  /** News without a WebSocket. */
  async stream(query: string): Promise<Response> {
    return fetch(`${this.#address}/api/news/stream${query}`, { headers: this.#papers() });
  }

  #papers(): Record<string, string> {
    return {
      ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
      ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
    };
  }

  async line(): Promise<Line> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/api/news`, {
      headers: this.#papers(),
    });
    const line = new Line(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }
}

function isNews(value: unknown): value is News {
  return typeof value === 'object' && value !== null && 'news' in value;
}

/** What became of something that was played on a line. */
export type Reply = Extract<News, { readonly news: 'answered' | 'refused' }>;

/** An open socket, and all that was heard on it. */
export class Line {
  readonly heard: News[] = [];
  readonly #socket: WebSocket;
  /** Resolves when the line is cut. */
  readonly closed: Promise<void>;
  readonly #waiting = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => {
      socket.once('close', () => resolve());
    });
    socket.on('message', (data) => {
      const news: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
      if (isNews(news)) this.heard.push(news);
      for (const wake of this.#waiting) wake();
    });
  }

  say(wish: unknown): void {
    this.#socket.send(typeof wish === 'string' ? wish : JSON.stringify(wish));
  }

  /** The first piece of news, from the beginning on, that fits. */
  async until<Fitting extends News>(fits: (news: News, index: number) => news is Fitting): Promise<Fitting>;
  async until(fits: (news: News, index: number) => boolean): Promise<News>;
  async until(fits: (news: News, index: number) => boolean): Promise<News> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found !== undefined) return found;
      await this.#next();
    }
  }

  /** Plays, and resolves when that was answered or refused; rejects when the line is cut before. */
  async submit(table: string, submission: Submission): Promise<Reply> {
    const { length: from } = this.heard;
    this.say({ do: 'submit', table, submission });
    const cut = this.closed.then(() => {
      throw new LineCut();
    });
    const isReply = (news: News, index: number): news is Reply =>
      index >= from && (news.news === 'answered' || news.news === 'refused') && news.key === submission.key;
    return Promise.race([this.until(isReply), cut]);
  }

  /** Resolves when more was heard than so many. */
  async more(than: number): Promise<void> {
    while (this.heard.length <= than) await this.#next();
  }

  lastUpdate(): Update | null {
    const last = this.heard.findLast((news) => news.news === 'update');
    return last?.news === 'update' ? last.update : null;
  }

  close(): void {
    this.#socket.close();
  }

  /** Resolves with the code with which the server hangs up. */
  async cut(): Promise<number> {
    return new Promise((resolve) => {
      this.#socket.once('close', (code) => resolve(code));
    });
  }

  async #next(): Promise<void> {
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }
}

/** A table that was opened by the first and joined by the others, and has begun. */
export async function begun(
  clients: readonly Client[],
  game: string,
  options: unknown,
  bots: readonly string[] = [],
  watching = true,
  clock?: ClockRule,
): Promise<Table> {
  const [host, ...others] = clients;
  if (host === undefined) throw new Error('nobody opens the table');
  const seats = clients.length + bots.length;
  const table = await host.ask(
    ROUTES.openTable,
    {},
    {
      game,
      options,
      seats,
      access: 'link',
      pace: 'live',
      watching,
      bots: [...bots],
      clock,
    },
  );
  for (const client of others) await client.ask(ROUTES.accept, { invite: table.invite ?? '' }, {});
  return host.ask(ROUTES.start, { table: table.id });
}

let keys = 0;

/** Plays the action that `choose` picks of those that the seat may play; null when it has none. */
export async function playOne(
  client: Client,
  table: string,
  choose: (actions: readonly unknown[]) => unknown,
): Promise<Answer | null> {
  const { seq, undos, actions } = await client.ask(ROUTES.legal, { table });
  if (actions.length === 0) return null;
  return client.ask(ROUTES.submit, { table }, { seq, undos, actions: [choose(actions)], key: `k${++keys}` });
}
