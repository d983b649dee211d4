import type { Seat } from '@roundhouse/kernel';
import { useWords } from '@roundhouse/ui';
import { GOODS } from '../../../content/components.ts';
import { cargoCapacity, type Position, playerAt } from '../../../rules/position.ts';
import { sizeOf } from '../../../rules/stock.ts';
import { GoodIcon } from '../pieces.tsx';

/** The cargo hold: a place for each good that it takes. */
export function Hold({
  position,
  seat,
  size = 22,
}: {
  readonly position: Position;
  readonly seat: Seat;
  readonly size?: number;
}) {
  const { t } = useWords();
  const { hold } = playerAt(position, seat);
  const capacity = cargoCapacity(position, seat);
  const free = Math.max(0, capacity - sizeOf(hold));
  return (
    <span
      className="kas-hold"
      role="group"
      aria-label={t('On board: {held} of {capacity}', { held: sizeOf(hold), capacity })}
    >
      {GOODS.flatMap((good) =>
        Array.from({ length: hold[good] }, (_, index) => <GoodIcon key={`${good}${index}`} good={good} size={size} />),
      )}
      {Array.from({ length: free }, (_, index) => (
        <span key={index} className="kas-bay" style={{ inlineSize: size, blockSize: size }} />
      ))}
    </span>
  );
}
