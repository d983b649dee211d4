import { useTheme, useWords } from '@roundhouse/ui';
import { useState } from 'react';
import { GAMES, type Registration } from '@roundhouse/games/registry';
import { Link } from '../router.tsx';
import './game-cards.css';

export function GameCards() {
  return (
    <ul className="game-cards">
      {GAMES.map((game) => (
        <li key={game.id} className="game-card">
          <OpenCard game={game} />
        </li>
      ))}
    </ul>
  );
}

function OpenCard({ game }: { readonly game: Registration }) {
  const { t, say } = useWords();
  const theme = useTheme();
  return (
    <>
      <BoardPicture game={game.id} theme={theme} alt={t('The board of {game}', { game: game.name })} />
      <div className="game-card-words">
        <h3>{game.name}</h3>
        <Facts game={game} />
        <p>{say(game.tagline)}</p>
        <p className="game-card-links">
          <Link className="button button-primary" to={`/new/${game.id}`}>
            {t('New game')}
          </Link>
          <Link className="button" to={`/learn/${game.id}/${game.firstLesson}`}>
            {t('Learn')}
          </Link>
          <Link className="button" to={`/rules/${game.id}`}>
            {t('Rules')}
          </Link>
        </p>
        <p className="game-card-next">
          <Link to={`/learn/${game.id}/${game.secondLesson.id}`}>
            {t('Second lesson: {shows}', { shows: game.secondLesson.shows })}
          </Link>
        </p>
      </div>
    </>
  );
}

function Facts({ game }: { readonly game: Registration }) {
  const { t } = useWords();
  return (
    <p className="game-card-facts">
      {t('{min} to {max, plural, one {# player} other {# players}}', game.seats)} ·{' '}
      {t('{min} to {max, plural, one {# minute} other {# minutes}}', game.minutes)}
    </p>
  );
}

interface BoardPictureProps {
  readonly game: string;
  readonly theme: 'day' | 'night';
  readonly alt: string;
  /** Another picture. */
  readonly src?: string | undefined;
}

/** The board of a game in the middle of play, drawn when the page was built; an empty sheet where there is none. */
export function BoardPicture({ game, theme, alt, src = `/boards/${game}-${theme}.svg` }: BoardPictureProps) {
  const [missing, setMissing] = useState(false);
  return (
    <div className="board-picture">
      {missing ? null : <img src={src} alt={alt} decoding="async" onError={() => setMissing(true)} />}
    </div>
  );
}
