import type { News } from '@roundhouse/wire';
import { NewsLine, type Socket } from '../../online/news-line.ts';

/** A socket by hand. */
export class FakeSocket implements Socket {
  readonly said: unknown[] = [];
  closed = false;
  onlyTells = false;
  readonly #heard = new Map<string, ((event: { readonly data: unknown }) => void)[]>();

  addEventListener(type: string, heard: (event: { readonly data: unknown }) => void): void {
    this.#heard.set(type, [...(this.#heard.get(type) ?? []), heard]);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.#tell('open', null);
  }

  /** The other end is gone. */
  breakOff(): void {
    this.#tell('close', null);
  }

  hear(data: unknown): void {
    this.#tell('message', data);
  }

  #tell(type: string, data: unknown): void {
    for (const heard of this.#heard.get(type) ?? []) heard({ data });
  }
}

interface Alarm {
  readonly at: number;
  readonly work: () => void;
}

/** A line in a world by hand: its sockets, and its time. */
export class FakeLine {
  readonly sockets: FakeSocket[] = [];
  #now = 0;
  #alarms: Alarm[] = [];
  readonly line = new NewsLine({
    connect: () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    },
    later: (ms, work) => {
      const alarm = { at: this.#now + ms, work };
      this.#alarms.push(alarm);
      return () => {
        this.#alarms = this.#alarms.filter((other) => other !== alarm);
      };
    },
  });

  /** The one that was opened last. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }

  tell(news: News): void {
    this.socket.hear(JSON.stringify(news));
  }

  /** Time passes; alarms go off one after the other. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#alarms = this.#alarms.filter((other) => other !== next);
      this.#now = next.at;
      next.work();
    }
    this.#now = end;
  }
}
