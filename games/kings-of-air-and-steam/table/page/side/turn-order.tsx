import { classNames, PlayerBadge, useWords } from '@roundhouse/ui';
import { cardOf, FACE_DOWN, type Position, playerAt, priorityOf } from '../../../rules/position.ts';
import { cardLabel, MovementCard } from '../panels/movement-card.tsx';

/** The order of the cycle by the letters of the cards, and who is at it. */
export function TurnOrder({ position }: { readonly position: Position }) {
  const words = useWords();
  const { t } = words;
  if (position.cycle === 0) {
    return <p className="kas-note">{t('The letters of the cards decide who goes first, A before G.')}</p>;
  }
  return (
    <>
      <ol className="kas-order">
        {position.order.map((seat, index) => {
          const id = playerAt(position, seat).plan[position.cycle - 1] ?? null;
          const card = id === null || id === FACE_DOWN ? null : cardOf(position, seat, id);
          return (
            <li
              key={seat}
              className={classNames(index === position.turn && 'kas-current', index < position.turn && 'kas-past')}
              aria-current={index === position.turn ? 'step' : undefined}
            >
              <strong className="kas-order-letter">{card?.letter ?? '–'}</strong>
              <PlayerBadge seat={seat} size={18} />
              {card === null ? (
                <span className="kas-note">{t('turn lost')}</span>
              ) : (
                <span role="img" aria-label={cardLabel(card, words)}>
                  <MovementCard card={card} small />
                </span>
              )}
              {position.mode === 'normal' ? (
                <span className="kas-note">{t('priority {number}', { number: priorityOf(position, seat) })}</span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="kas-note">
        {position.mode === 'normal'
          ? t('The same letter: the lower priority number goes first.')
          : t('The same letter: from the first player on, around the table.')}
      </p>
    </>
  );
}
