import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, ErrorState, Spinner, useWords } from '@roundhouse/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { findGame, gameName } from '@roundhouse/games/registry';
import { gamePage } from '../game-page.ts';
import { Link } from '../router.tsx';
import { reasonOf } from './use-start.ts';

export interface GameGateProps {
  readonly game: string;
  readonly children: (page: AnyGamePage) => ReactNode;
  /** What stands around the words that are shown until then. */
  readonly around?: (content: ReactNode) => ReactNode;
}

/** Shows what needs a game once it is there, and until then what there is to say. */
export function GameGate({ game, children, around = (content) => content }: GameGateProps) {
  const loaded = useGamePage(game);
  return loaded.state === 'ready' ? children(loaded.page) : around(<NotYet game={game} loaded={loaded} />);
}

interface NotYetProps {
  readonly game: string;
  readonly loaded: Exclude<LoadedPage, { readonly state: 'ready' }>;
}

function NotYet({ game, loaded }: NotYetProps) {
  const { t } = useWords();
  switch (loaded.state) {
    case 'loading':
      return <Spinner label={t('Fetching {game}…', { game: gameName(game) })} />;
    case 'unknown':
      return (
        <ErrorState
          title={t('There is no game “{game}” here', { game })}
          actions={
            <Link className="button" to="/">
              {t('To the games')}
            </Link>
          }
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={t('{game} could not be fetched', { game: gameName(game) })}
          actions={<Button onClick={() => window.location.reload()}>{t('Try again')}</Button>}
        >
          <p>{loaded.why}</p>
        </ErrorState>
      );
  }
}

type LoadedPage =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'ready'; readonly page: AnyGamePage };

/** Fetches a game when it is first needed. */
function useGamePage(id: string): LoadedPage {
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
