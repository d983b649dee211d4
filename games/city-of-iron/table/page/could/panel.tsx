import { type Could, CouldLine } from '@roundhouse/table-kit';
import { PanelLines, PanelNote, PanelRefusal, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
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
      <PanelNote>
        {t('If it stood now and nothing else changed: goods, coins each round, and points at the next scoring.')}
      </PanelNote>
      <PanelLines>
        {lines.map((line) => (
          <li key={line.building}>
            {'refusal' in line ? (
              <PanelRefusal
                name={t('{name}', { name: { term: buildingOf(set, line.building).name } })}
                about={say(line.refusal.why)}
              />
            ) : (
              <Line {...props} line={line} />
            )}
          </li>
        ))}
      </PanelLines>
    </>
  );
}

function Line({ line, ...props }: CouldProps & { readonly line: BuildingChange }) {
  const { t, say } = useWords();
  const seatName = useSeatName();
  const { table, set, could, pointing } = props;
  const { building, price, affordable, insteadOf, goods, income, science, points, others } = line;
  const press = (isHeld: boolean): void => {
    const choice = pressOn(table.legal, pointing.at, mark.building(building));
    // Only what it leads to is shown: building is confirmed where everything else is.
    if (isHeld && choice !== null && 'point' in choice) {
      pointing.change(choice.point);
      if (could.covers) could.close();
    }
  };
  return (
    <CouldLine
      could={could}
      at={line}
      press={press}
      name={<strong>{t('{name}', { name: { term: buildingOf(set, building).name } })}</strong>}
      worth={t('{signed} points', { signed: signed(points) })}
      below={
        <>
          <small>
            {affordable ? (
              say(priceText(price))
            ) : (
              <span className="iron-could-dear">{t('{price}: too dear now', { price: priceText(price) })}</span>
            )}
            {insteadOf === null
              ? null
              : ` · ${t('in place of {name}', { name: { term: buildingOf(set, insteadOf).name } })}`}
          </small>
          <span className="iron-could-changes">
            {goods.map((change) => (
              <GoodLine key={change.good} {...props} change={change} />
            ))}
            {income === 0 ? null : <span>{t('{signed} coins a round', { signed: signed(income) })}</span>}
            {science === 0 ? null : <span>{t('{signed} science a round', { signed: signed(science) })}</span>}
            {others.map(({ seat, points: change }) => (
              <span key={seat} className="iron-could-other">
                <SeatMark seat={seat} size={14} label={seatName(seat)} /> {signed(change)}
              </span>
            ))}
          </span>
        </>
      }
    />
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
