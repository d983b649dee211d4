/** Those who want to know of something that changes; it is followed as long as there are any. */
export class Followers {
  readonly #follow: () => () => void;
  readonly #listeners = new Set<() => void>();
  #hangUp: (() => void) | null = null;

  /** `follow` begins, and returns how it ends. */
  constructor(follow: () => () => void) {
    this.#follow = follow;
  }

  /** Returns how one of them leaves again. */
  add(changed: () => void): () => void {
    this.#listeners.add(changed);
    this.#hangUp ??= this.#follow();
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size > 0) return;
      this.#hangUp?.();
      this.#hangUp = null;
    };
  }

  tell(): void {
    for (const changed of this.#listeners) changed();
  }
}
