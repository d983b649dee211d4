import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import { type Could, CouldLine } from '@roundhouse/table-kit';
import { PanelLines, PanelNote, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { areaOf } from '../../../content/area.ts';
import { FACE_DOWN, playerAt, type Position } from '../../../rules/position.ts';
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
  const { t, say } = useWords();
  const { position } = table;
  const lines = useMemo(() => reachedGoods(position, seat, pencil.marks), [position, seat, pencil.marks]);
  return (
    <>
      <PanelNote>{say(whoseGoods(position, seat))}</PanelNote>
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

/** Whose goods are told of, and how far: cards that lie face down reach nothing that could be told here. */
function whoseGoods(p: Position, seat: Seat): Text {
  const { plan } = playerAt(p, seat);
  const who = { seat };
  if (plan.every((card) => card === null)) {
    return text(
      '{who, select, you {Goods that you have. Lay cards: then you see what they reach too.} many {Goods that {who} have. Once cards are laid, what they reach is told too.} other {Goods that {who} has. Once cards are laid, what they reach is told too.}}',
      { who },
    );
  }
  if (plan.includes(FACE_DOWN)) {
    return text(
      '{who, select, you {Goods that you have} many {Goods that {who} have} other {Goods that {who} has}}. What the cards that lie face down reach cannot be told.',
      { who },
    );
  }
  return text(
    '{who, select, you {Goods that you have, and that your cards can reach,} many {Goods that {who} have, and that their cards can reach,} other {Goods that {who} has, and that the cards laid can reach,}} with what one of them would bring now.',
    { who },
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
