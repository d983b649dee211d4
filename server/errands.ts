/** Work that nobody waits for, except whoever closes the house: until it is done, the database stays open. */
export class Errands {
  readonly #under = new Set<Promise<void>>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  run(work: () => Promise<void>): void {
    const errand: Promise<void> = work()
      .catch(this.#failed)
      .finally(() => this.#under.delete(errand));
    this.#under.add(errand);
  }

  /** Also what an errand set going meanwhile. */
  async done(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under);
  }
}
