import { setImmediate } from 'node:timers/promises';

/** So many are written at once: more would make the first of them wait too long. */
const MOST_AT_ONCE = 200;

interface Waiting<Item, Done> {
  readonly key: string;
  readonly item: Item;
  readonly done: (done: Done) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Writes in groups: what arrives while one is being written goes with the next, so that a slow disk costs latency and not
 * throughput. Of each key a group has one, in the order in which they came.
 */
export class Groups<Item, Done> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Done[]>;
  readonly #isItsOwn: (error: unknown) => boolean;
  #waiting: Waiting<Item, Done>[] = [];
  #isWriting = false;

  /**
   * `write`: all of them or, when it rejects, none. `isItsOwn`: whether it failed because of what one of them brought;
   * then each is written alone, so that only that one fails.
   */
  constructor(write: (items: readonly Item[]) => Promise<readonly Done[]>, isItsOwn: (error: unknown) => boolean) {
    this.#write = write;
    this.#isItsOwn = isItsOwn;
  }

  /** Resolves when it is safe; rejects when nothing of it is there. */
  async put(key: string, item: Item): Promise<Done> {
    const written = new Promise<Done>((done, failed) => {
      this.#waiting.push({ key, item, done, failed });
    });
    if (!this.#isWriting) void this.#writeAll();
    return written;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    // Whatever else has arrived with the first goes with it.
    await setImmediate();
    let tell = (): void => undefined;
    while (this.#waiting.length > 0) {
      const writing = this.#writeGroup(this.#nextGroup());
      // The disk has this group already while those of the one before are told, which takes longer than to write them.
      tell();
      tell = await writing;
    }
    this.#isWriting = false;
    tell();
  }

  #nextGroup(): readonly Waiting<Item, Done>[] {
    const group = new Map<string, Waiting<Item, Done>>();
    const left: Waiting<Item, Done>[] = [];
    for (const one of this.#waiting) {
      if (group.size < MOST_AT_ONCE && !group.has(one.key)) group.set(one.key, one);
      else left.push(one);
    }
    this.#waiting = left;
    return [...group.values()];
  }

  /** Returns how to tell those who wait for it. */
  async #writeGroup(group: readonly Waiting<Item, Done>[]): Promise<() => void> {
    try {
      const all = await this.#write(group.map(({ item }) => item));
      return () => {
        for (const [index, done] of all.entries()) group[index]?.done(done);
      };
    } catch (error) {
      if (group.length === 1 || !this.#isItsOwn(error)) {
        return () => {
          for (const one of group) one.failed(error);
        };
      }
      const tells: (() => void)[] = [];
      for (const one of group) tells.push(await this.#writeGroup([one]));
      return () => {
        for (const tell of tells) tell();
      };
    }
  }
}
