import { itemAt } from '@roundhouse/kernel';
import { CubeIcon } from '@roundhouse/rail-table';
import { useWords } from '@roundhouse/ui';
import type { Column } from '../../../content/board.ts';
import { boardOf } from '../../../content/maps.ts';
import { columnName, newCitiesOf } from '../../../rules/places.ts';
import type { Position } from '../../../rules/position.ts';
import { DieIcon } from '../pieces.tsx';

/** Which cubes come to which city on which throw. */
export function GoodsDisplay({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const columns = boardOf(position).columns.map((column, index) => ({ column, index }));
  const sorted = columns.toSorted((one, other) => rank(one.column) - rank(other.column));
  const cities = newCitiesOf(position.track);
  return (
    <table className="aos-display">
      <caption className="spoken-only">{t('Goods display')}</caption>
      <tbody>
        {sorted.map(({ column, index }) => {
          const asleep = boardOf(position).newCities.some(({ id }) => id === column.city) && !cities.has(column.city);
          return (
            <tr key={index} className={asleep ? 'aos-asleep' : undefined}>
              <td>
                <DieIcon section={column.section} number={column.die} size={20} />
              </td>
              <th scope="row">{columnName(position, column.city)}</th>
              {itemAt(position.display, index).map((good, square) => (
                <td key={square} className="aos-square">
                  {good === null ? <span className="aos-empty" /> : <CubeIcon good={good} size={20} />}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function rank(column: Column): number {
  return (column.section === 'light' ? 0 : 100) + column.die;
}
