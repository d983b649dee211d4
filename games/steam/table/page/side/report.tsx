import { moneyText, PlayerBadge, useWords } from '@roundhouse/ui';
import type { Event } from '../../../rules/events.ts';

type Settled = Extract<Event, { type: 'income-collected' | 'expenses-paid' | 'bankrupt' }>;

function settledIn(events: readonly Event[]): readonly Settled[] {
  return events.filter(
    (event): event is Settled =>
      event.type === 'income-collected' || event.type === 'expenses-paid' || event.type === 'bankrupt',
  );
}

/** Whether these events close a turn: then there is something to report. */
export function closesTurn(events: readonly Event[]): boolean {
  return settledIn(events).length > 0;
}

/** Income and expenses of a turn, and the order of the next: what the computer did for everybody. */
export function TurnReport({ events }: { readonly events: readonly Event[] }) {
  const { t } = useWords();
  return (
    <>
      <table className="rail-table">
        <thead>
          <tr>
            <th scope="col">{t('Player')}</th>
            <th scope="col">{t('Money')}</th>
            <th scope="col">{t('Income lost')}</th>
            <th scope="col">{t('Points lost')}</th>
          </tr>
        </thead>
        <tbody>
          {settledIn(events).map((event) => (
            <tr key={event.seat}>
              <td>
                <PlayerBadge seat={event.seat} size={18} />
              </td>
              <Settlement event={event} />
            </tr>
          ))}
        </tbody>
      </table>
      <NextOrder events={events} />
    </>
  );
}

function Settlement({ event }: { readonly event: Settled }) {
  const { t } = useWords();
  if (event.type === 'bankrupt') return <td colSpan={3}>{t('bankrupt, out of the game')}</td>;
  if (event.type === 'income-collected')
    return (
      <>
        <td>{moneyText(event.amount, true)}</td>
        <td>—</td>
        <td>—</td>
      </>
    );
  return (
    <>
      <td>{moneyText(-event.amount)}</td>
      <td>{event.incomeLost === 0 ? '—' : `−${event.incomeLost}`}</td>
      <td>{event.pointsLost === 0 ? '—' : `−${event.pointsLost}`}</td>
    </>
  );
}

/** In the base game the action tiles have settled who is next; in the standard game an auction will. */
function NextOrder({ events }: { readonly events: readonly Event[] }) {
  const { t } = useWords();
  const set = events.find((event) => event.type === 'order-set');
  if (set?.type !== 'order-set') return null;
  return (
    <p className="rail-row">
      <span>{t('The order now:')}</span>
      {set.order.map((seat) => (
        <PlayerBadge key={seat} seat={seat} size={18} />
      ))}
    </p>
  );
}
