/** What both databases store and give back exactly as it was. */
export type Stored = string | number | null;

/** A value that one of the databases would change, cut short or choke on. The sentence does not quote it: it may be a secret. */
export class UnstorableError extends Error {
  override readonly name = 'UnstorableError';
}

const HALF_A_CHARACTER = /\p{Surrogate}/u;

/**
 * The value as it goes into a query. SQLite's client ends the whole process on a bound boolean and cuts text at a NUL,
 * PostgreSQL's writes `undefined` as null and objects as JSON: so neither is asked, and both refuse the same things.
 */
export function stored(value: unknown): Stored {
  if (value === null) return null;
  switch (typeof value) {
    case 'string':
      if (value.includes('\0')) throw new UnstorableError('text with a NUL character in it cannot be stored');
      if (HALF_A_CHARACTER.test(value)) throw new UnstorableError('text with half a character in it cannot be stored');
      return value;
    case 'number':
      if (!Number.isSafeInteger(value)) throw new UnstorableError(`only whole numbers can be stored, and not ${value}`);
      return value;
    case 'boolean':
      return value ? 1 : 0;
    default:
      throw new UnstorableError(`only text, whole numbers and null can be stored, and no ${typeof value}`);
  }
}
