import { entryOf, itemAt } from '@roundhouse/kernel';
import { classNames, SeatMark, useSeatName, useSeatStyle, useWords } from '@roundhouse/ui';
import { rankings } from '../../../rules/goods.ts';
import type { Position } from '../../../rules/position.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { Coins, Points, WareIcon } from '../pieces.tsx';
import { numbersOf } from '../preview.ts';

const RANKS = ['none', 'first', 'second'] as const;

type Props = Pick<PanelProps, 'set' | 'look'> & { readonly position: Position };

/**
 * The goods where ten tracks would be wider than the screen: a column for everybody, whoever leads enamelled, whoever
 * comes second ringed, and a line below the number of whoever has earned the small shield.
 */
export function GoodsTable({ position, set, look }: Props) {
  const { t } = useWords();
  const seatName = useSeatName();
  const seatStyle = useSeatStyle();
  const held = rankings(position);
  const seats = [...position.players.keys()];
  return (
    <table className="iron-goods-table">
      <caption className="spoken-only">{t('Goods by player')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken-only">{t('Good')}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={22} label={seatName(seat)} />
            </th>
          ))}
          <th scope="col" title={t('So many bring a point, whatever the rank')}>
            <Points amount="+1" look={look} />
            <span className="spoken-only">{t('So many bring a point, whatever the rank')}</span>
          </th>
          <th scope="col">{t('1st')}</th>
          <th scope="col">{t('2nd')}</th>
        </tr>
      </thead>
      <tbody>
        {set.file.goods.map(({ id, name, coins, first, second, threshold }) => {
          const { amounts, ranks } = entryOf(held, id);
          return (
            <tr key={id}>
              <th scope="row">
                <span className="iron-good">
                  <WareIcon set={set} good={id} look={look} />
                  {t('{good}', { good: { term: name } })}
                  <Coins amount={coins} look={look} size={20} />
                </span>
              </th>
              {seats.map((seat) => {
                const amount = itemAt(amounts, seat);
                return (
                  <td key={seat} style={seatStyle(seat)}>
                    <span
                      className={classNames(
                        'iron-amount',
                        `iron-amount-${RANKS[itemAt(ranks, seat)] ?? 'none'}`,
                        amount >= threshold && 'iron-amount-shielded',
                      )}
                    >
                      {amount === 0 ? '·' : amount}
                    </span>
                  </td>
                );
              })}
              <td className="iron-note">{t('{amount}+', { amount: threshold })}</td>
              <td>
                <Points amount={first} look={look} size={24} />
              </td>
              <td>
                <Points amount={second} look={look} size={24} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('If scored now')}</th>
          {seats.map((seat) => (
            <td key={seat}>{numbersOf(position, seat).score}</td>
          ))}
          <td colSpan={3} />
        </tr>
      </tfoot>
    </table>
  );
}
