import { Agent, request } from 'node:http';
import { addressOf, type GapsOf, type Route, ROUTES } from '@roundhouse/wire';
import { WebSocket } from 'ws';

/** Open at once; more would measure how connections are made. */
const CONNECTIONS = 64;

/** Somebody with a session, as lean as can be: the load must cost less than what it is put on. */
export class Visitor {
  #address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  #cookie = '';

  private constructor(address: string) {
    this.#address = address;
  }

  static async named(address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address);
    await visitor.ask(ROUTES.comeIn, {}, { name });
    return visitor;
  }

  /** The server is found elsewhere now. */
  moveTo(address: string): void {
    this.#address = address;
  }

  async ask<Path extends string, Answered, Body>(
    route: Route<Path, never, Body, Answered> | Route<Path, Record<string, never>, Body, Answered>,
    gaps: Readonly<Record<GapsOf<Path>, string>>,
    body?: Body,
  ): Promise<Answered> {
    return route.answer.parse(JSON.parse(await this.send(route.method, addressOf(route.path, gaps), body)));
  }

  /** The answer as it came; an error where it is a refusal. */
  async send(method: string, path: string, body?: unknown): Promise<string> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.#address}${path}`,
        {
          method,
          agent: this.#agent,
          headers: { cookie: this.#cookie, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
        },
        (answer) => {
          const set = answer.headers['set-cookie']?.[0];
          if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const said = Buffer.concat(parts).toString('utf8');
            if (answer.statusCode === 200) resolve(said);
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${said}`));
          });
        },
      );
      asked.on('error', reject);
      asked.end(text);
    });
  }

  async line(): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/api/news`, {
      headers: { cookie: this.#cookie },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return socket;
  }

  leave(): void {
    this.#agent.destroy();
  }
}
