/** Time that passes when the test says so. */
export class TestTime {
  #now: number;
  readonly #due = new Set<{ readonly at: number; readonly work: () => void }>();

  constructor(start = 1_800_000_000_000) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  readonly later = (ms: number, work: () => void): (() => void) => {
    const one = { at: this.#now + ms, work };
    this.#due.add(one);
    return () => this.#due.delete(one);
  };

  /** Whatever is due meanwhile is done, in order. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#due].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#due.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
    }
    this.#now = until;
  }
}
