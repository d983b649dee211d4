import { useRef, useState } from 'react';
import { Icon } from '../parts/icons.tsx';
import { useSeatStyle } from '../parts/livery.tsx';
import { PlayerBadge } from '../parts/player-badge.tsx';
import { useWords } from '../words/words.tsx';
import { useFrame } from './frame-context.ts';
import { useIsYou } from './is-you.ts';
import { Figures } from './figures.tsx';
import type { Ledger } from './layout.ts';
import type { PlayerPanel } from './table-frame.tsx';
import { useTurnInSight } from './turn-in-sight.ts';

/** The players as cards beside the board, or as rows where that many cards have no room; each opens to tell more. */
export function PlayerColumn({
  players,
  ledger,
  following,
}: {
  readonly players: readonly PlayerPanel[];
  readonly ledger: Ledger;
  /** Whether the column goes to whoever is to decide. */
  readonly following: boolean;
}) {
  const column = useRef<HTMLOListElement>(null);
  useTurnInSight(column, players, following);
  const { seat: deciding } = useFrame();
  const isYou = useIsYou();
  const mine = ledger === 'rows' ? null : (deciding ?? players.find(({ seat }) => isYou(seat))?.seat ?? null);
  return (
    <ol ref={column} className="players" data-ledger={ledger}>
      {players.map((player) => (
        <PlayerCard key={player.seat} player={player} isRow={ledger !== 'cards' && player.seat !== mine} />
      ))}
    </ol>
  );
}

function PlayerCard({ player, isRow }: { readonly player: PlayerPanel; readonly isRow: boolean }) {
  const { seat, summary, detail, figures, mark, news } = player;
  const { t } = useWords();
  const { players, waiting, beside, about } = useFrame();
  const isYou = useIsYou();
  const [open, setOpen] = useState(false);
  const seatStyle = useSeatStyle();
  const bot = players[seat]?.bot ?? null;
  const isLine = isRow && figures !== undefined;
  const badge = (
    <>
      <PlayerBadge seat={seat} turn={waiting.includes(seat)} bot={bot !== null && !isLine} you={isYou(seat)} />
      {isLine ? mark : null}
      {beside(seat)}
      {isLine && !open ? <Figures figures={figures} /> : null}
      {/* Whoever listens has heard it from the announcer. */}
      <span key={news?.words} className="player-news" aria-hidden="true">
        {news?.words}
      </span>
    </>
  );
  return (
    <li
      className="player"
      style={seatStyle(seat)}
      data-seat={seat}
      data-turn={waiting.includes(seat)}
      data-row={isLine && !open}
    >
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
      {isLine && !open ? null : <div className="player-summary">{summary}</div>}
      {open ? (
        <div className="player-detail">
          {detail}
          {about(seat)}
        </div>
      ) : null}
    </li>
  );
}
