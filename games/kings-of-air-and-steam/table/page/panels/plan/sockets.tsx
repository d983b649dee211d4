import type { Drag } from '@roundhouse/table-kit';
import { classNames, useWords } from '@roundhouse/ui';
import { cardOf, playerAt } from '../../../../rules/position.ts';
import { cardLabel, Diamonds, MovementCard } from '../movement-card.tsx';
import type { PanelProps } from '../panel-props.ts';
import { type DiamondCheck, diamondChecks } from './diamond-check.ts';
import type { HeldCard } from './rearrange.ts';

interface SocketsProps extends PanelProps {
  /** The socket that the next card goes to; null when all are filled and none is pointed at. */
  readonly aimed: number | null;
  readonly drag: Drag<HeldCard>;
}

/** The four sockets in their order; a press points at one. */
export function Sockets({ table, seat, pointing, aimed, drag }: SocketsProps) {
  const words = useWords();
  const { t } = words;
  const { position } = table;
  const checks = diamondChecks(position, seat);
  return (
    <ol className="kas-sockets" aria-label={t('Your plan')}>
      {playerAt(position, seat).plan.map((id, socket) => {
        const card = id === null ? null : cardOf(position, seat, id);
        const check = checks[socket] ?? null;
        const point = (): void => pointing.change({ socket: pointing.at.socket === socket ? null : socket });
        const number = socket + 1;
        return (
          <li key={socket}>
            <button
              type="button"
              className={classNames('kas-socket', socket === aimed && 'kas-socket-aimed')}
              data-socket={socket}
              aria-pressed={socket === aimed}
              aria-label={
                card === null
                  ? t('Socket {number}: empty', { number })
                  : t('Socket {number}: {card}', { number, card: cardLabel(card, words) })
              }
              {...(id === null ? { onClick: point } : drag.handlers({ card: id, socket }, point))}
            >
              <span className="kas-socket-number" aria-hidden="true">
                {number}
              </span>
              {card === null ? <span className="kas-card kas-card-none" /> : <MovementCard card={card} />}
            </button>
            <DiamondCount check={check} />
          </li>
        );
      })}
    </ol>
  );
}

function DiamondCount({ check }: { readonly check: DiamondCheck | null }) {
  const { t } = useWords();
  if (check === null) return <span className="kas-diamond-count" />;
  const { open, rating, lost } = check;
  return (
    <span className={classNames('kas-diamond-count', lost && 'kas-lost')}>
      <Diamonds count={1} />
      <span aria-hidden="true">
        {open}/{rating}
        {lost ? ' !' : ''}
      </span>
      <span className="spoken-only">
        {t('{open, plural, one {# diamond} other {# diamonds}} of {rating} allowed', { open, rating })}
      </span>
    </span>
  );
}
