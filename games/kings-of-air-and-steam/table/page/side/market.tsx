import { classNames, useWords } from '@roundhouse/ui';
import { boxOf } from '../../../content/boxes.ts';
import { GOODS } from '../../../content/components.ts';
import type { Position } from '../../../rules/position.ts';
import { sizeOf } from '../../../rules/stock.ts';
import { GoodIcon } from '../pieces.tsx';

/** The price track, the tiles in the bins, and the stack of demand tiles. */
export function Market({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const { prices } = boxOf(position);
  const { bins, demand, tiles } = position;
  return (
    <div className="kas-market">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Good')}</th>
            <th scope="col" colSpan={prices.length}>
              {t('Price')}
            </th>
            <th scope="col">{t('Bins')}</th>
            <th scope="col">{t('Demand')}</th>
          </tr>
        </thead>
        <tbody>
          {GOODS.map((good) => (
            <tr key={good}>
              <th scope="row">
                <GoodIcon good={good} size={20} /> {t('{good}', { good: { term: good } })}
              </th>
              {prices.map((price) => {
                const now = position.prices[good] === price;
                return (
                  <td key={price} className={classNames('kas-drawer', now && 'kas-drawer-now')}>
                    {now ? `$${price}` : price}
                    {now ? <span className="spoken-only">{t('(now)')}</span> : null}
                  </td>
                );
              })}
              <td>{bins.filter((one) => one === good).length || '–'}</td>
              <td>{demand[good] || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="kas-note">
        {t(
          'A tile in a bin: one more of that good from each of its factories. Afterwards it becomes demand, for the next city that is full. {tiles, plural, one {# tile} other {# tiles}} to come.',
          {
            tiles: sizeOf(tiles),
          },
        )}
      </p>
    </div>
  );
}
