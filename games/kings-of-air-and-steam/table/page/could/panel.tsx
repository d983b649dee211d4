import { itemAt, type Seat } from '@roundhouse/kernel';
import { type Could, CouldLine } from '@roundhouse/table-kit';
import { PanelLines, PanelNote, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { areaOf } from '../../../content/area.ts';
import { playerAt } from '../../../rules/position.ts';
import type { KingsView } from '../panels/panel-props.ts';
import type { Pencil } from '../pencil.ts';
import { GoodIcon } from '../pieces.tsx';
import { depotName, spaceName } from '../space-name.ts';
import { type ReachedGoods, reachedGoods, type Sale } from './overview.ts';

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
      <PanelNote>
        {isPlanless
          ? t('Goods that you have. Lay cards: then you see what they reach too.')
          : t('Goods that you have, and that your cards can reach, with what one of them would bring now.')}
      </PanelNote>
      {lines.length === 0 ? <PanelNote>{t('There are no goods within reach.')}</PanelNote> : null}
      <PanelLines>
        {lines.map((line) => (
          <li key={`${line.from} ${line.space} ${line.good}`}>
            <Line table={table} seat={seat} could={could} line={line} />
          </li>
        ))}
      </PanelLines>
    </>
  );
}

function Line({ table, seat, could, line }: Omit<CouldProps, 'pencil'> & { readonly line: ReachedGoods }) {
  const { t, say } = useWords();
  const { position } = table;
  const { from, space, loadAfter, sale } = line;
  const where =
    from === 'hold'
      ? t('on board')
      : from === 'depot'
        ? say(depotName(position, seat, space))
        : t('{place}, after card {number}', { place: spaceName(position, space), number: loadAfter ?? 0 });
  return (
    <CouldLine
      could={could}
      at={line}
      picture={<GoodIcon good={line.good} count={line.count} size={28} />}
      name={where}
      about={
        sale === null ? (
          t('no depot in reach has a way to a city that wants it')
        ) : (
          <SaleWords table={table} seat={seat} sale={sale} unloadAfter={line.unloadAfter} />
        )
      }
      worth={sale === null ? undefined : <Pay sale={sale} />}
    />
  );
}

type SaleProps = Pick<CouldProps, 'table' | 'seat'> & Pick<ReachedGoods, 'unloadAfter'> & { readonly sale: Sale };

function SaleWords({ table, seat, sale, unloadAfter }: SaleProps) {
  const { t } = useWords();
  const { position } = table;
  const city = itemAt(areaOf(position).cities, sale.city).name;
  return (
    <>
      {unloadAfter === null
        ? t('to {city}', { city })
        : t('by {depot} (card {number}) to {city}', {
            depot: depotName(position, seat, sale.depot),
            number: unloadAfter,
            city,
          })}{' '}
      {t('{room, plural, one {wants # more} other {wants # more}}', { room: sale.room })}
    </>
  );
}

function Pay({ sale }: { readonly sale: Sale }) {
  const { t } = useWords();
  const seatName = useSeatName();
  return (
    <span className="kas-could-pay">
      {t('${each} each', { each: sale.each })}
      {sale.way.tolls.map(({ seat, amount }) => (
        <span key={seat} className="kas-could-toll">
          <SeatMark seat={seat} size={14} label={seatName(seat)} /> ${amount}
        </span>
      ))}
    </span>
  );
}
