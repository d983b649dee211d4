import { ROUTES, type Table } from '@roundhouse/wire';
import { Button, EmptyState, ErrorState, Spinner, useWords } from '@roundhouse/ui';
import { useState } from 'react';
import { reasonOf } from '../pages/use-start.ts';
import { Link, navigate } from '../router.tsx';
import { Alone } from '../table/match-table.tsx';
import { useTable, useVisit } from './context.tsx';
import { OnlineTable } from './online-table.tsx';

/** A table on the server: the same address before the match, while it runs and when it is over. */
export function RoomPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { sight, live } = useTable(id);
  switch (sight.state) {
    case 'looking':
      return (
        <Alone>
          <Spinner label={t('Opening the table')} />
        </Alone>
      );
    case 'refused':
      return (
        <Alone>
          <ErrorState
            title={t('This table cannot be opened')}
            actions={
              <>
                <Button onClick={() => void live.look()}>{t('Try again')}</Button>
                <Link to="/" className="button button-primary">
                  {t('Home')}
                </Link>
              </>
            }
          >
            <p>{sight.why}</p>
          </ErrorState>
        </Alone>
      );
    case 'seen':
      return <Seen table={sight.table} />;
  }
}

function Seen({ table }: { readonly table: Table }) {
  const { t } = useWords();
  switch (table.state) {
    case 'running':
    case 'over':
      return <OnlineTable table={table} afterwards={<Rematch table={table} />} />;
    case 'open':
      return (
        <Alone>
          <EmptyState title={t('The game has not begun yet')} />
        </Alone>
      );
    case 'closed':
      return (
        <Alone>
          <EmptyState
            title={t('This table was closed')}
            actions={
              <Link to="/" className="button button-primary">
                {t('Home')}
              </Link>
            }
          />
        </Alone>
      );
  }
}

/** The same people once more: whoever asks first opens the table, and the others find it. */
function Rematch({ table: { id, seat } }: { readonly table: Table }) {
  const { t } = useWords();
  const { server } = useVisit();
  const [problem, setProblem] = useState<string | null>(null);
  if (seat === null) return null;
  const again = (): void => {
    server.ask(ROUTES.rematch, { gaps: { table: id } }).then(
      (next) => navigate(`/online/${next.id}`),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  return (
    <>
      <Button kind="primary" size="large" icon="play" onClick={again}>
        {t('Play again together')}
      </Button>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </>
  );
}
