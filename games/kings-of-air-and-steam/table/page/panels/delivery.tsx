import { type Text, text } from '@roundhouse/kernel';
import { ofType, ToCome } from '@roundhouse/table-kit';
import { Fact, useWords } from '@roundhouse/ui';
import { GOODS } from '../../../content/components.ts';
import type { ActionOf } from '../../../rules/actions.ts';
import { cityName } from '../../../rules/links.ts';
import { characterOf, type PhaseOf, slotsLeft } from '../../../rules/position.ts';
import { incomeOf } from '../../../rules/move-and-action/ship/shipments.ts';
import { chosenOf } from '../choice.ts';
import { GoodIcon } from '../pieces.tsx';
import { wagerWords } from '../wager-words.ts';
import { ActionPick } from './action-pick.tsx';
import { Confirm } from './confirm.tsx';
import type { PanelProps } from './panel-props.ts';

function nameOf({ returnOne, wager }: ActionOf<'deliver'>): Text {
  if (returnOne) return text('Send one back');
  return wager === 0 ? text('Just deliver') : text('Wager ${wager}', { wager });
}

export function DeliveryPrimary({ table, pointing }: PanelProps) {
  const { t, say } = useWords();
  const chosen = chosenOf(table.legal, pointing.at, 'deliver');
  if (chosen === undefined) return <ToCome label={t('Choose a way to deliver')} />;
  return (
    <Confirm table={table} action={chosen}>
      {say(nameOf(chosen))}
    </Confirm>
  );
}

/** What Bishop Kingston or Sebastian King may do with goods that arrive. */
export function DeliveryPanel(props: PanelProps) {
  const { phase } = props.table.position;
  return phase.name === 'deliver' ? <Powers {...props} phase={phase} /> : null;
}

function Powers({ table, seat, pointing, phase }: PanelProps & { readonly phase: PhaseOf<'deliver'> }) {
  const { t, say } = useWords();
  const { position } = table;
  const { shipment } = phase.delivery;
  const city = 'city' in shipment.to ? shipment.to.city : -1;
  const state = position.cities[city];
  const bonus = (characterOf(position, seat)?.bonusPerGood ?? 0) * shipment.count;
  const choices = ofType(table.legal, 'deliver');
  return (
    <div className="kas-panel">
      <dl className="facts">
        <Fact label={t('To')} value={cityName(position, city)} />
        <Fact label={t('Empty slots')} value={`${state === undefined ? 0 : slotsLeft(state)}`} />
        <Fact label={t('Income')} value={`$${incomeOf(position, shipment)}`} />
      </dl>
      {choices.some(({ wager }) => wager > 0) ? (
        <p className="kas-note">
          {t(
            'Your {tokens} tokens, one for each good, are mixed, and one is turned up for every dollar that you wager. If the one for {good} is among them, you get ${bonus}.',
            { tokens: GOODS.length, good: { term: shipment.good }, bonus },
          )}
        </p>
      ) : null}
      <div className="kas-row kas-deliveries" role="group" aria-label={t('Ways to deliver')}>
        <GoodIcon good={shipment.good} count={shipment.count} size={28} />
        {choices.map((choice) => (
          <ActionPick key={markOf(choice)} table={table} pointing={pointing} action={choice} mark={markOf(choice)}>
            <span className="kas-pick-words">
              {say(nameOf(choice))}
              <DeliveryNote choice={choice} bonus={bonus} />
            </span>
          </ActionPick>
        ))}
      </div>
    </div>
  );
}

function markOf({ returnOne, wager }: ActionOf<'deliver'>): string {
  if (returnOne) return 'return-one';
  return wager === 0 ? 'deliver' : `wager-${wager}`;
}

function DeliveryNote({ choice, bonus }: { readonly choice: ActionOf<'deliver'>; readonly bonus: number }) {
  const { t, say } = useWords();
  const { returnOne, wager } = choice;
  if (!returnOne && wager === 0) return null;
  return (
    <span className="kas-note">{returnOne ? t('it is paid, and takes no slot') : say(wagerWords(wager, bonus))}</span>
  );
}

export function DemandPrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const chosen = chosenOf(table.legal, pointing.at, 'choose-demand');
  if (chosen === undefined) return <ToCome label={t('Choose a good')} />;
  return (
    <Confirm table={table} action={chosen}>
      {t('Choose {good}', { good: { term: chosen.good } })}
    </Confirm>
  );
}

/** The tiles that Flora Kingston has looked at. */
export function DemandPanel({ table, pointing }: PanelProps) {
  const { t } = useWords();
  return (
    <div className="kas-row" role="group" aria-label={t('Demand tiles')}>
      {ofType(table.legal, 'choose-demand').map((choice) => (
        <ActionPick key={choice.good} table={table} pointing={pointing} action={choice} mark={`demand-${choice.good}`}>
          <GoodIcon good={choice.good} size={26} />
          {t('{good}, now ${price} each', {
            good: { term: choice.good },
            price: table.position.prices[choice.good],
          })}
        </ActionPick>
      ))}
    </div>
  );
}
