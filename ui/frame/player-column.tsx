import { useRef, useState } from 'react';
import { Icon } from '../parts/icons.tsx';
import { useSeatStyle } from '../parts/livery.tsx';
import { PlayerBadge } from '../parts/player-badge.tsx';
import { useWords } from '../words/words.tsx';
import { useFrame } from './frame-context.ts';
import { useIsYou } from './is-you.ts';
import type { PlayerPanel } from './table-frame.tsx';
import { useTurnInSight } from './turn-in-sight.ts';

/** The players as cards beside the board; each opens to tell more. */
export function PlayerColumn({
  players,
  following,
}: {
  readonly players: readonly PlayerPanel[];
  /** Whether the column goes to whoever is to decide. */
  readonly following: boolean;
}) {
  const column = useRef<HTMLOListElement>(null);
  useTurnInSight(column, players, following);
  return (
    <ol ref={column} className="players">
      {players.map((player) => (
        <PlayerCard key={player.seat} player={player} />
      ))}
    </ol>
  );
}

function PlayerCard({ player: { seat, summary, detail, news } }: { readonly player: PlayerPanel }) {
  const { t } = useWords();
  const { players, waiting, beside, about } = useFrame();
  const isYou = useIsYou();
  const [open, setOpen] = useState(false);
  const seatStyle = useSeatStyle();
  const bot = players[seat]?.bot ?? null;
  const badge = (
    <>
      <PlayerBadge seat={seat} turn={waiting.includes(seat)} bot={bot !== null} you={isYou(seat)} />
      {beside(seat)}
      {/* Whoever listens has heard it from the announcer. */}
      <span key={news?.words} className="player-news" aria-hidden="true">
        {news?.words}
      </span>
    </>
  );
  return (
    <li className="player" style={seatStyle(seat)} data-seat={seat} data-turn={waiting.includes(seat)}>
      {detail === undefined ? (
        <div className="player-head">{badge}</div>
      ) : (
        <button
          type="button"
          className="player-head"
          aria-expanded={open}
          title={open ? t('Show less') : t('Show more')}
          onClick={() => setOpen(!open)}
        >
          {badge}
          <span className="player-more" data-open={open}>
            <Icon name="forward" size={16} />
          </span>
        </button>
      )}
      <div className="player-summary">{summary}</div>
      {open ? (
        <div className="player-detail">
          {detail}
          {about(seat)}
        </div>
      ) : null}
    </li>
  );
}
