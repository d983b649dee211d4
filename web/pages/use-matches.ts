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
  return { matches, keeping, remove };
}
