import { knownGame } from '@roundhouse/games/registry';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, EmptyState, ErrorState, type MenuItem, SeatNames, Spinner, useWords } from '@roundhouse/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { gamePage } from '../game-page.ts';
import { atTable } from '../match/at-table.ts';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { downloadRecord } from '../pages/record-file.ts';
import { reasonOf } from '../pages/use-start.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { useTitle } from '../app/title.ts';
import type { KeptMatch } from './menu.tsx';
import { BOARD, EXPLAINED, boardAt, momentOfBoard } from './places.ts';
import { TableShell, type TableShellProps } from './table-shell.tsx';
import { useSnapshot } from './snapshot.ts';

const EndPage = lazy(async () => ({ default: (await import('../pages/end.tsx')).EndPage }));
const AnalysisPage = lazy(async () => ({ default: (await import('../analysis/analysis-page.tsx')).AnalysisPage }));

export interface MatchTableProps {
  /** Opens the match; another function opens another one. Rejects with a sentence that says why it cannot. */
  readonly open: () => Promise<TableMatch>;
  /** Stands first among what can be done when it is over, where that is not simply to play again at this screen. */
  readonly afterwards?: ReactNode;
  /** Stands below how it ended. */
  readonly foot?: ReactNode;
  /** What can be done with it where it lies in this browser. */
  readonly kept?: KeptMatch;
  /** What else stands in its menu. */
  readonly menu?: readonly MenuItem[];
  /** Stands above the prompt, beside what the match itself has to say. */
  readonly banner?: ReactNode;
  /** Around the game's table, where that is more than around any. */
  readonly Shell?: ComponentType<TableShellProps>;
}

/** A match at its table, or what there is to say until it is there; when it is over, how it ended. */
export function MatchTable({ open, ...around }: MatchTableProps) {
  const { t } = useWords();
  const [attempt, setAttempt] = useState(0);
  const table = useOpenTable(open, attempt);
  switch (table.state) {
    case 'opening':
      return (
        <Alone>
          <Spinner label={t('Opening the table')} />
        </Alone>
      );
    case 'failed':
      return (
        <Alone>
          <ErrorState
            title={t('This table cannot be opened')}
            actions={
              <>
                <Button onClick={() => setAttempt(attempt + 1)}>{t('Try again')}</Button>
                <Link to="/" className="button button-primary">
                  {t('Home')}
                </Link>
              </>
            }
          >
            <p>{table.why}</p>
          </ErrorState>
        </Alone>
      );
    case 'open':
      return (
        <ErrorBoundary save={() => void downloadRecord(table.match)}>
          <Opened match={table.match} page={table.page} {...around} />
        </ErrorBoundary>
      );
  }
}

interface OpenedProps extends Omit<MatchTableProps, 'open'> {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
}

function Opened({ match, page, afterwards, foot, kept, menu, banner, Shell = TableShell }: OpenedProps) {
  const { t } = useWords();
  const snapshot = useSnapshot(match);
  const { path, hash } = usePlace();
  // Whoever was there when it ended sees the last board first.
  const [sawItEnd] = useState(snapshot.result === null);
  const [showsResult, setShowsResult] = useState(!sawItEnd);
  useTitle(page.game.name);

  if (snapshot.elsewhere) return <Elsewhere match={match} />;
  const startAt = momentOfBoard(hash);
  if (snapshot.result !== null && hash === EXPLAINED) {
    return (
      <Suspense fallback={<Alone>{<Spinner label={t('Opening')} />}</Alone>}>
        <AnalysisPage
          match={match}
          page={page}
          showBoard={(moment) => navigate(`${path}#${boardAt(moment)}`)}
          showResult={() => {
            setShowsResult(true);
            navigate(path);
          }}
        />
      </Suspense>
    );
  }
  if (snapshot.result !== null && showsResult && startAt === null) {
    return (
      <SeatNames names={snapshot.players.map(({ name }) => name)}>
        <Suspense fallback={<Alone>{<Spinner label={t('Counting')} />}</Alone>}>
          <EndPage
            match={match}
            page={page}
            afterwards={afterwards}
            foot={foot}
            onHistory={() => navigate(`${path}#${BOARD}`)}
            onExplain={() => navigate(`${path}#${EXPLAINED}`)}
          />
        </Suspense>
      </SeatNames>
    );
  }
  const explain = {
    id: 'explain',
    icon: 'search',
    label: t('Explain this game'),
    choose: () => navigate(`${path}#${EXPLAINED}`),
  } as const;
  return (
    <Shell
      match={match}
      page={page}
      kept={kept}
      menu={snapshot.result === null ? menu : [explain, ...(menu ?? [])]}
      startAt={startAt}
      banner={
        <>
          {banner}
          <CarriedOver snapshot={snapshot} />
        </>
      }
      showResult={() => {
        setShowsResult(true);
        navigate(path);
      }}
      openFork={(fork) => navigate(`/table/${fork}`)}
    />
  );
}

/** Another tab has the match. It may even have deleted it: then there is nothing to bring here. */
function Elsewhere({ match }: { readonly match: TableMatch }) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const bringHere = (): void => {
    match.bringHere().catch((error: unknown) => setProblem(reasonOf(error)));
  };
  return (
    <Alone>
      <EmptyState
        title={t('This game goes on in another tab')}
        actions={
          <>
            <Button kind="primary" onClick={bringHere}>
              {t('Play here instead')}
            </Button>
            <Link to="/" className="button">
              {t('Home')}
            </Link>
          </>
        }
      >
        {problem === null ? <p>{t('It was opened there last. Nothing is lost.')}</p> : <p role="alert">{problem}</p>}
      </EmptyState>
    </Alone>
  );
}

/** That the rules were mended under the match: said until somebody plays on. The log keeps it. */
export function CarriedOver({ snapshot: { notes, seq } }: { readonly snapshot: Snapshot }) {
  const { say } = useWords();
  const note = notes.findLast(({ kind, after }) => kind === 'carried' && after === seq);
  return note === undefined ? null : (
    <p className="table-note" role="status">
      {say(note.text)}
    </p>
  );
}

/** A page that has nothing but a message. */
export function Alone({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <main className="alone" data-page="table">
      <h1 className="spoken-only">{t('Table')}</h1>
      {children}
    </main>
  );
}

type OpenTable =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'open'; readonly match: TableMatch; readonly page: AnyGamePage };

/** Opens a match and the page of its game, and closes the match when it is left. */
function useOpenTable(open: MatchTableProps['open'], attempt: number): OpenTable {
  const [table, setTable] = useState<OpenTable>({ state: 'opening' });
  useEffect(() => {
    let left = false;
    let opened: TableMatch | null = null;
    setTable({ state: 'opening' });
    withPage(open).then(
      ({ match, page }) => {
        opened = match;
        if (left) match.close();
        else setTable({ state: 'open', match, page });
      },
      (error: unknown) => {
        if (!left) setTable({ state: 'failed', why: reasonOf(error) });
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [open, attempt]);
  return table;
}

async function withPage(open: MatchTableProps['open']): Promise<{ match: TableMatch; page: AnyGamePage }> {
  const match = await open();
  try {
    return atTable(match, await gamePage(knownGame(match.snapshot().game)));
  } catch (error) {
    match.close();
    throw error;
  }
}
