/** A source of chance. Rules draw from it and never keep it. */
export interface Rng {
  /** A whole number from 0 up to, not including, `below`. */
  int(below: number): number;
}

/** A generator that remembers whether anybody drew from it: the limit of undo is computed from that. */
export interface WatchedRng extends Rng {
  readonly draws: number;
}

/** sfc32, seeded by text. Many generators are made in case chance is asked, and few are: the seed is mixed when one is. */
class Generator implements WatchedRng {
  readonly #seed: string;
  #draws = 0;
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  get draws(): number {
    return this.#draws;
  }

  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > 0x100000000) {
      throw new RangeError(`an rng draws below a whole number from 1 to 2^32, not ${below}`);
    }
    if (this.#draws === 0) this.#start();
    this.#draws++;
    // Values past the last whole multiple of `below` are thrown away, so that every outcome is equally likely.
    const limit = 0x100000000 - (0x100000000 % below);
    let value = this.#next();
    while (value >= limit) value = this.#next();
    return value % below;
  }

  /** Four words of state from the text (xmur3-style mixing), enough to start sfc32 well apart for similar seeds. */
  #start(): void {
    const seed = this.#seed;
    let h = 1779033703 ^ seed.length;
    for (let i = 0; i < seed.length; i++) {
      h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
      h = (h << 13) | (h >>> 19);
    }
    const word = (): number => {
      h = Math.imul(h ^ (h >>> 16), 2246822507);
      h = Math.imul(h ^ (h >>> 13), 3266489909);
      h ^= h >>> 16;
      return h | 0;
    };
    this.#a = word();
    this.#b = word();
    this.#c = word();
    this.#d = word();
    for (let i = 0; i < 12; i++) this.#next();
  }

  #next(): number {
    const b = this.#b;
    const c = this.#c;
    const t = (((this.#a + b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }
}

export function rngFrom(seed: string): WatchedRng {
  return new Generator(seed);
}

/** The generator of one action of a match: made from the seed and the action's number, so nothing needs storing. */
export function rngForAction(seed: string, action: number): WatchedRng {
  return rngFrom(`${seed}#${action}`);
}

export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (rest.length > 0) taken.push(...rest.splice(rng.int(rest.length), 1));
  return taken;
}

/** Weights are fractions; a source of chance counts in whole steps. */
const STEPS = 0x1000000;

/** From 0 up to, not including, 1: for choices that weigh more or less. */
export function fraction(rng: Rng): number {
  return rng.int(STEPS) / STEPS;
}

export function pick<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new RangeError('cannot pick from an empty list');
  return item;
}
