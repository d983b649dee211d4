import { Button, classNames, useWords } from '@roundhouse/ui';
import { cardOf } from '../../../content/set.ts';
import { playerAt } from '../../../rules/position.ts';
import { needOf } from '../../../rules/three-actions/pay.ts';
import { cardLabel } from '../labels.ts';
import { payingOf, placesOf, turned } from '../payment.ts';
import { CardCloseUp } from '../close-up/card-close-up.tsx';
import { PersonCard, Sign } from '../pieces.tsx';
import type { PanelProps } from './panel-props.ts';

/** More ways to pay than these are found by pressing cards. */
const MOST_WAYS = 8;

export function PayPanel(props: PanelProps) {
  const { table, set, look, seat, pointing } = props;
  const words = useWords();
  const { t, say } = words;
  const { payments, laid, action, refusal } = payingOf(props);
  const { hand } = playerAt(table.position, seat);
  return (
    <div className="iron-panel">
      <div className="iron-decision">
        <Need {...props} />
        <ul className="iron-option-list" aria-label={t('Ways to pay')}>
          {payments.slice(0, MOST_WAYS).map((payment) => {
            const chosen = payment === action;
            return (
              <li key={payment.cards.join()}>
                <button
                  type="button"
                  className={classNames('iron-option', chosen && 'iron-chosen')}
                  aria-pressed={chosen}
                  data-choice={chosen ? undefined : `payment-${payment.cards.join('-')}`}
                  onClick={() => pointing.change({ laid: placesOf(hand, payment.cards) })}
                >
                  {payment.cards.map((id) => t('{card}', { card: { term: cardOf(set, id).name } })).join(', ')}
                </button>
              </li>
            );
          })}
        </ul>
        {refusal === null ? null : <p className="iron-warn">{say(refusal.why)}</p>}
      </div>
      <section className="iron-hand" aria-label={t('Your hand')}>
        <h3>{t('Press cards to lay them down or take them back')}</h3>
        <ul className="iron-cards">
          {hand.map((id, place) =>
            id === null ? null : (
              <li key={place}>
                <CardCloseUp set={set} look={look} card={{ kind: 'person', id }} isPressed>
                  <button
                    type="button"
                    className={classNames(
                      'iron-thing',
                      laid.includes(place) ? 'iron-chosen iron-laid' : 'iron-possible',
                    )}
                    aria-pressed={laid.includes(place)}
                    aria-label={cardLabel(set, id, words)}
                    data-choice={laid.includes(place) ? undefined : `lay-${id}-${place}`}
                    onClick={() => pointing.change({ laid: turned(laid, place) })}
                  >
                    <PersonCard set={set} id={id} theme={look.theme} />
                  </button>
                </CardCloseUp>
              </li>
            ),
          )}
        </ul>
      </section>
    </div>
  );
}

/** What the cards must give together. */
function Need({ table, look }: PanelProps) {
  const { t } = useWords();
  const { position } = table;
  if (position.phase.name !== 'pay') return null;
  const { distance, work, attack, vehicle } = needOf(position, position.phase.deed, position.phase.with);
  return (
    <p className="iron-need">
      <span>{t('Needed:')}</span>
      {distance > 0 ? (
        <span>
          <Sign name="distance" look={look} /> {t('distance {amount}', { amount: distance })}
        </span>
      ) : null}
      {work > 0 ? (
        <span>
          <Sign name="work" look={look} /> {t('work {amount}', { amount: work })}
        </span>
      ) : null}
      {attack > 0 ? (
        <span>
          <Sign name="attack" look={look} /> {t('attack {amount}', { amount: attack })}
        </span>
      ) : null}
      {vehicle === null ? null : (
        <span>
          <Sign name={vehicle} look={look} /> {t('{vehicle}', { vehicle: { term: vehicle } })}
        </span>
      )}
    </p>
  );
}

export function PayPrimary(props: PanelProps) {
  const { t } = useWords();
  const { table } = props;
  const { action, refusal } = payingOf(props);
  return (
    <Button
      kind="primary"
      data-choice={refusal === null ? 'confirm' : undefined}
      aria-disabled={refusal === null ? undefined : true}
      onClick={() => (refusal === null ? table.act(action) : table.explain(refusal))}
    >
      {t('Lay them down')}
    </Button>
  );
}
