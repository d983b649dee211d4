import { Icon, Lamp, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { kingsOfAirAndSteam } from '../../../../rules/game.ts';
import type { Position } from '../../../../rules/position.ts';

/** Where all decide at once: who has, and who is still thinking. */
export function StillPlanning({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const seatName = useSeatName();
  const waiting = kingsOfAirAndSteam.waiting(position);
  return (
    <ul className="kas-still" aria-label={t('Who is ready')}>
      {position.players.map((_, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} size={18} />
          <span>{seatName(seat)}</span>
          {waiting.includes(seat) ? (
            <>
              <Lamp lit />
              <span className="kas-note">{t('still thinking')}</span>
            </>
          ) : (
            <>
              <Icon name="check" size={16} />
              <span className="kas-note">{t('ready')}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
