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
  /** The entry from which it went on. */
  readonly since: Entry | null;
}

/**
 * What all entries of a match come to, one after the other. Entries are only added, and a match that is copied to be played on
 * has the very same ones: so it goes on from the last that was asked for, or from the one before it where the copy was given
 * up. What was known of earlier ones is forgotten: the collector of garbage would look after it for every entry of every match.
 */
export function afterEachEntry<T>(
  start: T,
  next: (before: T, entry: Entry, index: number, match: AnyMatch) => T,
): (match: AnyMatch) => T {
  const known = new WeakMap<Entry, After<T>>();
  return (match) => {
    const { entries } = match;
    for (let from = entries.length; from > 0; from--) {
      const since = itemAt(entries, from - 1);
      const before = known.get(since);
      if (before?.entries !== from) continue;
      if (from === entries.length) return before.made;
      if (before.since !== null) known.delete(before.since);
      return goOn(match, from, before.made, since);
    }
    return goOn(match, 0, start, null);
  };

  function goOn(match: AnyMatch, from: number, before: T, since: Entry | null): T {
    const { entries } = match;
    let made = before;
    for (let index = from; index < entries.length; index++) made = next(made, itemAt(entries, index), index, match);
    const last = entries.at(-1);
    if (last !== undefined) known.set(last, { entries: entries.length, made, since });
    return made;
  }
}
