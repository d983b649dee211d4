import { useCallback, useEffect, useState } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import type { Keeping, MatchSummary } from '../match/table-match.ts';
import { reasonOf } from './use-start.ts';

/** What is kept in this browser. */
export interface KeptMatches {
  /** Null while they are being looked up. */
  readonly matches: readonly MatchSummary[] | null;
  readonly keeping: Keeping;
  readonly remove: (id: string) => void;
  /** Looks them up again. */
  readonly look: () => Promise<void>;
}

export function useMatches(): KeptMatches {
  const maker = useMaker();
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({ kept: true });

  const look = useCallback(async () => {
    try {
      setMatches(await maker.list());
      setKeeping(await maker.status());
    } catch (error) {
      setMatches([]);
      setKeeping({ kept: false, why: reasonOf(error) });
    }
  }, [maker]);

  useEffect(() => {
    void look();
  }, [look]);

  const remove = (id: string): void => {
    maker.remove(id).then(look, (error: unknown) => setKeeping({ kept: false, why: reasonOf(error) }));
  };
  return { matches, keeping, remove, look };
}

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
