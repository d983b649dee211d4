import type { Seat } from '@roundhouse/kernel';
import { withMinus } from '@roundhouse/style';
import { classNames, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { type Position, playerAt } from '../../../rules/position.ts';
import type { Raising } from '../preview.ts';
import { ghostsFor, type Measured, rowsOf } from './track-marks.ts';

/** Income, points and locomotives as tracks, with what raising money would do to whoever decides. */
export function Tracks({ position, seat }: { readonly position: Position; readonly seat: Seat | null }) {
  const { t } = useWords();
  const ghosts = ghostsFor(position, seat);
  return (
    <div className="steam-tracks">
      <Track position={position} measured="income" name={t('Income')} ghosts={ghosts} />
      <Track position={position} measured="points" name={t('Points')} ghosts={ghosts} />
      <Track position={position} measured="level" name={t('Locomotive')} ghosts={[]} />
      {ghosts.length === 0 ? null : (
        <p className="rail-note">{t('Dashed: where raising that much money would bring you.')}</p>
      )}
    </div>
  );
}

interface TrackProps {
  readonly position: Position;
  readonly measured: Measured;
  readonly name: string;
  readonly ghosts: readonly Raising[];
}

function Track({ position, measured, name, ghosts }: TrackProps) {
  const seatName = useSeatName();
  const { order } = position;
  const spoken = order.map((seat) => `${seatName(seat)} ${withMinus(playerAt(position, seat)[measured])}`).join(', ');
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div role="img" aria-label={`${name}: ${spoken}`}>
        {rowsOf(position, measured, ghosts).map((row) => (
          <div key={row[0]} className="steam-track-row">
            {row.map((value) => (
              <Space
                key={value}
                value={value}
                seats={order.filter((seat) => playerAt(position, seat)[measured] === value)}
                ghosts={ghosts.filter(({ before, after }) => after[measured] === value && before[measured] !== value)}
              />
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

interface SpaceProps {
  readonly value: number;
  readonly seats: readonly Seat[];
  readonly ghosts: readonly Raising[];
}

function Space({ value, seats, ghosts }: SpaceProps) {
  return (
    <span className={classNames('steam-step', value < 0 && 'steam-debt', ghosts.length > 0 && 'steam-ghost')}>
      <span>{withMinus(value)}</span>
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={17} />
      ))}
      {ghosts.map(({ raised }) => (
        <strong key={raised}>${raised}</strong>
      ))}
    </span>
  );
}
