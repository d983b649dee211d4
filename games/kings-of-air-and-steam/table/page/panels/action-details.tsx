import { ofType } from '@roundhouse/table-kit';
import { classNames, useWords } from '@roundhouse/ui';
import { cardOf } from '../../../rules/position.ts';
import { GoodIcon } from '../pieces.tsx';
import { ActionPick, choosing } from './action-pick.tsx';
import { cardLabel, MovementCard } from './movement-card.tsx';
import type { PanelProps } from './panel-props.ts';
import { depotName } from '../space-name.ts';
import { ShippingPanel } from './shipping.tsx';

/** What the chosen action needs besides the board. */
export function ActionDetails(props: PanelProps) {
  const { t } = useWords();
  switch (props.pointing.at.tool) {
    case 'ship':
      return <ShippingPanel {...props} />;
    case 'transmogrify':
      return <Changes {...props} />;
    case 'extra-flight':
      return <ExtraCards {...props} />;
    case 'build-link':
      return <p className="kas-note">{t('Press the same city again for another way between the two.')}</p>;
    case null:
      return <p className="kas-note">{t('Choose an action here, or press what it is for on the board.')}</p>;
    default:
      return null;
  }
}

/** Goods that can be changed, then what they become. */
function Changes({ table, seat, pointing }: PanelProps) {
  const { t, say } = useWords();
  const { pile } = pointing.at;
  const changes = ofType(table.legal, 'transmogrify');
  const piles = changes.filter(
    ({ at, good }, index) => changes.findIndex((one) => one.at === at && one.good === good) === index,
  );
  return (
    <>
      <div className="kas-row" role="group" aria-label={t('Goods to change')}>
        {piles.map(({ at, good }) => {
          const isChosen = pile?.at === at && pile.good === good;
          return (
            <button
              key={`${at} ${good}`}
              type="button"
              className={classNames('kas-pick', isChosen && 'kas-chosen')}
              aria-pressed={isChosen}
              data-choice={isChosen ? undefined : `pile-${at}-${good}`}
              onClick={() => pointing.change({ pile: { at, good }, choice: null })}
            >
              <GoodIcon good={good} />
              <span>{at === 'hold' ? t('on board') : say(depotName(table.position, seat, at))}</span>
            </button>
          );
        })}
      </div>
      {pile === null ? null : (
        <div className="kas-row" role="group" aria-label={t('Turn it into')}>
          {changes
            .filter(({ at, good }) => at === pile.at && good === pile.good)
            .map((change) => (
              <ActionPick
                key={change.into}
                table={table}
                pointing={pointing}
                action={change}
                mark={`into-${change.into}`}
              >
                <GoodIcon good={change.into} count={2} />
                {t('two {good}', { good: { term: change.into } })}
              </ActionPick>
            ))}
        </div>
      )}
    </>
  );
}

/** Eli Diamond's choice of a card from the deck. */
function ExtraCards({ table, seat, pointing }: PanelProps) {
  const words = useWords();
  return (
    <ul className="kas-hand" aria-label={words.t('Cards for one more flight')}>
      {ofType(table.legal, 'extra-flight').map((action) => {
        const card = cardOf(table.position, seat, action.card);
        const button = choosing({ table, pointing, action, mark: `card-${action.card}` });
        return (
          <li key={action.card}>
            <button
              type="button"
              className={classNames('kas-hand-card', 'kas-can', button['aria-pressed'] && 'kas-hand-chosen')}
              aria-label={cardLabel(card, words)}
              {...button}
            >
              <MovementCard card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
