import type { Livery, Seat } from '@roundhouse/kernel';
import { EMBLEM_SHAPES } from '@roundhouse/style';
import { useSeatName, useWords } from '../words/words.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';
import { liveryStyle, useLivery, useSeatStyle } from './livery.tsx';

/** The enamel badge of a seat: colour and emblem. A picture beside a name; give it a label where it stands alone. */
export function SeatMark({
  seat,
  size = 22,
  label,
}: {
  readonly seat: Seat;
  readonly size?: number;
  readonly label?: string;
}) {
  const livery = useLivery();
  return <LiveryMark livery={livery(seat)} size={size} {...(label === undefined ? {} : { label })} />;
}

export interface LiveryMarkProps {
  readonly livery: Livery;
  readonly size?: number;
  readonly label?: string;
}

/** The same where somebody may still choose it. */
export function LiveryMark({ livery, size = 22, label }: LiveryMarkProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="seat-mark"
      style={liveryStyle(livery)}
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
      {...spoken}
    >
      <circle r="10.6" fill="var(--ink)" />
      <circle r="9.8" fill="var(--card)" />
      <circle r="8.8" fill="var(--seat)" />
      <path d={EMBLEM_SHAPES[livery.emblem]} fill="var(--on-seat)" fillRule="evenodd" transform="scale(0.86)" />
    </svg>
  );
}

/** A signal lamp: lit beside whoever is to decide. */
export function Lamp({ lit, label }: { readonly lit: boolean; readonly label?: string }) {
  const spoken = label === undefined || !lit ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span className={classNames('lamp', lit && 'lamp-lit')} {...spoken} />;
}

export interface PlayerBadgeProps {
  readonly seat: Seat;
  /** Left out: the name of the seat at this table. */
  readonly name?: string;
  /** Whether this seat is to decide. */
  readonly turn?: boolean;
  readonly bot?: boolean;
  /** Whether it is the reader. */
  readonly you?: boolean;
  readonly size?: number;
}

/** Who it is: emblem, colour and name, with a lamp when it is their turn. */
export function PlayerBadge({ seat, name, turn = false, bot = false, you = false, size = 22 }: PlayerBadgeProps) {
  const { t } = useWords();
  const seatName = useSeatName();
  const seatStyle = useSeatStyle();
  return (
    <span className="player-badge" style={seatStyle(seat)}>
      <SeatMark seat={seat} size={size} />
      <span className="player-who">
        <span className="player-name">{name ?? seatName(seat)}</span>
        {you ? <span className="player-you">{t('you')}</span> : null}
      </span>
      {bot ? (
        <span className="player-bot" title={t('Computer player')}>
          <Icon name="bot" size={15} />
        </span>
      ) : null}
      {turn ? <Lamp lit label={t('to decide')} /> : null}
    </span>
  );
}
