import { Button, EmptyState, ErrorState, Spinner, useTheme, useWords } from '@roundhouse/ui';
import { FIRST_GAME } from '@roundhouse/games/registry';
import type { Keeping, MatchSummary } from '../match/table-match.ts';
import { Link } from '../router.tsx';
import { BoardPicture, GameCards } from './game-cards.tsx';
import { ImportRecord } from './import-record.tsx';
import { BrokenTicket, MatchTicket } from './match-ticket.tsx';
import { sortMatches } from './use-matches.ts';
import './home.css';

export interface HomeViewProps {
  /** Null while they are being looked up. */
  readonly matches: readonly MatchSummary[] | null;
  readonly keeping: Keeping;
  readonly now: number;
  readonly starting: boolean;
  readonly failed: string | null;
  readonly onPlay: () => void;
  readonly onRemove: (id: string) => void;
}

const REPLAYS_SHOWN = 3;
/** Beside so many tickets there is still room for the board. */
const ROOM_FOR_PICTURE = 2;

/** Home, top to bottom: what a person wants next. */
export function HomeView({ matches, keeping, now, starting, failed, onPlay, onRemove }: HomeViewProps) {
  const { t, say } = useWords();
  const { running, finished, broken } = sortMatches(matches ?? []);
  return (
    <>
      {keeping.kept ? null : <NotKept why={keeping.why} />}
      <section className="hero">
        <div className="hero-sign">
          <h1>{t('Build a railway tonight')}</h1>
          <p>
            {t('Board games of the age of steam, with all their rules and a reason for every no.')}{' '}
            {t('Against bots or around one screen, and without an account.')}
          </p>
        </div>
        <div className="hero-start">
          <Button kind="primary" size="large" icon="play" className="hero-play" disabled={starting} onClick={onPlay}>
            {starting ? t('Laying the table…') : t('Play now')}
          </Button>
          <p className="hero-what">
            {FIRST_GAME.name}: {say(FIRST_GAME.quick.what)}
          </p>
          <p className="hero-else">
            <Link className="button" to={`/learn/${FIRST_GAME.id}/${FIRST_GAME.firstLesson}`}>
              {t('Learn it in a guided game')}
            </Link>
            <Link className="button" to={`/new/${FIRST_GAME.id}`}>
              {t('Set up a game')}
            </Link>
          </p>
          {failed === null ? null : (
            <ErrorState title={t('The game could not be started')}>
              <p>{failed}</p>
            </ErrorState>
          )}
        </div>
        <HeroSide running={matches === null ? null : running} now={now} onRemove={onRemove} />
      </section>

      {broken.length === 0 ? null : (
        <section className="home-section" aria-labelledby="home-broken">
          <h2 id="home-broken">{t('Games that cannot be opened')}</h2>
          <ul className="tickets">
            {broken.map((match) => (
              <li key={match.id}>
                <BrokenTicket match={match} onRemove={() => onRemove(match.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}

      <section className="home-section" aria-labelledby="home-games">
        <h2 id="home-games">{t('The games')}</h2>
        <GameCards />
      </section>

      <div className="home-pair">
        <section className="home-section" aria-labelledby="home-replays">
          <h2 id="home-replays">{t('Replays')}</h2>
          {finished.length === 0 ? (
            <EmptyState title={t('No finished games yet')}>
              <p>{t('A game that you finish can be gone through here, action by action.')}</p>
            </EmptyState>
          ) : (
            <>
              <ul className="tickets">
                {finished.slice(0, REPLAYS_SHOWN).map((match) => (
                  <li key={match.id}>
                    <MatchTicket match={match} now={now} onRemove={() => onRemove(match.id)} />
                  </li>
                ))}
              </ul>
              <p>
                <Link to="/replays">{t('All replays')}</Link>
              </p>
            </>
          )}
        </section>
        <section className="home-section" aria-labelledby="home-import">
          <h2 id="home-import">{t('Bring a game')}</h2>
          <ImportRecord />
        </section>
      </div>
    </>
  );
}

interface HeroSideProps {
  readonly running: readonly MatchSummary[] | null;
  readonly now: number;
  readonly onRemove: (id: string) => void;
}

/** The games to go on with, my turn first; for a newcomer, what it looks like. */
function HeroSide({ running, now, onRemove }: HeroSideProps) {
  const { t } = useWords();
  const theme = useTheme();
  if (running === null) {
    return (
      <div className="hero-side hero-waiting">
        <Spinner label={t('Looking for your games…')} />
      </div>
    );
  }
  const picture = (
    <BoardPicture game={FIRST_GAME.id} theme={theme} alt={t('A game of {game}', { game: FIRST_GAME.name })} />
  );
  if (running.length === 0) return <div className="hero-side">{picture}</div>;
  return (
    <section className="hero-side hero-games" aria-labelledby="home-continue">
      <h2 id="home-continue">{t('Continue')}</h2>
      <ul className="tickets">
        {running.map((match) => (
          <li key={match.id}>
            <MatchTicket match={match} now={now} onRemove={() => onRemove(match.id)} />
          </li>
        ))}
      </ul>
      {running.length <= ROOM_FOR_PICTURE ? picture : null}
    </section>
  );
}

function NotKept({ why }: { readonly why: string }) {
  const { t } = useWords();
  return (
    <p className="home-note" role="status">
      <strong>{t('This browser keeps nothing.')}</strong>{' '}
      {t('You can play, but a game is gone when the page is closed. Download its record to keep it.')}{' '}
      <span className="home-note-why">{why}</span>
    </p>
  );
}
