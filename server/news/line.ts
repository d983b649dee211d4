/** A way to tell somebody news: a WebSocket, or an answer that never ends. */
export interface Line {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, why: string): void;
  /** At once, whatever still waits to be read. */
  terminate(): void;
}
