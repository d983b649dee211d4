import { itemAt } from '@roundhouse/kernel';
import { CubeIcon } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { Button, classNames, useWords } from '@roundhouse/ui';
import { cityHex, placeName } from '../../../rules/places.ts';
import type { Action } from '../../../rules/actions.ts';
import { chosenGrowth, type GrowCity, growingCity } from '../growth.ts';
import type { PanelProps } from './panel-props.ts';

type StockCity = Extract<Action, { type: 'stock-city' }>;

/** Cubes for a city that grows, or for a New City: the different sets that are left in the supply. */
export function SupplySets(props: PanelProps) {
  const { t } = useWords();
  const { table, pointing } = props;
  const growing = growingCity(pointing.at);
  const growths = ofType(table.legal, 'grow-city');
  const stocks = ofType(table.legal, 'stock-city');
  if (stocks.length > 0) return <Sets {...props} sets={stocks} />;
  if (growths.length === 0) return null;
  if (growing === null || !growths.some(({ city }) => city === growing)) {
    return <p className="rail-note">{t('City Growth: point at a city, then choose its new cubes.')}</p>;
  }
  return (
    <div className="rail-row">
      <Sets {...props} sets={growths.filter(({ city }) => city === growing)} />
      <Button size="small" kind="quiet" onClick={() => pointing.change({ city: null, space: null })}>
        {t('Another city')}
      </Button>
    </div>
  );
}

function Sets({ table, pointing, sets }: PanelProps & { readonly sets: readonly (GrowCity | StockCity)[] }) {
  const { t } = useWords();
  const { at } = pointing;
  return (
    <div className="rail-row steam-sets" role="group" aria-label={t('Sets of cubes in the supply')}>
      {sets.map(({ space }) => {
        const chosen = space === at.space;
        return (
          <button
            key={space}
            type="button"
            className={classNames('rail-pick', chosen && 'rail-chosen')}
            aria-pressed={chosen}
            data-choice={chosen ? undefined : `set-${space}`}
            onClick={() => pointing.change({ space })}
          >
            {itemAt(table.position.supply, space).map((good, index) => (
              <CubeIcon key={index} good={good} size={24} />
            ))}
          </button>
        );
      })}
    </div>
  );
}

/** Puts the chosen cubes on their city; null while they are not chosen. */
export function SupplyPrimary(props: PanelProps) {
  const { t } = useWords();
  const { table, pointing } = props;
  const { position } = table;
  const stock = ofType(table.legal, 'stock-city').find(({ space }) => space === pointing.at.space);
  const growth = chosenGrowth(props);
  const action = stock ?? growth;
  if (action === undefined) return null;
  const count = itemAt(position.supply, action.space).length;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => table.act(...pointing.at.plan, action)}>
      {growth === undefined
        ? t('Put {count, plural, one {# cube} other {# cubes}} on the New City', { count })
        : t('Put {count, plural, one {# cube} other {# cubes}} on {city}', {
            count,
            city: placeName(position, cityHex(position, growth.city)),
          })}
    </Button>
  );
}
