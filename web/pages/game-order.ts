import type { MatchSummary } from '../match/table-match.ts';

export interface SortedMatches {
  /** Those to go on with: where a person is waited for first, then the newest. */
  readonly running: readonly MatchSummary[];
  readonly finished: readonly MatchSummary[];
  /** Those that cannot be opened any more. */
  readonly broken: readonly MatchSummary[];
}

export function sortMatches(matches: readonly MatchSummary[]): SortedMatches {
  const byNewest = matches.toSorted((a, b) => b.changed - a.changed);
  const sound = byNewest.filter(({ broken }) => broken === null);
  return {
    running: sound.filter(({ over }) => !over).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)),
    finished: sound.filter(({ over }) => over),
    broken: byNewest.filter(({ broken }) => broken !== null),
  };
}
