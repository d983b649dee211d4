import type { World } from '@roundhouse/host';

/** It is looked again at least this often: somebody may have set the clock meanwhile, or the machine may have slept. */
const LONGEST_SLEEP = 60_000;

/** When whoever is woken cannot say what is due next, because the database is gone: so soon it is looked again. */
const AGAIN_MS = 5000;

/** Sleeps until the earliest of what is due. */
export class Waker {
  readonly #now: () => number;
  readonly #later: World['later'];
  readonly #ring: () => Promise<void>;
  #sleeping: { readonly until: number; readonly stop: () => void } | null = null;
  #ringing: Promise<void> = Promise.resolve();
  #closed = false;

  /** `ring` does what is due, and never rejects. */
  constructor(now: () => number, later: World['later'], ring: () => Promise<void>) {
    this.#now = now;
    this.#later = later;
    this.#ring = ring;
  }

  /** Something is due then, perhaps before all else. Null: nothing is known to be due. */
  at(due: number | null): void {
    const until = due ?? this.#now() + LONGEST_SLEEP;
    if (this.#closed || (this.#sleeping !== null && this.#sleeping.until <= until)) return;
    this.#sleeping?.stop();
    const ms = Math.min(Math.max(until - this.#now(), 0), LONGEST_SLEEP);
    const stop = this.#later(ms, () => {
      this.#sleeping = null;
      this.#ringing = this.#ringing.then(this.#ring).then(() => {
        if (this.#sleeping === null) this.at(this.#now() + AGAIN_MS);
      });
    });
    this.#sleeping = { until, stop };
  }

  /** What has begun is done. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#sleeping?.stop();
    await this.#ringing;
  }
}
