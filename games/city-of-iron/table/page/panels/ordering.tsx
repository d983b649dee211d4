import { Button, useWords } from '@roundhouse/ui';
import type { DeckName } from '../../../content/set-file.ts';
import { cardLabel } from '../labels.ts';
import { orderingAction, ordersOf, putFirst } from '../ordering.ts';
import { CardCloseUp } from '../close-up/card-close-up.tsx';
import { PersonCard } from '../pieces.tsx';
import type { PanelProps } from './panel-props.ts';

const DECKS: readonly DeckName[] = ['citizen', 'military'];

/** Starting decks, and the cards that go to the discard piles: pressing one puts it first. */
export function OrderingPanel(props: PanelProps) {
  const words = useWords();
  const { t } = words;
  const { table, set, look, pointing } = props;
  const orders = ordersOf(props);
  return (
    <div className="iron-panel iron-ordering">
      {DECKS.filter((deck) => orders[deck].length > 0).map((deck) => (
        <section key={deck} aria-label={t('{deck} deck', { deck: { term: deck } })}>
          <h3>
            {table.position.phase.name === 'discard'
              ? t('Press a card to put it first on your {deck} discards', { deck: { term: deck } })
              : t('Press a card to put it first in your {deck} deck', { deck: { term: deck } })}
          </h3>
          <ol className="iron-cards">
            {orders[deck].map((id, place) => (
              <li key={`${id}-${twinsBefore(orders[deck], place)}`}>
                <CardCloseUp set={set} look={look} card={{ kind: 'person', id }} isPressed>
                  <button
                    type="button"
                    className={place === 0 ? 'iron-thing iron-chosen' : 'iron-thing iron-possible'}
                    aria-pressed={place === 0}
                    aria-label={`${place + 1}. ${cardLabel(set, id, words)}`}
                    data-choice={place === 0 || table.seat === null ? undefined : `first-${id}-${place}`}
                    onClick={() => pointing.change({ order: putFirst(orders, deck, place) })}
                  >
                    <PersonCard set={set} id={id} theme={look.theme} />
                    <span className="iron-place" aria-hidden="true">
                      {place + 1}
                    </span>
                  </button>
                </CardCloseUp>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/**
 * Tells equal cards apart by something that stays when a card is put first. If the cards were made anew instead, the
 * focus would be lost, and the page's running ids would tell the next person at the screen how far the card was moved.
 */
function twinsBefore(cards: readonly string[], place: number): number {
  return cards.slice(0, place).filter((id) => id === cards[place]).length;
}

export function OrderingPrimary(props: PanelProps) {
  const { t } = useWords();
  const { table } = props;
  const discards = table.position.phase.name === 'discard';
  return (
    <Button
      kind="primary"
      data-choice={table.seat === null ? undefined : 'confirm'}
      onClick={() => table.act(orderingAction(props))}
    >
      {discards ? t('Discard in this order') : t('The decks are in order')}
    </Button>
  );
}
