import { gameName } from '@roundhouse/games/registry';
import type { TableSummary } from '@roundhouse/wire';
import { classNames, Lamp, useWords } from '@roundhouse/ui';
import { lazy, Suspense } from 'react';
import { ago } from '../pages/match-ticket.tsx';
import { FaceToCome, TicketPlayers } from '../pages/ticket-players.tsx';
import { useSeen } from '../pages/use-seen.ts';
import { Link } from '../router.tsx';
import type { Reason } from './home-tables.ts';
import { roomPath } from './links.ts';
import { freeSeats, liveriesAt } from './seating.ts';
import '../pages/tickets.css';

/** It brings the page of a game along, so it comes when there is a running table in sight. */
const TableFace = lazy(async () => ({ default: (await import('./table-face.tsx')).TableFace }));

export interface TableTicketProps {
  readonly table: TableSummary;
  /** Why it is shown; `running`: somebody else plays there. */
  readonly reason: Reason | 'running';
  readonly now: number;
}

/** A table on the server, as a railway ticket like those of the matches that are kept here. */
export function TableTicket({ table, reason, now }: TableTicketProps) {
  const { t, language } = useWords();
  const free = freeSeats(table);
  const [place, seen] = useSeen<HTMLElement>();
  const stubs: Readonly<Record<TableTicketProps['reason'], string>> = {
    'my-turn': t('Your turn'),
    others: t('Others to play'),
    running: t('Watch'),
    waiting: free > 0 ? t('Waiting for players') : t('About to begin'),
    open: t('Sit down'),
    over: t('Finished'),
  };
  const who = { players: table.places, liveries: liveriesAt(table) };
  const isRunning = reason === 'my-turn' || reason === 'others';
  return (
    <article ref={place} className={classNames('match-ticket', reason === 'my-turn' && 'match-ticket-mine')}>
      <Link to={roomPath(table.id)} className="match-ticket-link">
        <span className="match-ticket-stub">
          {isRunning ? <Lamp lit={reason === 'my-turn'} /> : null}
          {stubs[reason]}
        </span>
        <span className="match-ticket-body">
          <strong className="match-ticket-game">
            {gameName(table.game)}
            {table.title === '' ? '' : `: ${table.title}`}
          </strong>
          {table.state === 'open' ? (
            <TicketPlayers {...who} result={null} />
          ) : seen ? (
            <Suspense fallback={<FaceToCome {...who} />}>
              <TableFace table={table} />
            </Suspense>
          ) : (
            <FaceToCome {...who} />
          )}
          <span className="match-ticket-facts">
            {t('Online')} · {table.pace === 'live' ? t('live') : t('a move when there is time')}
            {table.state === 'open' ? (
              <> · {t('{n, plural, =0 {all seats taken} one {# seat free} other {# seats free}}', { n: free })}</>
            ) : null}{' '}
            · {ago(table.changed, now, language)}
          </span>
        </span>
      </Link>
    </article>
  );
}
