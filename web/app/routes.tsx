import { Button, ErrorState, Spinner, useWords } from '@roundhouse/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { matchPath, navigate, usePlace } from '../router.tsx';

type Gaps = Readonly<Record<string, string>>;

interface Route {
  readonly pattern: string;
  readonly show: (gaps: Gaps) => ReactElement;
}

const HomePage = lazy(async () => ({ default: (await import('../pages/home.tsx')).HomePage }));
const NewGamePage = lazy(async () => ({ default: (await import('../pages/new-game.tsx')).NewGamePage }));
const ReplaysPage = lazy(async () => ({ default: (await import('../pages/replays.tsx')).ReplaysPage }));
const RulesPage = lazy(async () => ({ default: (await import('../pages/rules.tsx')).RulesPage }));
const LearnPage = lazy(async () => ({ default: (await import('../pages/learn.tsx')).LearnPage }));
const Exercises = lazy(async () => ({ default: (await import('../exercises/exercises.tsx')).Exercises }));
const TablePage = lazy(async () => ({ default: (await import('../table/table-page.tsx')).TablePage }));
const OnlinePage = lazy(async () => ({ default: (await import('../online/online-page.tsx')).OnlinePage }));
const JoinPage = lazy(async () => ({ default: (await import('../online/join-page.tsx')).JoinPage }));
const StopMailsPage = lazy(async () => ({ default: (await import('../online/stop-mails-page.tsx')).StopMailsPage }));
const RoomPage = lazy(async () => ({ default: (await import('../online/room-page.tsx')).RoomPage }));
const MePage = lazy(async () => ({ default: (await import('../people/me-page.tsx')).MePage }));
const ResetPage = lazy(async () => ({ default: (await import('../people/me-page.tsx')).ResetPage }));
const PlayerPage = lazy(async () => ({ default: (await import('../people/player-page.tsx')).PlayerPage }));
const AdminPage = lazy(async () => ({ default: (await import('../admin/admin-page.tsx')).AdminPage }));

const ROUTES: readonly Route[] = [
  { pattern: '/', show: () => <HomePage /> },
  { pattern: '/new/:game', show: ({ game = '' }) => <NewGamePage key={game} game={game} /> },
  { pattern: '/table/:id', show: ({ id = '' }) => <TablePage key={id} id={id} /> },
  { pattern: '/rules/:game', show: ({ game = '' }) => <RulesPage key={game} game={game} /> },
  {
    pattern: '/learn/:game/:lesson',
    show: ({ game = '', lesson = '' }) => <LearnPage key={`${game}/${lesson}`} game={game} lesson={lesson} />,
  },
  { pattern: '/exercises/:game', show: ({ game = '' }) => <Exercises key={game} game={game} exercise={null} /> },
  {
    pattern: '/exercises/:game/:exercise',
    show: ({ game = '', exercise = '' }) => <Exercises key={`${game}/${exercise}`} game={game} exercise={exercise} />,
  },
  { pattern: '/online', show: () => <OnlinePage /> },
  { pattern: '/join/:invite', show: ({ invite = '' }) => <JoinPage key={invite} invite={invite} /> },
  { pattern: '/online/:table', show: ({ table = '' }) => <RoomPage key={table} id={table} /> },
  { pattern: '/me', show: () => <MePage /> },
  { pattern: '/reset', show: () => <ResetPage /> },
  { pattern: '/people/:person', show: ({ person = '' }) => <PlayerPage key={person} id={person} /> },
  { pattern: '/stop-mails/:token', show: ({ token = '' }) => <StopMailsPage key={token} token={token} /> },
  { pattern: '/admin', show: () => <AdminPage /> },
  { pattern: '/replays', show: () => <ReplaysPage /> },
];

/** The page at a path, another one for another table, game or lesson; null where there is none. */
export function pageAt(path: string): ReactElement | null {
  for (const { pattern, show } of ROUTES) {
    const gaps = matchPath(pattern, path);
    if (gaps !== null) return show(gaps);
  }
  return null;
}

export function Routes() {
  const { t } = useWords();
  const { path } = usePlace();
  const page = pageAt(path);
  return page === null ? <NoSuchPage /> : <Suspense fallback={<Loading words={t('Loading')} />}>{page}</Suspense>;
}

function Loading({ words }: { readonly words: string }) {
  return (
    <main className="alone">
      <Spinner label={words} />
    </main>
  );
}

function NoSuchPage() {
  const { t } = useWords();
  return (
    <main className="alone">
      <h1 className="spoken-only">{t('No such page')}</h1>
      <ErrorState
        title={t('The line ends here')}
        actions={
          <Button kind="primary" onClick={() => navigate('/')}>
            {t('Home')}
          </Button>
        }
      >
        <p>{t('There is no page at this address.')}</p>
      </ErrorState>
    </main>
  );
}
