import { PlayerBadge, useWords } from '@roundhouse/ui';
import type { Event } from '../../../rules/events.ts';

export function closesRound(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'income' || type === 'scored');
}

/** Points, coins and science of everybody, as a table. */
export function RoundReport({ events }: { readonly events: readonly Event[] }) {
  const { t } = useWords();
  const incomes = events.filter((event) => event.type === 'income');
  const scored = events.filter((event) => event.type === 'scored');
  const science = events.filter((event) => event.type === 'science');
  const seats = [...new Set([...incomes, ...scored].map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return (
    <table className="iron-report-table">
      <thead>
        <tr>
          <th scope="col">{t('Player')}</th>
          {scored.length > 0 ? <th scope="col">{t('Points')}</th> : null}
          <th scope="col">{t('Coins')}</th>
          <th scope="col">{t('of them for goods')}</th>
          <th scope="col">{t('Science')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const points = scored.find((event) => event.seat === seat);
          const coins = incomes.find((event) => event.seat === seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <PlayerBadge seat={seat} size={18} />
              </th>
              {scored.length > 0 ? (
                <td>+{points === undefined ? 0 : points.goods + points.shields + points.buildings}</td>
              ) : null}
              <td>+{coins?.coins ?? 0}</td>
              <td>{coins?.parts.majorities ?? 0}</td>
              <td>+{science.find((event) => event.seat === seat)?.science ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
