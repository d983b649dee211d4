import { gameName } from '@roundhouse/games/registry';
import { ROUTES, type Table } from '@roundhouse/wire';
import { Button, EmptyState, ErrorState, Liveries, PlayerBadge, Spinner, useTheme, useWords } from '@roundhouse/ui';
import { useCallback, useEffect, useState } from 'react';
import { BoardPicture } from '../pages/game-cards.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { reasonOf } from '../pages/use-start.ts';
import { Link, navigate } from '../router.tsx';
import { ComeIn } from './come-in.tsx';
import { useVisit } from './context.tsx';
import { roomPath } from './links.ts';
import { liveriesAt } from './seating.ts';
import { welcomeOf } from './welcome.ts';
import './online.css';

/** Where an invitation leads: one press, and one sits at the table. */
export function JoinPage({ invite }: { readonly invite: string }) {
  const { t } = useWords();
  return (
    <PageFrame page="join" title={t('An invitation')}>
      <Invited invite={invite} />
    </PageFrame>
  );
}

type Asked =
  | { readonly state: 'asking' }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'there'; readonly table: Table };

function Invited({ invite }: { readonly invite: string }) {
  const { t } = useWords();
  const { server } = useVisit();
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const look = useCallback(() => {
    server.ask(ROUTES.invitation, { gaps: { invite } }).then(
      (table) => setAsked({ state: 'there', table }),
      (error: unknown) => setAsked({ state: 'refused', why: reasonOf(error) }),
    );
  }, [server, invite]);
  useEffect(look, [look]);
  switch (asked.state) {
    case 'asking':
      return <Spinner label={t('Opening the invitation')} />;
    case 'refused':
      return (
        <>
          <h1 className="spoken-only">{t('An invitation')}</h1>
          <ErrorState
            title={t('This invitation cannot be opened')}
            actions={
              <>
                <Button onClick={look}>{t('Try again')}</Button>
                <Link to="/" className="button button-primary">
                  {t('Home')}
                </Link>
              </>
            }
          >
            <p>{asked.why}</p>
          </ErrorState>
        </>
      );
    case 'there':
      return <Welcome table={asked.table} invite={invite} />;
  }
}

function Welcome({ table, invite }: { readonly table: Table; readonly invite: string }) {
  const { t } = useWords();
  const theme = useTheme();
  const { server } = useVisit();
  const welcome = welcomeOf(table);
  const toTheTable = (): void => navigate(roomPath(table.id), { replace: true });
  useEffect(() => {
    if (welcome === 'sits') navigate(roomPath(table.id), { replace: true });
  }, [welcome, table.id]);
  const game = gameName(table.game);
  const elsewhere = (
    <Link to="/online" className="button">
      {t('Other tables')}
    </Link>
  );
  const giver = table.places.find(({ seat }) => seat === table.offered)?.name;
  return (
    <div className="welcome">
      <BoardPicture game={table.game} theme={theme} alt="" />
      <h1>
        {giver === undefined
          ? t('{host} invites you to a game of {game}', { host: table.host.name, game })
          : t('{giver} offers you a seat in a running game of {game}', { giver, game })}
      </h1>
      <p className="welcome-players">
        <Liveries worn={liveriesAt(table)}>
          {table.places.map(({ seat, name, bot }) => (
            <PlayerBadge key={seat} seat={seat} name={name} bot={bot !== null} />
          ))}
        </Liveries>
      </p>
      {welcome === 'free' || welcome === 'offered' ? (
        <ComeIn
          label={welcome === 'free' ? t('Sit down') : t('Take the seat')}
          onward={async () => {
            await server.ask(ROUTES.accept, { gaps: { invite }, body: {} });
            toTheTable();
          }}
        />
      ) : null}
      {welcome === 'look-on' ? (
        <EmptyState
          title={t('The game has begun')}
          actions={
            <>
              <Button kind="primary" onClick={toTheTable}>
                {t('Watch')}
              </Button>
              {elsewhere}
            </>
          }
        />
      ) : null}
      {welcome === 'full' ? (
        <EmptyState title={t('All seats are taken')} actions={elsewhere}>
          <p>{t('Ask {host} for one: a bot may get up.', { host: table.host.name })}</p>
        </EmptyState>
      ) : null}
      {welcome === 'begun' ? (
        <EmptyState title={t('The game has begun, and nobody else may watch')} actions={elsewhere} />
      ) : null}
      {welcome === 'closed' ? <EmptyState title={t('This table was closed')} actions={elsewhere} /> : null}
    </div>
  );
}
