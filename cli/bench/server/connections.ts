import { connect, type Socket } from 'node:net';

/** Open at once; more would measure how connections are made. */
const CONNECTIONS = 64;

const HEAD_END = '\r\n\r\n';
const STATUS_AT = 'HTTP/1.1 '.length;
const STATUS_LENGTH = 3;
const LENGTH = /\r\ncontent-length: (?<length>\d+)/i;
const COOKIE = /\r\nset-cookie: (?<cookie>[^;\r]+)/i;

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

interface Asked {
  readonly text: string;
  readonly done: (answered: Answered) => void;
  readonly failed: (error: Error) => void;
}

/**
 * As much of HTTP as the load needs, on connections that stay open, one question at a time on each: the load must cost less
 * than what it is put on, and Node's own client costs more than the server's answer.
 */
export class Connections {
  readonly #host: string;
  readonly #port: number;
  readonly #waiting: Asked[] = [];
  readonly #free: Connection[] = [];
  readonly #all = new Set<Connection>();

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#host = hostname;
    this.#port = Number(port);
  }

  async ask(method: string, path: string, cookie: string, body: string | undefined): Promise<Answered> {
    const length = Buffer.byteLength(body ?? '');
    const about = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${length}\r\n`;
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}:${this.#port}\r\ncookie: ${cookie}\r\n${about}\r\n`;
    return new Promise((done, failed) => {
      this.#waiting.push({ text: `${head}${body ?? ''}`, done, failed });
      this.#next();
    });
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  #next(): void {
    const connection = this.#free.pop() ?? this.#another();
    if (connection === null) return;
    const asked = this.#waiting.shift();
    if (asked === undefined) this.#free.push(connection);
    else connection.ask(asked);
  }

  #another(): Connection | null {
    if (this.#all.size >= CONNECTIONS) return null;
    const connection = new Connection(connect(this.#port, this.#host), {
      free: () => {
        this.#free.push(connection);
        this.#next();
      },
      gone: () => this.#all.delete(connection),
    });
    this.#all.add(connection);
    return connection;
  }
}

interface Around {
  readonly free: () => void;
  readonly gone: () => void;
}

class Connection {
  readonly #socket: Socket;
  readonly #around: Around;
  #asked: Asked | null = null;
  #heard: Buffer[] = [];
  #length = 0;
  /** Of the whole answer; null while its head is not there yet. */
  #expected: { readonly head: string; readonly length: number; readonly from: number } | null = null;

  constructor(socket: Socket, around: Around) {
    this.#socket = socket;
    this.#around = around;
    socket.setNoDelay();
    socket.on('data', (part) => this.#hear(part));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the server has closed the connection')));
  }

  ask(asked: Asked): void {
    this.#asked = asked;
    this.#socket.write(asked.text);
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(part: Buffer): void {
    this.#heard.push(part);
    this.#length += part.length;
    this.#expected ??= expectedOf(this.#heard.length === 1 ? part : Buffer.concat(this.#heard));
    const expected = this.#expected;
    if (expected === null || this.#length < expected.length) return;
    const whole = this.#heard.length === 1 ? part : Buffer.concat(this.#heard);
    const asked = this.#asked;
    this.#asked = null;
    this.#heard = [];
    this.#length = 0;
    this.#expected = null;
    asked?.done({
      status: Number(expected.head.slice(STATUS_AT, STATUS_AT + STATUS_LENGTH)),
      text: whole.toString('utf8', expected.from),
      cookie: COOKIE.exec(expected.head)?.groups?.['cookie'] ?? null,
    });
    this.#around.free();
  }

  #fail(error: Error): void {
    this.#around.gone();
    this.#asked?.failed(error);
    this.#asked = null;
  }
}

function expectedOf(heard: Buffer): { readonly head: string; readonly length: number; readonly from: number } | null {
  const end = heard.indexOf(HEAD_END);
  if (end === -1) return null;
  const head = heard.toString('latin1', 0, end);
  const from = end + HEAD_END.length;
  return { head, from, length: from + Number(LENGTH.exec(head)?.groups?.['length']) };
}
