import type { RefusalCode } from '@roundhouse/wire';

/** A request that is not granted, for a reason that its sender may know. Everything else is an accident. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** After so many seconds the same request may be granted; null where nobody knows. */
  readonly retryAfter: number | null;

  constructor(code: RefusalCode, why: string, retryAfter: number | null = null) {
    super(why);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function notFound(what: string): Refusal {
  return new Refusal('not-found', `There is no such ${what}, or it is not for you to see.`);
}
