import type { AnyGame } from '@roundhouse/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import type { TableMatch } from '../match/table-match.ts';
import { reasonOf } from '../pages/use-start.ts';
import { pageThinkers } from '../thinkers.ts';
import { type Explained, Explanation } from './explanation.ts';

export type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'open'; readonly explanation: Explanation };

/** A match as it is being explained; it stops when it is left, and goes on there the next time. */
export function useExplanation(match: TableMatch, game: AnyGame): Opened {
  const maker = useMaker();
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    let left = false;
    let mine: Explanation | null = null;
    Explanation.of(match, game, { maker, thinkers: pageThinkers() }).then(
      (explanation) => {
        mine = explanation;
        if (!left) setOpened({ state: 'open', explanation });
      },
      (error: unknown) => {
        if (!left) setOpened({ state: 'failed', why: reasonOf(error) });
      },
    );
    return () => {
      left = true;
      mine?.stop();
    };
  }, [match, game, maker]);
  return opened;
}

export function useExplained(explanation: Explanation): Explained {
  const subscribe = useCallback((changed: () => void) => explanation.subscribe(changed), [explanation]);
  return useSyncExternalStore(subscribe, () => explanation.now());
}
