import type { Heard, Seat } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { peopleIn, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Player } from '../match/table-match.ts';

/** What happened in an action, a sentence for each event. */
export function useDescribe(page: AnyGamePage): (step: Heard<unknown>) => readonly string[] {
  const { say } = useWords();
  return useCallback((step) => step.events.map((event) => say(page.game.describe(event))), [page, say]);
}

/** Says aloud, to those who listen, what others did. */
export function Announcer({
  page,
  step,
  mine,
}: {
  readonly page: AnyGamePage;
  readonly step: Heard<unknown> | null;
  readonly mine: boolean;
}) {
  const { t } = useWords();
  const describe = useDescribe(page);
  const words = step === null || mine ? '' : describe(step).join(' ');
  return (
    <div className="spoken-only" role="log" aria-label={t('What happened')} aria-live="polite">
      {words}
    </div>
  );
}

/** An answer that comes so soon needs no words. */
const AT_ONCE_MS = 800;

/** That a move was sent and nobody has answered yet. */
export function OnItsWay() {
  const { t } = useWords();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <p className="on-its-way">{t('Your move is on its way…')}</p> : null;
}

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
  const names = new Intl.ListFormat(language).format(
    waiting.map((seat) => t('{who, select, you {you} other {{who}}}', { who: { seat } })),
  );
  const thinking = waiting.every((seat) => (players[seat]?.bot ?? null) !== null);
  return (
    <span className="waiting">
      {waiting.map((seat) => (
        <SeatMark key={seat} seat={seat} size={22} />
      ))}
      <span>
        {thinking
          ? t('{n, plural, one {{who} is} other {{who} are}} thinking', {
              n: peopleIn(waiting.map(seatName)),
              who: names,
            })
          : t('Waiting for {who}', { who: names })}
      </span>
      <span className="waiting-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
