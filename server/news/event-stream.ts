import type { ServerResponse } from 'node:http';
import type { World } from '@roundhouse/host';
import { SAFETY_HEADERS } from '../headers.ts';
import type { Line } from './line.ts';

const STATUS_OK = 200;
const BEGIN_STREAM = { ...SAFETY_HEADERS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
const PULSE_MS = 15_000;

/** News for those who cannot use WebSockets: server-sent events, over plain HTTP. */
export class EventStream implements Line {
  readonly #answer: ServerResponse;

  constructor(answer: ServerResponse) {
    this.#answer = answer;
    answer.writeHead(STATUS_OK, BEGIN_STREAM);
    answer.flushHeaders();
  }

  get bufferedAmount(): number {
    return this.#answer.writableLength;
  }

  send(text: string): void {
    this.#answer.write(`data: ${text}\n\n`);
  }

  /** Nothing that anybody hears: it shows proxies that the stream lives. */
  beat(): void {
    this.#answer.write(':\n\n');
  }

  /** Whoever reads nothing would never come to its end, and hold it open. */
  close(): void {
    this.terminate();
  }

  terminate(): void {
    this.#answer.destroy();
  }
}

/** Beats until it is told to stop. */
export function pulse(stream: EventStream, later: World['later']): () => void {
  let stop = later(PULSE_MS, beat);
  function beat(): void {
    stream.beat();
    stop = later(PULSE_MS, beat);
  }
  return () => stop();
}
