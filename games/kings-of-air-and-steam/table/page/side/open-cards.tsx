import { classNames, Toolbar, ToolbarButton, useSeatName, useWords } from '@roundhouse/ui';
import { cardOf, FACE_DOWN, playerAt } from '../../../rules/position.ts';
import { CardBack, CardCloseUp, cardLabel, MovementCard } from '../panels/movement-card.tsx';
import type { PlayerProps } from './players.tsx';

/** The four sockets of a player as the eye may see them, and cards that were played besides. */
export function OpenCards({ position, seat }: PlayerProps) {
  const { t } = useWords();
  const seatName = useSeatName();
  const { plan, extraCards } = playerAt(position, seat);
  if (plan.every((card) => card === null) && extraCards.length === 0) return null;
  return (
    <Toolbar className="kas-open-cards" label={t('Movement cards of {name}', { name: seatName(seat) })}>
      {plan.map((id, socket) => {
        const number = socket + 1;
        const isCurrent = number === position.cycle;
        if (id !== null && id !== FACE_DOWN) {
          return (
            <OpenCard key={socket} position={position} seat={seat} id={id} number={number} isCurrent={isCurrent} />
          );
        }
        return (
          <span
            key={socket}
            className={classNames('kas-open-card', isCurrent && 'kas-current')}
            role="img"
            aria-label={
              id === null ? t('Card {number}: no card', { number }) : t('Card {number}: face down', { number })
            }
          >
            {id === null ? <span className="kas-card kas-card-small kas-card-none" /> : <CardBack small />}
          </span>
        );
      })}
      {extraCards.map((id, index) => (
        <OpenCard key={`extra-${index}`} position={position} seat={seat} id={id} number={null} isCurrent={false} />
      ))}
    </Toolbar>
  );
}

interface OpenCardProps extends PlayerProps {
  readonly id: string;
  /** Its socket; null for a card that was played besides. */
  readonly number: number | null;
  readonly isCurrent: boolean;
}

/** A card that lies open, and shows itself large. */
function OpenCard({ position, seat, id, number, isCurrent }: OpenCardProps) {
  const words = useWords();
  const { t } = words;
  const card = cardOf(position, seat, id);
  const told = cardLabel(card, words);
  return (
    <CardCloseUp card={card}>
      <ToolbarButton
        className={classNames('kas-open-card', isCurrent && 'kas-current', number === null && 'kas-extra-card')}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={
          number === null
            ? t('Played besides: {card}', { card: told })
            : t('Card {number}: {card}', { number, card: told })
        }
      >
        <MovementCard card={card} small />
      </ToolbarButton>
    </CardCloseUp>
  );
}
