import type { Socket } from 'node:net';
import type { Line } from './line.ts';

/** A WebSocket. What is said on it at one go, of however many tables, is handed to the system at one go. */
export class SocketLine implements Line {
  readonly #socket: Line;
  readonly #raw: Socket;
  #gathers = false;

  /** `raw`: what the WebSocket is spoken over. */
  constructor(socket: Line, raw: Socket) {
    this.#socket = socket;
    this.#raw = raw;
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    this.#gather();
    this.#socket.send(text);
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #gather(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    this.#raw.cork();
    process.nextTick(() => {
      this.#gathers = false;
      this.#raw.uncork();
    });
  }
}
