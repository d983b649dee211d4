import { useTheme, useWords } from '@roundhouse/ui';
import { type CatalogueEntry, COMING_GAMES, OPEN_GAMES, type OpenGame } from '../games.ts';
import { Link } from '../router.tsx';
import { BoardPicture } from './board-picture.tsx';
import './game-cards.css';

export function GameCards() {
  return (
    <ul className="game-cards">
      {OPEN_GAMES.map((game) => (
        <li key={game.id} className="game-card">
          <OpenCard game={game} />
        </li>
      ))}
      {COMING_GAMES.map((game, index) => (
        <li key={game.id} className="game-card game-card-coming">
          <ComingCard game={game} number={index} />
        </li>
      ))}
    </ul>
  );
}

function OpenCard({ game }: { readonly game: OpenGame }) {
  const { t } = useWords();
  const theme = useTheme();
  return (
    <>
      <BoardPicture game={game.id} theme={theme} alt={t('The board of {game}', { game: game.name })} />
      <div className="game-card-words">
        <h3>{game.name}</h3>
        <Facts game={game} />
        <p>{t(game.tagline)}</p>
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
      </div>
    </>
  );
}

function ComingCard({ game, number }: { readonly game: CatalogueEntry; readonly number: number }) {
  const { t } = useWords();
  return (
    <>
      <div className="board-picture board-picture-draft">
        <DraftSheet number={number} />
        <span className="stamp">{t('Coming')}</span>
      </div>
      <div className="game-card-words">
        <h3>{game.name}</h3>
        <Facts game={game} />
        <p>{t(game.tagline)}</p>
      </div>
    </>
  );
}

function Facts({ game }: { readonly game: CatalogueEntry }) {
  const { t } = useWords();
  return (
    <p className="game-card-facts">
      {t('{min} to {max} players', game.seats)} · {t('{min} to {max} minutes', game.minutes)}
    </p>
  );
}

const DRAFTS = [
  // An engine from the side.
  'M70 132H250M84 132V96H122V60H152V96H214V76H226V96H236V132M92 132A14 14 0 1 1 120 132M132 132A14 14 0 1 1 160 132M172 132A14 14 0 1 1 200 132M206 132A14 14 0 1 1 234 132M100 72H122M152 110H236',
  // An airship with its car.
  'M60 80C60 54 106 40 160 40S260 54 260 80S214 120 160 120S60 106 60 80ZM60 80H260M160 40C140 60 140 100 160 120M160 40C180 60 180 100 160 120M260 80 286 60V100ZM140 120V138H184V120M134 138H190',
  // Two wheels that turn each other.
  'M128 90A40 40 0 1 1 127.9 89M138 90A50 50 0 1 1 137.9 89M88 40V52M88 128V140M38 90H50M53 55 61 63M123 55 115 63M53 125 61 117M123 125 115 117M100 90A12 12 0 1 1 99.9 89M246 104A30 30 0 1 1 245.9 103M255 104A39 39 0 1 1 254.9 103M226 104A10 10 0 1 1 225.9 103',
];

/** A sheet of the drawing office on which only the first lines stand. */
function DraftSheet({ number }: { readonly number: number }) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="draft-grid" d="M0 45H320M0 90H320M0 135H320M80 0V180M160 0V180M240 0V180" />
      <path className="draft-lines" d={DRAFTS[number % DRAFTS.length]} />
    </svg>
  );
}
