import { Button, EmptyState, ErrorState, Icon, useWords } from '@roundhouse/ui';
import type { TableLists } from '@roundhouse/wire';
import { lazy, Suspense } from 'react';
import { FIRST_GAME } from '@roundhouse/games/registry';
import type { Keeping, MatchSummary } from '../match/table-match.ts';
import { homeLists, idOf, NO_TABLES } from '../online/home-tables.ts';
import { HomeTicket } from '../online/home-ticket.tsx';
import { TableTicket } from '../online/table-ticket.tsx';
import type { Standing } from '../online/visit.ts';
import { Link } from '../router.tsx';
import { GameCards } from './game-cards.tsx';
import { HeroSide } from './hero-side.tsx';
import { ImportRecord } from './import-record.tsx';
import { BrokenTicket } from './match-ticket.tsx';
import { sortMatches } from './use-matches.ts';
import { useSeen } from './use-seen.ts';
import './home.css';

export interface HomeViewProps {
  /** Null while they are being looked up. */
  readonly matches: readonly MatchSummary[] | null;
  readonly keeping: Keeping;
  /** What the server has for me; null while it is not known, and where there is none. */
  readonly tables: TableLists | null;
  readonly server: Standing['server'];
  readonly now: number;
  readonly starting: boolean;
  readonly failed: string | null;
  readonly onPlay: () => void;
  readonly onRemove: (id: string) => void;
  /** Saved games were brought back. */
  readonly onBrought: () => void;
}

/** Somebody without any games yet has no use for it. */
const KeptGames = lazy(async () => ({ default: (await import('./kept-games.tsx')).KeptGames }));

/** It stands further down: whoever never gets there does without. */
const DayCard = lazy(async () => ({ default: (await import('../exercises/day-card.tsx')).DayCard }));

const REPLAYS_SHOWN = 3;

/** Home, top to bottom: what a person wants next. */
export function HomeView(props: HomeViewProps) {
  const { matches, keeping, tables, server, now, starting, failed, onPlay, onRemove, onBrought } = props;
  const { t, say } = useWords();
  const { running, finished, broken } = sortMatches(matches ?? []);
  const lists = homeLists({ running, finished }, tables ?? NO_TABLES);
  return (
    <>
      {keeping.kept ? null : <NotKept why={keeping.why} />}
      <section className="hero">
        <div className="hero-sign">
          <h1>{t('Build a railway tonight')}</h1>
          <p>
            {t('Board games of the age of steam, with all their rules and a reason for every no.')}{' '}
            {server === 'away'
              ? t('Against bots or around one screen, and without an account.')
              : t('Against bots, around one screen or with people elsewhere, and without an account.')}
          </p>
        </div>
        <div className="hero-start">
          <Button kind="primary" size="large" icon="play" className="hero-play" disabled={starting} onClick={onPlay}>
            {starting ? t('Laying the table…') : t('Play now')}
          </Button>
          <p className="hero-what">
            {FIRST_GAME.name}: {say(FIRST_GAME.quick.what)}
          </p>
          {server === 'away' ? (
            <p className="online-quiet">{t('There is no server here: all games are played at this screen.')}</p>
          ) : (
            <Link className="button button-large hero-others" to="/online">
              <Icon name="person" size={20} />
              {t('Play with others')}
            </Link>
          )}
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
        <HeroSide goOn={matches === null ? null : lists.goOn} now={now} onRemove={onRemove} />
      </section>

      {lists.join.length === 0 ? null : (
        <section className="home-section" aria-labelledby="home-join">
          <h2 id="home-join">{t('Tables to join')}</h2>
          <ul className="tickets home-tables">
            {lists.join.map((table) => (
              <li key={table.id}>
                <TableTicket table={table} reason="open" now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}

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

      <section className="home-section" aria-labelledby="home-exercise">
        <h2 id="home-exercise">{t('Exercise of the day')}</h2>
        <ExerciseOfDay now={now} />
      </section>

      <div className="home-pair">
        <section className="home-section" aria-labelledby="home-replays">
          <h2 id="home-replays">{t('Replays')}</h2>
          {lists.finished.length === 0 ? (
            <EmptyState title={t('No finished games yet')}>
              <p>{t('A game that you finish can be gone through here, action by action.')}</p>
            </EmptyState>
          ) : (
            <>
              <ul className="tickets">
                {lists.finished.slice(0, REPLAYS_SHOWN).map((item) => (
                  <li key={idOf(item)}>
                    <HomeTicket item={item} now={now} onRemove={onRemove} />
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
          <ImportRecord onBrought={onBrought} />
        </section>
      </div>

      {matches === null || matches.length === 0 ? null : (
        <section className="home-section" aria-labelledby="home-kept">
          <h2 id="home-kept">{t('My games')}</h2>
          <Suspense fallback={null}>
            <KeptGames games={matches.length} />
          </Suspense>
        </section>
      )}
    </>
  );
}

function ExerciseOfDay({ now }: { readonly now: number }) {
  const [place, seen] = useSeen<HTMLDivElement>();
  return (
    <div ref={place} className="home-exercise">
      <Suspense fallback={null}>{seen ? <DayCard now={now} /> : null}</Suspense>
    </div>
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
