import { addressOf, type GapsOf, type Route, ROUTES } from '@roundhouse/wire';
import { WebSocket } from 'ws';
import { Connections } from './connections.ts';

const STATUS_OK = 200;

/** Somebody with a session, as lean as can be: the load must cost less than what it is put on. */
export class Visitor {
  #address: string;
  #connections: Connections;
  #cookie = '';

  private constructor(address: string) {
    this.#address = address;
    this.#connections = new Connections(address);
  }

  static async named(address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address);
    await visitor.ask(ROUTES.comeIn, {}, { name });
    return visitor;
  }

  /** The same person, at another process of the server. */
  alsoAt(address: string): Visitor {
    const also = new Visitor(address);
    also.#cookie = this.#cookie;
    return also;
  }

  /** The server is found elsewhere now. */
  moveTo(address: string): void {
    this.#address = address;
    this.#connections.close();
    this.#connections = new Connections(address);
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
    const said = body === undefined ? undefined : JSON.stringify(body);
    const { status, text, cookie } = await this.#connections.ask(method, path, this.#cookie, said);
    if (cookie !== null) this.#cookie = cookie;
    if (status !== STATUS_OK) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text;
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
    this.#connections.close();
  }
}
