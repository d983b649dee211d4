import { itemAt, type Seat } from '@roundhouse/kernel';
import { type Could, pointingLine } from '@roundhouse/table-kit';
import { classNames, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { areaOf } from '../../../content/area.ts';
import { playerAt } from '../../../rules/position.ts';
import type { KingsView } from '../panels/panel-props.ts';
import type { Pencil } from '../pencil.ts';
import { GoodIcon } from '../pieces.tsx';
import { depotName, spaceName } from '../space-name.ts';
import { type ReachedGoods, reachedGoods } from './overview.ts';

interface CouldProps {
  readonly table: KingsView;
  readonly seat: Seat;
  readonly pencil: Pencil;
  readonly could: Could<ReachedGoods>;
}

/** Which goods the plan reaches, and what they would pay where. */
export function KingsCouldPanel({ table, seat, pencil, could }: CouldProps) {
  const { t } = useWords();
  const { position } = table;
  const lines = useMemo(() => reachedGoods(position, seat, pencil.marks), [position, seat, pencil.marks]);
  const isPlanless = playerAt(position, seat).plan.every((card) => card === null);
  return (
    <>
      <p className="kas-note">
        {isPlanless
          ? t('Goods that you have. Lay cards: then you see what they reach too.')
          : t('Goods that you have, and that your cards can reach, with what one of them would bring now.')}
      </p>
      {lines.length === 0 ? <p className="kas-note">{t('There are no goods within reach.')}</p> : null}
      <ul className="kas-could">
        {lines.map((line) => (
          <li key={`${line.from} ${line.space} ${line.good}`}>
            <button
              type="button"
              className={classNames('kas-could-line', could.held === line && 'kas-could-held')}
              {...pointingLine(could, line, could.held === line)}
              onClick={() => could.hold(could.held === line ? null : line)}
            >
              <GoodIcon good={line.good} count={line.count} size={28} />
              <LineWords table={table} seat={seat} line={line} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function LineWords({ table, seat, line }: Pick<CouldProps, 'table' | 'seat'> & { readonly line: ReachedGoods }) {
  const { t, say } = useWords();
  const seatName = useSeatName();
  const { position } = table;
  const { from, space, loadAfter, unloadAfter, sale } = line;
  const where =
    from === 'hold'
      ? t('on board')
      : from === 'depot'
        ? say(depotName(position, seat, space))
        : t('{place}, after card {number}', { place: spaceName(position, space), number: loadAfter ?? 0 });
  if (sale === null) {
    return (
      <span className="kas-could-words">
        {where}
        <small>{t('no depot in reach has a way to a city that wants it')}</small>
      </span>
    );
  }
  const city = itemAt(areaOf(position).cities, sale.city).name;
  return (
    <>
      <span className="kas-could-words">
        {where}
        <small>
          {unloadAfter === null
            ? t('to {city}', { city })
            : t('by {depot} (card {number}) to {city}', {
                depot: depotName(position, seat, sale.depot),
                number: unloadAfter,
                city,
              })}{' '}
          {t('{room, plural, one {wants # more} other {wants # more}}', { room: sale.room })}
        </small>
      </span>
      <span className="kas-could-pay">
        <strong>{t('${each} each', { each: sale.each })}</strong>
        {sale.way.tolls.map(({ seat: owner, amount }) => (
          <span key={owner} className="kas-could-toll">
            <SeatMark seat={owner} size={14} label={seatName(owner)} /> ${amount}
          </span>
        ))}
      </span>
    </>
  );
}
