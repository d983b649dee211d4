interface Known<Value> {
  readonly value: Value;
  readonly until: number;
}

interface Parts {
  readonly now: () => number;
  /** What nobody says has changed is looked up again after this time. */
  readonly ms: number;
}

/** So much is remembered; then it begins anew. */
const MOST = 50_000;

/** What was looked up lately, for those who ask often. Whoever changes it says so, and it is looked up again. */
export class Lately<Value> {
  readonly #parts: Parts;
  readonly #known = new Map<string, Known<Value>>();
  /** Counts what was said to have changed: what was being looked up meanwhile may be from before. */
  #changes = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Null is not remembered: what is not there may come at any time. */
  async of(key: string, look: () => Promise<Value | null>): Promise<Value | null> {
    const { now, ms } = this.#parts;
    const known = this.#known.get(key);
    if (known !== undefined && now() < known.until) return known.value;
    const changes = this.#changes;
    const value = await look();
    if (value === null || changes !== this.#changes) return value;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(key, { value, until: now() + ms });
    return value;
  }

  forget(key: string): void {
    this.#changes++;
    this.#known.delete(key);
  }

  forgetThose(are: (value: Value) => boolean): void {
    this.#changes++;
    for (const [key, { value }] of this.#known) if (are(value)) this.#known.delete(key);
  }
}
