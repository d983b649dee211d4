import { useEffect, useState } from 'react';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { gamePage } from '../game-page.ts';
import { findGame } from '@roundhouse/games/registry';
import { reasonOf } from './use-start.ts';

export type LoadedPage =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'ready'; readonly page: AnyGamePage };

/** Fetches a game when it is first needed. */
export function useGamePage(id: string): LoadedPage {
  const [loaded, setLoaded] = useState<LoadedPage>({ state: 'loading' });
  useEffect(() => {
    const game = findGame(id);
    if (game === undefined) {
      setLoaded({ state: 'unknown' });
      return undefined;
    }
    let wanted = true;
    setLoaded({ state: 'loading' });
    gamePage(game).then(
      (page) => wanted && setLoaded({ state: 'ready', page }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', why: reasonOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return loaded;
}
