import { Button, classNames, useWords } from '@roundhouse/ui';
import { cardOf } from '../../../content/set.ts';
import type { Action } from '../../../rules/actions.ts';
import { priceText } from '../../../rules/card-words.ts';
import { priceOfCards } from '../../../rules/end-round/purchase.ts';
import { playerAt, without } from '../../../rules/position.ts';
import { cardLabel } from '../labels.ts';
import { CardCloseUp } from '../close-up/card-close-up.tsx';
import { Coins, PersonCard, Science } from '../pieces.tsx';
import type { PanelProps } from './panel-props.ts';

function basketOf({ table, seat }: PanelProps): readonly string[] {
  const { phase } = table.position;
  return phase.name === 'purchase' ? (phase.orders[seat]?.cards ?? []) : [];
}

/** The cards for sale, and the basket: all of it secret until everybody has finished. */
export function PurchasePanel(props: PanelProps) {
  const { table, set, look, seat } = props;
  const words = useWords();
  const { t } = words;
  const { position, game } = table;
  const basket = basketOf(props);
  const total = priceOfCards(set, basket);
  const left = basket.reduce<readonly string[]>(without, playerAt(position, seat).supply);
  const buy = (card: string): void => {
    const action: Action = { type: 'buy', card };
    const refusal = game.check(position, seat, action);
    if (refusal === null) table.act(action);
    else table.explain(refusal);
  };
  return (
    <div className="iron-shop">
      <section className="iron-basket" aria-label={t('Your basket')}>
        <h3>{basket.length === 0 ? t('Your basket is empty') : t('Basket: {price}', { price: priceText(total) })}</h3>
        <ul className="iron-cards">
          {basket.map((id, index) => (
            <li key={`${id}-${index}`}>
              <button
                type="button"
                className="iron-thing iron-chosen"
                aria-label={t('Put {card} back', { card: { term: cardOf(set, id).name } })}
                title={t('Put {card} back', { card: { term: cardOf(set, id).name } })}
                onClick={() => table.act({ type: 'put-back', card: id })}
              >
                <PersonCard set={set} id={id} theme={look.theme} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('Cards for sale')}>
        <h3>{t('Cards for sale')}</h3>
        <ul className="iron-cards">
          {[...new Set(left)].map((id) => {
            const { cost } = cardOf(set, id);
            const copies = left.filter((other) => other === id).length;
            const possible = table.legal.some((action) => action.type === 'buy' && action.card === id);
            const label = `${cardLabel(set, id, words)} ${t('Costs {price}.', { price: priceText(cost) })}`;
            return (
              <li key={id}>
                <CardCloseUp set={set} look={look} card={{ kind: 'person', id }} isPressed>
                  <button
                    type="button"
                    className={classNames('iron-thing', possible ? 'iron-possible' : 'iron-idle')}
                    data-choice={possible ? `buy-${id}` : undefined}
                    aria-label={label}
                    onClick={() => buy(id)}
                  >
                    <PersonCard set={set} id={id} theme={look.theme} />
                    <span className="iron-price">
                      <Coins amount={cost.coins} look={look} />
                      {cost.science > 0 ? <Science amount={cost.science} look={look} /> : null}
                      {copies > 1 ? <span className="iron-note">×{copies}</span> : null}
                    </span>
                  </button>
                </CardCloseUp>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

export function PurchasePrimary(props: PanelProps) {
  const { t } = useWords();
  const basket = basketOf(props);
  return (
    <Button
      kind={basket.length === 0 ? 'plain' : 'primary'}
      data-choice="finish-buying"
      onClick={() => props.table.act({ type: 'finish-buying' })}
    >
      {basket.length === 0 ? t('Buy nothing') : t('Finish buying')}
    </Button>
  );
}
