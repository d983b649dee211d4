import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** What a password costs to hash: memory is 128 · N · r bytes, time grows with p too. */
export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and some tenths of a second: nothing to somebody who logs in, much to somebody who tries a million. */
export const USUAL_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };

/** Node hashes in four threads that files and addresses need too. */
const AT_ONCE = 2;
const WAITING = 32;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes passwords, a few at a time: whoever sends a thousand waits for themselves, not everybody for them. */
export class Passwords {
  readonly #cost: Cost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(cost: Cost = USUAL_COST) {
    this.#cost = cost;
  }

  /** How many are hashed now, and how many wait for it. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /** As it is stored: with its cost and its salt. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#hash(password, salt, this.#cost);
    const { N, r, p } = this.#cost;
    return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /** Null, where there is no such login, is never right and takes as long as a wrong password. */
  async fits(password: string, stored: string | null): Promise<boolean> {
    const { cost, salt, hash } = stored === null ? this.#nobodys() : parts(stored);
    const tried = await this.#hash(password, salt, cost);
    return timingSafeEqual(tried, hash) && stored !== null;
  }

  #nobodys(): Hashed {
    return { cost: this.#cost, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };
  }

  async #hash(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
    await this.#turn();
    try {
      return await new Promise((resolve, reject) => {
        const maxmem = 2 * 128 * N * r;
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { N, r, p, maxmem }, (error, hash) => {
          if (error === null) resolve(hash);
          else reject(error);
        });
      });
    } finally {
      this.#pass();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= WAITING) {
      throw new Refusal('unavailable', 'Too many people log in at this moment. Try again in a minute.');
    }
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Whoever waits takes the place at once, so that nobody slips in between. */
  #pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running--;
    else next();
  }
}

interface Hashed {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function parts(stored: string): Hashed {
  const [kind, N, r, p, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined)
    throw new Error('A stored password is unreadable.');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}
