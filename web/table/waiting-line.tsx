import type { Seat } from '@roundhouse/kernel';
import { SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import type { Player } from '../match/table-match.ts';

/** Whom the match waits for, when it is nobody at this screen. */
export function WaitingLine({
  waiting,
  players,
}: {
  readonly waiting: readonly Seat[];
  readonly players: readonly Player[];
}) {
  const { t, language } = useWords();
  const seatName = useSeatName();
  if (waiting.length === 0) return t('The game is over.');
  const vacant = waiting.find((seat) => players[seat]?.vacant === true);
  if (vacant !== undefined) return t('Nobody plays this seat now. Open the menu and choose who does.');
  const names = new Intl.ListFormat(language).format(waiting.map((seat) => seatName(seat)));
  const thinking = waiting.every((seat) => (players[seat]?.bot ?? null) !== null);
  return (
    <span className="waiting">
      {waiting.map((seat) => (
        <SeatMark key={seat} seat={seat} size={22} />
      ))}
      <span>{thinking ? t('{who} is thinking', { who: names }) : t('Waiting for {who}', { who: names })}</span>
      <span className="waiting-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
