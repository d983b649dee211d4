import type { Exercise, ExerciseBook } from '@roundhouse/bots/exercises';
import { GAMES } from '@roundhouse/games/registry';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { ErrorState, Icon, readStored, Spinner, useWords, writeStored } from '@roundhouse/ui';
import { useState } from 'react';
import { GameGate } from '../pages/game-gate.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { Link } from '../router.tsx';
import { keptAnswers, type Reached } from './kept-answers.ts';
import { TODAY } from './of-the-day.ts';
import { chaptersOf, useBook } from './use-book.ts';
import { difficultyName } from './words.ts';
import './exercises.css';

/** The exercises of a game by what they teach, and what has become of them. */
export function ExercisesPage({ game }: { readonly game: string }) {
  const { t } = useWords();
  return (
    <PageFrame page="exercises" title={t('Exercises')}>
      <h1>{t('Exercises')}</h1>
      <p>
        {t('Positions from games that were played. In each of them one move is clearly best: find it.')}{' '}
        <Link to={`/exercises/${TODAY}`}>{t('The exercise of the day')}</Link>
      </p>
      <nav aria-label={t('The games')}>
        <ul className="exercise-games">
          {GAMES.map(({ id, name }) => (
            <li key={id}>
              <Link
                className={id === game ? 'button button-primary' : 'button'}
                to={`/exercises/${id}`}
                aria-current={id === game ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <GameGate game={game}>{(page) => <Chapters key={game} page={page} />}</GameGate>
    </PageFrame>
  );
}

function Chapters({ page }: { readonly page: AnyGamePage }) {
  const { t } = useWords();
  const loaded = useBook(page);
  switch (loaded.state) {
    case 'loading':
      return <Spinner label={t('Fetching the exercises…')} />;
    case 'failed':
      return (
        <ErrorState title={t('The exercises could not be fetched')}>
          <p>{loaded.why}</p>
        </ErrorState>
      );
    case 'ready':
      return <Listed page={page} book={loaded.book} />;
  }
}

function Listed({ page, book }: { readonly page: AnyGamePage; readonly book: ExerciseBook }) {
  const { t, say } = useWords();
  const [reached] = useState(() => keptAnswers({ read: readStored, write: writeStored }, page.game.id));
  const solved = book.exercises.filter(({ id }) => reached.get(id) === 'solved').length;
  return (
    <>
      <p role="status">{t('{n} of {m} solved', { n: solved, m: book.exercises.length })}</p>
      {chaptersOf(page, book).map(({ theme, exercises }) => (
        <section key={theme.id} className="exercise-chapter" aria-labelledby={`theme-${theme.id}`}>
          <h2 id={`theme-${theme.id}`}>{say(theme.title)}</h2>
          <ul className="exercise-tickets">
            {exercises.map((exercise, index) => (
              <li key={exercise.id}>
                <ExerciseTicket
                  to={`/exercises/${page.game.id}/${exercise.id}`}
                  number={index + 1}
                  exercise={exercise}
                  reached={reached.get(exercise.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ExerciseTicketProps {
  readonly to: string;
  readonly number: number;
  readonly exercise: Exercise;
  readonly reached: Reached | undefined;
}

function ExerciseTicket({ to, number, exercise, reached }: ExerciseTicketProps) {
  const { t } = useWords();
  return (
    <Link className="exercise-ticket" to={to} data-reached={reached ?? 'new'}>
      <strong>{t('Exercise {n}', { n: number })}</strong>
      <small>
        {difficultyName(t, exercise.difficulty)} ·{' '}
        {t('{n, plural, one {# player} other {# players}}', { n: exercise.expected.length })}
      </small>
      {reached === undefined ? null : (
        <span className="exercise-mark">
          {reached === 'solved' ? <Icon name="check" size={16} /> : null}
          {reached === 'solved' ? t('solved') : t('seen')}
        </span>
      )}
    </Link>
  );
}
