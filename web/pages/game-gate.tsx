import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, ErrorState, Spinner, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { gameName } from '@roundhouse/games/registry';
import { Link } from '../router.tsx';
import { type LoadedPage, useGamePage } from './use-game-page.ts';

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
