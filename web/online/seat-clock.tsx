import type { Seat } from '@roundhouse/kernel';
import { useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import { type HeardClock, isLow, timeLeft, timeParts } from './table-clock.ts';

const TICK_MS = 1000;

/** What a seat has left. It counts on by itself, and tells those who listen only when they ask. */
export function SeatClock({ clock, seat }: { readonly clock: HeardClock; readonly seat: Seat }) {
  const { t } = useWords();
  const [now, setNow] = useState(() => Date.now());
  const running = clock.face.seats[seat]?.running === true;
  useEffect(() => {
    setNow(Date.now());
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock, running]);
  const left = timeLeft(clock, seat, now);
  if (left === null) return null;
  const { rule } = clock.face;
  const parts = timeParts(left, rule);
  const words = (): string => {
    switch (parts.shape) {
      case 'days':
        return t('{days} d {hours} h', { days: parts.days, hours: parts.hours });
      case 'hours':
        return t('{hours} h {minutes} min', { hours: parts.hours, minutes: parts.minutes });
      case 'seconds':
        return parts.digits;
    }
  };
  return (
    <span
      className="seat-clock"
      role="timer"
      title={t('Time left')}
      data-running={running}
      data-low={running && isLow(left, rule)}
    >
      {words()}
    </span>
  );
}
