import { type AnyMatch, type Entry, itemAt } from '@roundhouse/kernel';

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

interface After<T> {
  /** How many there were, this one included. */
  readonly entries: number;
  readonly made: T;
}

/**
 * What all entries of a match come to, one after the other. Entries are only added, and a match that is copied to be played on
 * has the very same ones: so it is known after each of them, and goes on from the last that was asked for.
 */
export function afterEachEntry<T>(
  start: T,
  next: (before: T, entry: Entry, index: number, match: AnyMatch) => T,
): (match: AnyMatch) => T {
  const known = new WeakMap<Entry, After<T>>();
  return (match) => {
    const { entries } = match;
    let made = start;
    let from = entries.length;
    for (; from > 0; from--) {
      const before = known.get(itemAt(entries, from - 1));
      if (before?.entries !== from) continue;
      ({ made } = before);
      break;
    }
    for (const [index, entry] of entries.slice(from).entries()) {
      made = next(made, entry, from + index, match);
      known.set(entry, { entries: from + index + 1, made });
    }
    return made;
  };
}
