import { GAMES } from '@roundhouse/games/registry';
import { Button, EmptyState, Problem, Spinner, useTheme, useWords } from '@roundhouse/ui';
import { useState } from 'react';
import { BoardPicture } from '../pages/game-cards.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { Link } from '../router.tsx';
import { isName, NameField } from './come-in.tsx';
import { useMe, useStanding, useTableLists, useVisit } from './context.tsx';
import { homeLists, NO_TABLES } from './home-tables.ts';
import { newTablePath } from './links.ts';
import { TableTicket } from './table-ticket.tsx';
import { useDoing } from './use-doing.ts';
import './online.css';

/** Where one finds people: tables to sit down at, and a table of one's own. */
export function OnlinePage() {
  const { t } = useWords();
  const { server } = useStanding();
  return (
    <PageFrame page="online" title={t('Play with others')}>
      <h1>{t('Play with others')}</h1>
      {server === 'asking' ? <Spinner label={t('Asking the server…')} /> : null}
      {server === 'away' ? (
        <EmptyState title={t('There is no server here now')}>
          <p>{t('Without one, games are played at this screen: against bots, or together around it.')}</p>
        </EmptyState>
      ) : null}
      {server === 'there' ? <Tables /> : null}
    </PageFrame>
  );
}

function Tables() {
  const { t } = useWords();
  const theme = useTheme();
  const [now] = useState(() => Date.now());
  const lists = useTableLists();
  const { join } = homeLists({ running: [], finished: [] }, lists ?? NO_TABLES);
  return (
    <>
      <MyName />
      <section aria-labelledby="online-own">
        <h2 id="online-own">{t('Open a table')}</h2>
        <p>{t('You choose the game, invite by a link, and fill the seats that stay free with bots.')}</p>
        <ul className="online-games">
          {GAMES.map(({ id, name }) => (
            <li key={id}>
              <Link className="online-game" to={newTablePath(id)}>
                <BoardPicture game={id} theme={theme} alt="" />
                <strong>{name}</strong>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {lists === null ? null : (
        <section aria-labelledby="online-join">
          <h2 id="online-join">{t('Tables to join')}</h2>
          {join.length === 0 ? (
            <p>{t('No table is waiting for players just now.')}</p>
          ) : (
            <ul className="tickets">
              {join.map((table) => (
                <li key={table.id}>
                  <TableTicket table={table} reason="open" now={now} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

/** Who I am to the others; a name can be changed. */
function MyName() {
  const { t } = useWords();
  const me = useMe();
  const visit = useVisit();
  const [name, setName] = useState<string | null>(null);
  const { act, busy, problem } = useDoing();
  if (me === null) return null;
  if (name === null) {
    return (
      <p className="my-name">
        {t('You are {name}.', { name: me.name })}{' '}
        <Button kind="quiet" size="small" onClick={() => setName(me.name)}>
          {t('Change the name')}
        </Button>
      </p>
    );
  }
  const rename = async (): Promise<void> => {
    await visit.comeIn(name);
    setName(null);
  };
  return (
    <form
      className="come-in"
      onSubmit={(event) => {
        event.preventDefault();
        act(rename);
      }}
    >
      <NameField name={name} onName={setName} />
      <Button kind="primary" type="submit" disabled={busy || !isName(name)}>
        {t('Save')}
      </Button>
      <Problem why={problem} />
    </form>
  );
}
