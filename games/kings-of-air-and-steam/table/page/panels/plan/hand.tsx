import { type Drag, ofType } from '@roundhouse/table-kit';
import { classNames, useWords } from '@roundhouse/ui';
import { type CardId, SPECIAL_CARD } from '../../../../content/box.ts';
import { boxOf } from '../../../../content/boxes.ts';
import { copiesLeft, copiesOf } from '../../../../rules/deck.ts';
import { cardOf } from '../../../../rules/position.ts';
import { CardCloseUp, cardLabel, MovementCard } from '../movement-card.tsx';
import type { PanelProps } from '../panel-props.ts';
import type { HeldCard } from './rearrange.ts';

interface HandProps extends PanelProps {
  readonly aimed: number | null;
  readonly drag: Drag<HeldCard>;
  readonly lay: (card: CardId, socket: number) => void;
}

/** The cards of the deck, one of each kind with how many are left. */
export function Hand({ table, seat, pointing, aimed, drag, lay }: HandProps) {
  const words = useWords();
  const { t } = words;
  const { position } = table;
  const cards = [...boxOf(position).deck.map(({ id }) => id), SPECIAL_CARD].filter(
    (id) => copiesOf(position, seat, id) > 0,
  );
  const onward = ofType(table.legal, 'plan-card');
  return (
    <ul className="kas-hand" data-hand="" aria-label={t('Your movement cards')}>
      {cards.map((id) => {
        const card = cardOf(position, seat, id);
        const left = copiesLeft(position, seat, id);
        const press = (): void => {
          if (aimed !== null) lay(id, aimed);
        };
        const moves = onward.some((action) => action.card === id && action.socket === aimed);
        return (
          <li key={id}>
            <CardCloseUp card={card} tapMoves={moves}>
              <button
                type="button"
                className={classNames('kas-hand-card', left === 0 && 'kas-used-up', moves && 'kas-can')}
                aria-disabled={left === 0 || aimed === null}
                aria-label={t('{card}; {left} left', { card: cardLabel(card, words), left })}
                data-choice={moves && pointing.at.socket === null ? `card-${id}` : undefined}
                {...drag.handlers({ card: id, socket: null }, press)}
              >
                <MovementCard card={card} />
                {copiesOf(position, seat, id) > 1 ? (
                  <span className="kas-copies" aria-hidden="true">
                    ×{left}
                  </span>
                ) : null}
              </button>
            </CardCloseUp>
          </li>
        );
      })}
    </ul>
  );
}
