import { itemAt } from '@roundhouse/kernel';
import { CubeIcon } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { Button, classNames, useWords } from '@roundhouse/ui';
import { boardOf } from '../../../content/maps.ts';
import { columnName } from '../../../rules/places.ts';
import type { Action } from '../../../rules/actions.ts';
import { DieIcon } from '../pieces.tsx';
import type { AgeOfSteamView, PanelProps } from './panel-props.ts';

type PlaceGood = Extract<Action, { type: 'place-good' }>;

/** Draw or decline; then pick a drawn cube and an empty square. */
export function ProductionPanel({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const { phase } = table.position;
  if (phase.name !== 'goods-growth') return null;
  const placings = ofType(table.legal, 'place-good');
  const goods = [...new Set(placings.map(({ good }) => good))];
  const chosen = pointing.at.good ?? goods[0] ?? null;
  return (
    <div className="rail-panel aos-production">
      <div className="rail-row">
        {ofType(table.legal, 'draw-goods').map((action) => (
          <Button key="draw" kind="primary" data-choice="draw-goods" onClick={() => table.act(action)}>
            {t('Draw cubes')}
          </Button>
        ))}
        {ofType(table.legal, 'decline-production').map((action) => (
          <Button key="decline" kind="quiet" data-choice="decline-production" onClick={() => table.act(action)}>
            {t('Draw none')}
          </Button>
        ))}
        {goods.map((good) => (
          <button
            key={good}
            type="button"
            className={classNames('rail-pick', chosen === good && 'rail-chosen')}
            aria-pressed={chosen === good}
            aria-label={t('Place a {good} cube', { good: { term: good } })}
            data-choice={chosen === good ? undefined : `good-${good}`}
            onClick={() => pointing.change({ good })}
          >
            <CubeIcon good={good} size={30} />
          </button>
        ))}
      </div>
      <Squares table={table} placings={placings.filter(({ good }) => good === chosen)} />
    </div>
  );
}

/** The columns that have an empty square, each with the throw that brings its goods. */
function Squares({ table, placings }: { readonly table: AgeOfSteamView; readonly placings: readonly PlaceGood[] }) {
  const { position } = table;
  return (
    <ul className="aos-columns">
      {boardOf(position).columns.map((column, index) => {
        const squares = itemAt(position.display, index);
        return squares.includes(null) ? (
          <li key={index}>
            <DieIcon section={column.section} number={column.die} size={20} />
            <span className="rail-way">{columnName(position, column.city)}</span>
            {squares.map((good, square) =>
              good === null ? (
                <EmptySquare
                  key={square}
                  table={table}
                  city={columnName(position, column.city)}
                  square={square}
                  placing={placings.find((placing) => placing.column === index && placing.square === square)}
                />
              ) : null,
            )}
          </li>
        ) : null;
      })}
    </ul>
  );
}

interface EmptySquareProps {
  readonly table: AgeOfSteamView;
  readonly city: string;
  readonly square: number;
  /** Left out while there is no cube to be placed. */
  readonly placing: PlaceGood | undefined;
}

function EmptySquare({ table, city, square, placing }: EmptySquareProps) {
  const { t } = useWords();
  if (placing === undefined) return <span className="aos-empty" />;
  return (
    <button
      type="button"
      className="aos-empty aos-empty-can"
      aria-label={t('Place it above {city}, square {square}', { city, square: square + 1 })}
      data-choice={`square-${placing.column}-${square}`}
      onClick={() => table.act(placing)}
    />
  );
}
