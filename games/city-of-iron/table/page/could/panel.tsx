import { type Could, pointingLine } from '@roundhouse/table-kit';
import { classNames, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { buildingOf } from '../../../content/set.ts';
import { priceText } from '../../../rules/card-words.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { WareIcon } from '../pieces.tsx';
import { mark, pressOn } from '../things.ts';
import { type BuildingChange, buildingChanges, type GoodChange } from './overview.ts';

type CouldProps = PanelProps & { readonly could: Could<BuildingChange> };

/** What each building of the row and of the store would change: the goods board shows it while it is pointed at. */
export function CityCouldPanel(props: CouldProps) {
  const { t, say } = useWords();
  const { table, set, seat } = props;
  const { position } = table;
  const lines = useMemo(() => buildingChanges(position, seat), [position, seat]);
  return (
    <>
      <p className="iron-note">
        {t('If it stood now and nothing else changed: goods, coins each round, and points at the next scoring.')}
      </p>
      <ul className="iron-could">
        {lines.map((line) => (
          <li key={line.building}>
            {'refusal' in line ? (
              <p className="iron-could-line iron-could-none">
                <span className="iron-could-name">
                  {t('{name}', { name: { term: buildingOf(set, line.building).name } })}
                </span>
                <small>{say(line.refusal.why)}</small>
              </p>
            ) : (
              <Line {...props} line={line} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ line, ...props }: CouldProps & { readonly line: BuildingChange }) {
  const { t, say } = useWords();
  const seatName = useSeatName();
  const { table, set, could, pointing } = props;
  const { building, price, affordable, insteadOf, goods, income, science, points, others } = line;
  const isHeld = could.held === line;
  const press = (): void => {
    could.hold(isHeld ? null : line);
    const choice = pressOn(table.legal, pointing.at, mark.building(building));
    // Only what it leads to is shown: building is confirmed where everything else is.
    if (!isHeld && choice !== null && 'point' in choice) {
      pointing.change(choice.point);
      if (could.covers) could.close();
    }
  };
  return (
    <button
      type="button"
      className={classNames('iron-could-line', isHeld && 'iron-could-held')}
      {...pointingLine(could, line, isHeld)}
      onClick={press}
    >
      <span className="iron-could-name">
        {t('{name}', { name: { term: buildingOf(set, building).name } })}
        <small className={classNames(!affordable && 'iron-could-dear')}>
          {affordable ? say(priceText(price)) : t('{price}: too dear now', { price: priceText(price) })}
          {insteadOf === null
            ? null
            : ` · ${t('in place of {name}', { name: { term: buildingOf(set, insteadOf).name } })}`}
        </small>
      </span>
      <span className="iron-could-goods">
        {goods.map((change) => (
          <GoodLine key={change.good} {...props} change={change} />
        ))}
      </span>
      <span className="iron-could-gains">
        {income === 0 ? null : <span>{t('{signed} coins a round', { signed: signed(income) })}</span>}
        {science === 0 ? null : <span>{t('{signed} science a round', { signed: signed(science) })}</span>}
        <strong>{t('{signed} points', { signed: signed(points) })}</strong>
        {others.map(({ seat, points: change }) => (
          <span key={seat} className="iron-could-other">
            <SeatMark seat={seat} size={14} label={seatName(seat)} /> {signed(change)}
          </span>
        ))}
      </span>
    </button>
  );
}

function GoodLine({ set, look, change }: PanelProps & { readonly change: GoodChange }) {
  const { t } = useWords();
  const { good, from, to, rankFrom, rankTo } = change;
  const name = t('{good}', { good: { term: set.goods.get(good)?.name ?? good } });
  return (
    <span className="iron-could-good">
      <WareIcon set={set} good={good} look={look} size={20} />
      <span className="spoken-only">{name}</span>
      {from} → {to}
      {rankFrom === rankTo ? null : (
        <em>
          {rankTo === 1 ? t('the most') : rankTo === 2 ? t('second') : rankFrom === 1 ? t('no longer the most') : null}
        </em>
      )}
    </span>
  );
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
