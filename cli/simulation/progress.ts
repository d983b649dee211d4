import type { Output } from '../io.ts';

const BAR = 30;
const REDRAW_MS = 100;

/** A bar that grows on a terminal, and nothing anywhere else. */
export class ProgressBar {
  readonly #output: Output;
  readonly #total: number;
  readonly #what: string;
  readonly #now: () => number;
  #drawn = Number.NEGATIVE_INFINITY;

  /** `what`: of what there are so many. */
  constructor(output: Output, total: number, what: string, now: () => number) {
    this.#output = output;
    this.#total = total;
    this.#what = what;
    this.#now = now;
  }

  show(done: number): void {
    if (!this.#output.isTerminal) return;
    const now = this.#now();
    if (now - this.#drawn < REDRAW_MS && done < this.#total) return;
    this.#drawn = now;
    const filled = Math.floor((done / this.#total) * BAR);
    this.#output.write(`\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done} of ${this.#total} ${this.#what}`);
  }

  /** Takes the bar away again. */
  clear(): void {
    if (this.#output.isTerminal) this.#output.write('\r\u001b[2K');
  }
}
