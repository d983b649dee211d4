import { ROUTES, type Table } from '@roundhouse/wire';
import { Button, EmptyState, ErrorState, Spinner, useWords } from '@roundhouse/ui';
import { Link, navigate } from '../router.tsx';
import { Alone } from '../table/match-table.tsx';
import { useTable, useVisit } from './context.tsx';
import { roomPath } from './links.ts';
import { OnlineTable } from './online-table.tsx';
import { Room, type RoomProps } from './room.tsx';
import { useDoing } from './use-doing.ts';

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
      return <Seen table={sight.table} live={live} />;
  }
}

function Seen({ table, live }: RoomProps) {
  const { t } = useWords();
  switch (table.state) {
    case 'running':
    case 'over':
      return <OnlineTable table={table} afterwards={<Rematch table={table} />} />;
    case 'open':
      return <Room table={table} live={live} />;
    case 'closed':
      return (
        <Alone>
          <EmptyState
            title={t('This table was closed')}
            actions={
              <>
                <Link to="/online" className="button">
                  {t('Other tables')}
                </Link>
                <Link to="/" className="button button-primary">
                  {t('Home')}
                </Link>
              </>
            }
          />
        </Alone>
      );
  }
}

/** The same people once more: whoever asks first opens the table, and the others find it. */
function Rematch({ table: { id, seat, rematch } }: { readonly table: Table }) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  if (seat === null) return null;
  const again = async (): Promise<void> => {
    const next = await server.ask(ROUTES.rematch, { gaps: { table: id } });
    if (next.seat === null) await server.ask(ROUTES.join, { gaps: { table: next.id }, body: {} });
    navigate(roomPath(next.id));
  };
  return (
    <>
      <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => act(again)}>
        {rematch === null ? t('Play again together') : t('To the next game')}
      </Button>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </>
  );
}
