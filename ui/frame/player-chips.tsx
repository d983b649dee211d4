import type { Seat } from '@roundhouse/kernel';
import { useRef, useState } from 'react';
import { Sheet } from '../parts/dialog.tsx';
import { useSeatStyle } from '../parts/livery.tsx';
import { Lamp, SeatMark } from '../parts/player-badge.tsx';
import { useSeatName, useWords } from '../words/words.tsx';
import { useFrame } from './frame-context.ts';
import { Figures } from './figures.tsx';
import { useIsYou } from './is-you.ts';
import type { PlayerPanel } from './table-frame.tsx';
import { useTurnInSight } from './turn-in-sight.ts';

/** The players as a row of chips on a phone, or a band of them on a tablet; each opens in a sheet. */
export function PlayerChips({
  players,
  wide,
}: {
  readonly players: readonly PlayerPanel[];
  /** Whether there is room for more than one or two numbers of each. */
  readonly wide: boolean;
}) {
  const { t } = useWords();
  const seatName = useSeatName();
  const seatStyle = useSeatStyle();
  const { waiting, beside, about } = useFrame();
  const isYou = useIsYou();
  const [open, setOpen] = useState<Seat | null>(null);
  const shown = players.find(({ seat }) => seat === open);
  const row = useRef<HTMLElement>(null);
  useTurnInSight(row, players);
  return (
    <nav ref={row} className="player-chips" aria-label={t('Players')}>
      {players.map(({ seat, brief, figures = [], news }) => (
        <button
          key={seat}
          type="button"
          className="player-chip"
          style={seatStyle(seat)}
          data-turn={waiting.includes(seat)}
          onClick={() => setOpen(seat)}
        >
          <SeatMark seat={seat} size={20} />
          <span className="player-who">
            <span className="player-chip-name">{seatName(seat)}</span>
            {isYou(seat) ? <span className="player-you">{t('you')}</span> : null}
          </span>
          {wide && figures.length > 0 ? (
            <Figures figures={figures} />
          ) : (
            <span className="player-chip-brief">{brief}</span>
          )}
          {beside(seat)}
          {news === undefined ? null : (
            <span key={news.words} className="player-chip-news" aria-hidden="true">
              {news.brief}
            </span>
          )}
          <Lamp lit={waiting.includes(seat)} label={t('to decide')} />
        </button>
      ))}
      <Sheet
        open={shown !== undefined}
        onOpenChange={() => setOpen(null)}
        title={shown === undefined ? '' : seatName(shown.seat)}
      >
        {shown === undefined ? null : (
          <div className="player-sheet" style={seatStyle(shown.seat)}>
            <div className="player-summary">{shown.summary}</div>
            <div className="player-detail">
              {shown.detail}
              {about(shown.seat)}
            </div>
          </div>
        )}
      </Sheet>
    </nav>
  );
}
