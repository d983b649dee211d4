import type { OwnResult } from '../match/table-match.ts';

/** What one person has to show for all their games of one kind. */
export interface OwnNumbers {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Null where nobody ever saw the end of one. */
  readonly best: number | null;
  readonly last: number;
}

/** The game that was played most comes first. */
export function ownNumbers(results: readonly OwnResult[]): readonly OwnNumbers[] {
  const games = [...new Set(results.map(({ game }) => game))];
  return games
    .map((game): OwnNumbers => {
      const own = results.filter((result) => result.game === game);
      const scores = own.flatMap(({ score }) => score ?? []);
      return {
        game,
        played: own.length,
        won: own.filter(({ won }) => won).length,
        best: scores.length === 0 ? null : Math.max(...scores),
        last: Math.max(...own.map(({ changed }) => changed)),
      };
    })
    .toSorted((a, b) => b.played - a.played || b.last - a.last);
}
