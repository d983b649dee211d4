import { itemAt, text } from '@roundhouse/kernel';
import { CubeIcon } from '@roundhouse/rail-table';
import { confirms, Finish, ofType, ToCome } from '@roundhouse/table-kit';
import { Button, classNames, useWords } from '@roundhouse/ui';
import { boardOf } from '../../../content/maps.ts';
import { columnName } from '../../../rules/places.ts';
import type { Action } from '../../../rules/actions.ts';
import { DieIcon } from '../pieces.tsx';
import type { PanelProps } from './panel-props.ts';

type PlaceGood = Extract<Action, { type: 'place-good' }>;

/** The mark of an empty square. */
function signOf({ column, square }: Pick<PlaceGood, 'column' | 'square'>): string {
  return `square-${column}-${square}`;
}

/** Where the drawn cube that is taken up can go; the first of them is taken up for want of another. */
function placingsOf({ table, pointing }: PanelProps): readonly PlaceGood[] {
  const placings = ofType(table.legal, 'place-good');
  const good = pointing.at.good ?? placings[0]?.good;
  return placings.filter((placing) => placing.good === good);
}

/** Where it would go; undefined while no square is pointed at. */
function chosenPlacing(props: PanelProps): PlaceGood | undefined {
  return placingsOf(props).find((placing) => signOf(placing) === props.pointing.at.sign);
}

export function ProductionPrimary(props: PanelProps) {
  const { t } = useWords();
  const { table } = props;
  const [draw] = ofType(table.legal, 'draw-goods');
  if (draw !== undefined) {
    return (
      <Button key="draw" kind="primary" data-choice="draw-goods" onClick={() => table.act(draw)}>
        {t('Draw cubes')}
      </Button>
    );
  }
  const chosen = chosenPlacing(props);
  if (chosen === undefined) return <ToCome label={t('Choose an empty square')} />;
  const { position } = table;
  return (
    <Button key="place" kind="primary" data-choice="confirm" onClick={() => table.act(chosen)}>
      {t('Place the {good} cube for {city}', {
        good: { term: chosen.good },
        city: columnName(position, itemAt(boardOf(position).columns, chosen.column).city),
      })}
    </Button>
  );
}

/** What was drawn, and the empty squares for it; before that, another way than to draw. */
export function ProductionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, pointing } = props;
  const { phase } = table.position;
  if (phase.name !== 'goods-growth') return null;
  const goods = [...new Set(ofType(table.legal, 'place-good').map(({ good }) => good))];
  const taken = placingsOf(props)[0]?.good;
  return (
    <div className="rail-panel aos-production">
      <div className="rail-row">
        {ofType(table.legal, 'decline-production').map((action) => (
          <Finish
            key="decline"
            label={t('Draw none')}
            anyway={t('Draw none all the same')}
            loses={[text('Your Production goes unused: no new cubes come to the goods display.')]}
            used={false}
            choice="decline-production"
            moment={table.position}
            finish={() => table.act(action)}
          />
        ))}
        {goods.map((good) => (
          <button
            key={good}
            type="button"
            className={classNames('rail-pick', taken === good && 'rail-chosen')}
            aria-pressed={taken === good}
            aria-label={t('Place a {good} cube', { good: { term: good } })}
            data-choice={taken === good ? undefined : `good-${good}`}
            onClick={() => pointing.change({ good })}
          >
            <CubeIcon good={good} size={30} />
          </button>
        ))}
      </div>
      <Squares {...props} />
    </div>
  );
}

/** The columns that have an empty square, each with the throw that brings its goods. */
function Squares(props: PanelProps) {
  const { position } = props.table;
  const placings = placingsOf(props);
  return (
    <ul className="aos-columns">
      {boardOf(position).columns.map((column, index) => {
        const squares = itemAt(position.display, index);
        return squares.includes(null) ? (
          <li key={index}>
            <DieIcon section={column.section} number={column.die} size={20} />
            <span className="rail-way">{columnName(position, column.city)}</span>
            <span className="aos-squares">
              {squares.map((good, square) =>
                good === null ? (
                  <EmptySquare
                    key={square}
                    {...props}
                    city={columnName(position, column.city)}
                    placing={placings.find((placing) => placing.column === index && placing.square === square)}
                  />
                ) : null,
              )}
            </span>
          </li>
        ) : null;
      })}
    </ul>
  );
}

type EmptySquareProps = PanelProps & {
  readonly city: string;
  /** Left out while there is no cube to be placed. */
  readonly placing: PlaceGood | undefined;
};

/** The dice are thrown when the last cube is placed: one press shows it there, and a second places it. */
function EmptySquare({ table, pointing, city, placing }: EmptySquareProps) {
  const { t } = useWords();
  if (placing === undefined) return <span className="aos-empty" />;
  const sign = signOf(placing);
  const chosen = sign === pointing.at.sign;
  return (
    <button
      type="button"
      className={classNames('aos-empty aos-empty-can', chosen && 'aos-empty-chosen')}
      aria-label={t('Place it for {city}, square {square}', { city, square: placing.square + 1 })}
      aria-pressed={chosen}
      data-choice={chosen ? undefined : sign}
      onClick={(event) =>
        confirms(event, chosen, chosen) ? table.act(placing) : pointing.change({ good: placing.good, sign })
      }
    >
      {chosen ? <CubeIcon good={placing.good} size={24} /> : null}
    </button>
  );
}
