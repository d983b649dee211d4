import type { AnyMatch } from '@roundhouse/kernel';

interface Made<T> {
  /** Entries are only added, so their number names a state of one match. */
  readonly entries: number;
  readonly made: T;
}

/** What is made of a match once for each of its states, however many eyes ask for it. */
export function eachState<T>(make: (match: AnyMatch) => T): (match: AnyMatch) => T {
  const known = new WeakMap<AnyMatch, Made<T>>();
  return (match) => {
    const { length: entries } = match.entries;
    const last = known.get(match);
    if (last?.entries === entries) return last.made;
    const made = make(match);
    known.set(match, { entries, made });
    return made;
  };
}
