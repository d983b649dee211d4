import { ofType } from '@roundhouse/table-kit';
import { Button, Fact, useWords } from '@roundhouse/ui';
import { cityName } from '../../../rules/links.ts';
import { characterOf, type PhaseOf, slotsLeft } from '../../../rules/position.ts';
import { incomeOf } from '../../../rules/move-and-action/ship/shipments.ts';
import { GoodIcon } from '../pieces.tsx';
import type { PanelProps } from './panel-props.ts';

/** Delivers without the power. */
export function DeliveryPrimary({ table }: PanelProps) {
  const { t } = useWords();
  const plain = ofType(table.legal, 'deliver').find(({ returnOne, wager }) => !returnOne && wager === 0);
  if (plain === undefined) return null;
  return (
    <Button kind="primary" data-choice="deliver" onClick={() => table.act(plain)}>
      {t('Just deliver')}
    </Button>
  );
}

/** What Bishop Kingston or Sebastian King may do with goods that arrive. */
export function DeliveryPanel(props: PanelProps) {
  const { phase } = props.table.position;
  return phase.name === 'deliver' ? <Powers {...props} phase={phase} /> : null;
}

function Powers({ table, seat, phase }: PanelProps & { readonly phase: PhaseOf<'deliver'> }) {
  const { t } = useWords();
  const { position } = table;
  const { shipment } = phase.delivery;
  const city = 'city' in shipment.to ? shipment.to.city : -1;
  const state = position.cities[city];
  const bonus = (characterOf(position, seat)?.bonusPerGood ?? 0) * shipment.count;
  return (
    <div className="kas-panel">
      <dl className="facts">
        <Fact label={t('To')} value={cityName(position, city)} />
        <Fact label={t('Empty slots')} value={`${state === undefined ? 0 : slotsLeft(state)}`} />
        <Fact label={t('Income')} value={`$${incomeOf(position, shipment)}`} />
      </dl>
      <div className="kas-row">
        <GoodIcon good={shipment.good} count={shipment.count} size={28} />
        {ofType(table.legal, 'deliver').map((choice) => {
          const { returnOne, wager } = choice;
          if (returnOne) {
            return (
              <Button key="return" data-choice="return-one" onClick={() => table.act(choice)}>
                {t('Send one back: it is paid, and takes no slot')}
              </Button>
            );
          }
          return wager === 0 ? null : (
            <Button key={wager} data-choice={`wager-${wager}`} onClick={() => table.act(choice)}>
              {t('Wager ${wager} to win ${bonus}', { wager, bonus })}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** The tiles that Flora Kingston has looked at. */
export function DemandPanel({ table }: PanelProps) {
  const { t } = useWords();
  return (
    <div className="kas-row" role="group" aria-label={t('Demand tiles')}>
      {ofType(table.legal, 'choose-demand').map((choice) => (
        <Button key={choice.good} data-choice={`demand-${choice.good}`} onClick={() => table.act(choice)}>
          <GoodIcon good={choice.good} size={26} />
          {t('{good}, now ${price} each', {
            good: { term: choice.good },
            price: table.position.prices[choice.good],
          })}
        </Button>
      ))}
    </div>
  );
}
