import { GAMES } from '@roundhouse/games/registry';
import { Icon, readStored, useTheme, useWords, writeStored } from '@roundhouse/ui';
import { useState } from 'react';
import { BoardPicture } from '../pages/game-cards.tsx';
import { Link } from '../router.tsx';
import { isDaySolved } from './kept-answers.ts';
import { dayOf, gameOfDay, TODAY } from './of-the-day.ts';
import './day-card.css';

/** On home: a position a day, and one move to be found in it. */
export function DayCard({ now }: { readonly now: number }) {
  const { t } = useWords();
  const theme = useTheme();
  const day = dayOf(new Date(now));
  const game = gameOfDay(GAMES, day);
  const [solved] = useState(() => isDaySolved({ read: readStored, write: writeStored }, day));
  return (
    <div className="day-card">
      <BoardPicture game={game.id} theme={theme} alt="" />
      <div className="day-card-words">
        <h3>{game.name}</h3>
        <p>{t('A position from a game, and one move in it that is clearly best. Can you find it?')}</p>
        {solved ? (
          <p className="day-card-solved">
            <Icon name="check" size={16} /> {t('You have solved it today.')}
          </p>
        ) : null}
        <p className="day-card-links">
          <Link className="button button-primary" to={`/exercises/${TODAY}`}>
            {t('Find the best move')}
          </Link>
          <Link className="button" to={`/exercises/${game.id}`}>
            {t('All exercises')}
          </Link>
        </p>
      </div>
    </div>
  );
}
