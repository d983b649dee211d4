import { PlayerBadge, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../../rules/events.ts';
import type { Look } from '../../board/look.ts';
import { Coins, Points, Science } from '../pieces.tsx';

export function closesRound(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'income' || type === 'scored');
}

/** Points, coins and science of everybody, as a table. */
export function RoundReport({ events, look }: { readonly events: readonly Event[]; readonly look: Look }) {
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
          {scored.length > 0 ? <Heading sign={<Points amount="" look={look} />} label={t('Points')} /> : null}
          <Heading sign={<Coins amount="" look={look} />} label={t('Coins')} />
          <Heading sign={<Science amount="" look={look} />} label={t('Science')} />
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const points = scored.find((event) => event.seat === seat);
          const coins = incomes.find((event) => event.seat === seat);
          const forGoods = coins?.parts.majorities ?? 0;
          return (
            <tr key={seat}>
              <th scope="row">
                <PlayerBadge seat={seat} size={18} />
              </th>
              {scored.length > 0 ? (
                <td>+{points === undefined ? 0 : points.goods + points.shields + points.buildings}</td>
              ) : null}
              <td>
                +{coins?.coins ?? 0}
                {forGoods > 0 ? <div className="iron-note">{t('{coins} for goods', { coins: forGoods })}</div> : null}
              </td>
              <td>+{science.find((event) => event.seat === seat)?.science ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Signs are as narrow as the numbers below them, in every language; the word is heard, and shown under a pointer. */
function Heading({ sign, label }: { readonly sign: ReactNode; readonly label: string }) {
  return (
    <th scope="col" title={label}>
      {sign}
      <span className="spoken-only">{label}</span>
    </th>
  );
}
