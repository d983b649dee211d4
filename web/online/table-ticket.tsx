import { gameName } from '@roundhouse/games/registry';
import type { TableSummary } from '@roundhouse/wire';
import { classNames, Lamp, PlayerBadge, useWords } from '@roundhouse/ui';
import { ago } from '../pages/match-ticket.tsx';
import { Link } from '../router.tsx';
import type { Reason } from './home-tables.ts';
import { roomPath } from './links.ts';
import { freeSeats } from './seating.ts';
import '../pages/tickets.css';

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
  const stubs: Readonly<Record<TableTicketProps['reason'], string>> = {
    'my-turn': t('Your turn'),
    others: t('Others to play'),
    running: t('Look on'),
    waiting: free > 0 ? t('Waiting for players') : t('About to begin'),
    open: t('Sit down'),
    over: t('Finished'),
  };
  const isRunning = reason === 'my-turn' || reason === 'others';
  return (
    <article className={classNames('match-ticket', reason === 'my-turn' && 'match-ticket-mine')}>
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
          <span className="match-ticket-players">
            {table.places.map(({ seat, name, bot }) => (
              <PlayerBadge key={seat} seat={seat} name={name} bot={bot !== null} size={18} />
            ))}
          </span>
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
