import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import { type Could, CouldLine } from '@roundhouse/table-kit';
import { PanelLines, PanelNote, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { areaOf } from '../../../content/area.ts';
import type { Good } from '../../../content/components.ts';
import { FACE_DOWN, playerAt, type Position } from '../../../rules/position.ts';
import type { KingsView } from '../panels/panel-props.ts';
import type { Pencil } from '../pencil.ts';
import { GoodIcon } from '../pieces.tsx';
import { depotName, spaceName } from '../space-name.ts';
import { type ReachedGoods, reachedGoods, type Sale } from './overview.ts';
import { unsoldWords } from './unsold-words.ts';

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
  const settled = lines.filter(({ needsHand }) => !needsHand);
  const more = lines.filter(({ needsHand }) => needsHand);
  const hasPlan = playerAt(position, seat).plan.some((card) => card !== null);
  return (
    <>
      {settled.length === 0 && !hasPlan ? null : (
        <>
          <PanelNote>{say(whoseGoods(position, seat))}</PanelNote>
          {settled.length > 0 ? null : (
            <PanelNote>
              {more.length > 0 ? t('The cards that are laid reach none.') : t('There are no goods within reach.')}
            </PanelNote>
          )}
          <Lines table={table} seat={seat} could={could} lines={settled} />
        </>
      )}
      {more.length === 0 ? null : (
        <>
          <PanelNote>
            {hasPlan
              ? t(
                  '{who, select, you {Goods that your other cards could reach or sell:} other {Goods that the other cards of {who} could reach or sell:}}',
                  { who: { seat } },
                )
              : t(
                  '{who, select, you {Goods that your cards could reach this round,} other {Goods that the cards of {who} could reach this round,}} with what one of them would bring now.',
                  { who: { seat } },
                )}
          </PanelNote>
          <Lines table={table} seat={seat} could={could} lines={more} />
        </>
      )}
      {lines.length === 0 && !hasPlan ? <PanelNote>{t('There are no goods within reach.')}</PanelNote> : null}
    </>
  );
}

function Lines({
  lines,
  ...rest
}: Pick<CouldProps, 'table' | 'seat' | 'could'> & { readonly lines: readonly ReachedGoods[] }) {
  return (
    <PanelLines>
      {lines.map((line) => (
        <li key={`${line.from} ${line.space} ${line.good}`}>
          <Line {...rest} line={line} />
        </li>
      ))}
    </PanelLines>
  );
}

/** Whose goods are told of, and how far: cards that lie face down reach nothing that could be told here. */
function whoseGoods(p: Position, seat: Seat): Text {
  const { plan } = playerAt(p, seat);
  const who = { seat };
  if (plan.every((card) => card === null)) {
    return text(
      '{who, select, you {Goods that you have,} many {Goods that {who} have,} other {Goods that {who} has,}} with what one of them would bring now.',
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
  const { t } = useWords();
  const { position } = table;
  const { from, space, loadAfter, sale } = line;
  const where =
    from === 'hold'
      ? t('On board')
      : from === 'depot'
        ? t('At {place}', { place: depotName(position, seat, space) })
        : t('At {place}, after card {number}', { place: spaceName(position, space), number: loadAfter ?? 0 });
  return (
    <CouldLine
      could={could}
      at={line}
      picture={<GoodIcon good={line.good} count={line.count} size={28} />}
      name={where}
      about={
        sale === null ? (
          <Unsold position={position} good={line.good} />
        ) : (
          <SaleWords table={table} seat={seat} sale={sale} unloadAfter={line.unloadAfter} />
        )
      }
      worth={sale === null ? undefined : <Pay sale={sale} />}
    />
  );
}

/** Which cities would pay for goods that no train can take there yet. */
function Unsold({ position, good }: { readonly position: Position; readonly good: Good }) {
  const { say } = useWords();
  return say(unsoldWords(position, good));
}

type SaleProps = Pick<CouldProps, 'table' | 'seat'> & Pick<ReachedGoods, 'unloadAfter'> & { readonly sale: Sale };

function SaleWords({ table, seat, sale, unloadAfter }: SaleProps) {
  const { t } = useWords();
  const { position } = table;
  const city = itemAt(areaOf(position).cities, sale.city).name;
  const { room } = sale;
  return unloadAfter === null
    ? t('To {city}, which wants {room} more', { city, room })
    : t('By {depot} (card {number}) to {city}, which wants {room} more', {
        depot: depotName(position, seat, sale.depot),
        number: unloadAfter,
        city,
        room,
      });
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
