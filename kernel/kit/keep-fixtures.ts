import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { MatchRecord } from '../record.ts';
import { recordToText } from '../record-text.ts';

/** A game that was played out, and what it has used and brought about. */
export interface PlayedOut {
  readonly name: string;
  readonly reached: ReadonlySet<string>;
  readonly match: { readonly entries: readonly unknown[]; record(): MatchRecord };
}

/** Of many games, a few that together show all that is wanted; the shortest of those that show as much. */
export function fewest<G extends PlayedOut>(games: readonly G[], wanted: Iterable<string>): readonly G[] {
  const kept: G[] = [];
  const missing = new Set(wanted);
  for (;;) {
    const news = games.map(({ reached }) => [...reached].filter((what) => missing.has(what)).length);
    const most = Math.max(0, ...news);
    const [best] = games
      .filter((_, index) => news[index] === most)
      .toSorted((one, other) => one.match.entries.length - other.match.entries.length);
    if (most === 0 || best === undefined) return kept;
    kept.push(best);
    for (const what of best.reached) missing.delete(what);
  }
}

/**
 * Writes the games that show what is wanted in place of those in a folder of recorded games, and says which. What lies
 * there goes last: a report or a record that fails must not cost what was recorded before.
 */
export function keepFixtures(folder: URL, games: readonly PlayedOut[], wanted: readonly string[]): void {
  const kept = fewest(games, wanted);
  const missing = wanted.filter((what) => !kept.some(({ reached }) => reached.has(what)));
  const files = new Map<string, string>();
  for (const [index, { name, match }] of kept.entries()) {
    const file = `${String(index + 1).padStart(2, '0')}-${name}.json`;
    files.set(file, recordToText(match.record()));
    process.stdout.write(`${file}: ${match.entries.length} entries\n`);
  }
  if (missing.length > 0) process.stdout.write(`not reached: ${missing.join('; ')}\n`);
  mkdirSync(folder, { recursive: true });
  for (const [file, record] of files) writeFileSync(new URL(file, folder), record);
  for (const old of readdirSync(folder)) if (!files.has(old)) rmSync(new URL(old, folder));
}
