import { classNames, useWords } from '@roundhouse/ui';
import { cardOf, FACE_DOWN, playerAt } from '../../../rules/position.ts';
import { CardBack, CardCloseUp, cardLabel, MovementCard } from '../panels/movement-card.tsx';
import type { PlayerProps } from './players.tsx';

/** The four sockets of a player as the eye may see them, and cards that were played besides. */
export function OpenCards({ position, seat }: PlayerProps) {
  const words = useWords();
  const { t } = words;
  const { plan, extraCards } = playerAt(position, seat);
  if (plan.every((card) => card === null) && extraCards.length === 0) return null;
  return (
    <ol className="kas-open-cards" aria-label={t('Movement cards')}>
      {plan.map((id, socket) => (
        <li key={socket} className={classNames(socket + 1 === position.cycle && 'kas-current')}>
          {id === FACE_DOWN ? (
            <span role="img" aria-label={t('face down')}>
              <CardBack small />
            </span>
          ) : id === null ? (
            <span className="kas-card kas-card-small kas-card-none" role="img" aria-label={t('no card')} />
          ) : (
            <CardCloseUp card={cardOf(position, seat, id)}>
              <span role="img" aria-label={cardLabel(cardOf(position, seat, id), words)}>
                <MovementCard card={cardOf(position, seat, id)} small />
              </span>
            </CardCloseUp>
          )}
        </li>
      ))}
      {extraCards.map((id, index) => (
        <li key={`extra-${index}`} className="kas-extra-card">
          <span role="img" aria-label={cardLabel(cardOf(position, seat, id), words)}>
            <MovementCard card={cardOf(position, seat, id)} small />
          </span>
        </li>
      ))}
    </ol>
  );
}
