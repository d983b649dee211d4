import { isIPv6 } from 'node:net';
import { Refusal } from '../refusal.ts';

/** So many at once, and one more each time that `everyMs` has passed. */
export interface Allowance {
  readonly burst: number;
  readonly everyMs: number;
}

interface Bucket {
  left: number;
  at: number;
}

const SECOND_MS = 1000;

/** Whoever has been quiet for long enough has a full bucket again, which need not be remembered. */
const SWEEP_AT = 10_000;

/** How often somebody may do something; each process counts for itself. */
export class Limit {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #why: string;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, now: () => number, why: string) {
    this.#allowance = allowance;
    this.#now = now;
    this.#why = why;
  }

  /** Counts one of whoever is named, or of whoever asks from there; a refusal when there were too many. */
  take(who: string): void {
    const key = neighbourhood(who);
    const at = this.#now();
    const left = this.#left(this.#buckets.get(key), at);
    if (left < 1) {
      const seconds = Math.ceil(((1 - left) * this.#allowance.everyMs) / SECOND_MS);
      throw new Refusal('too-many', this.#why, Number.isFinite(seconds) ? seconds : null);
    }
    if (this.#buckets.size >= SWEEP_AT) this.#sweep(at);
    this.#buckets.set(key, { left: left - 1, at });
  }

  #left(bucket: Bucket | undefined, at: number): number {
    const { burst, everyMs } = this.#allowance;
    // A clock that was set back must not shut anybody out until it has caught up.
    return bucket === undefined ? burst : Math.min(burst, bucket.left + Math.max(0, at - bucket.at) / everyMs);
  }

  #sweep(at: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#left(bucket, at) >= this.#allowance.burst) this.#buckets.delete(key);
    }
  }
}

/** Who has one address of IPv6 has all that begin alike. */
export function neighbourhood(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = tail.split(':').filter((part) => part !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
