import type { Exercise, ExerciseBook } from '@roundhouse/bots/exercises';
import { GAMES } from '@roundhouse/games/registry';
import { itemAt } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { ErrorState, readStored, Spinner, useWords, writeStored } from '@roundhouse/ui';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../app/title.ts';
import { GameGate } from '../pages/game-gate.tsx';
import { botName } from '../pages/quick-match.ts';
import { Link } from '../router.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import { TableShell } from '../table/table-shell.tsx';
import { ExerciseMatch } from './exercise-match.ts';
import { keepAnswer, keepDaySolved } from './kept-answers.ts';
import { dayOf, exerciseOfDay, gameOfDay, TODAY } from './of-the-day.ts';
import { Questioner } from './questioner.tsx';
import { useSecondThought, WORLDS } from './second-thought.ts';
import { chaptersOf, lessonOf, useBook } from './use-book.ts';

export interface ExercisePageProps {
  readonly game: string;
  /** Its id, or `today`. */
  readonly exercise: string;
}

/** The one of the day: the games take turns. */
export function TodayPage() {
  const [day] = useState(() => dayOf(new Date()));
  return <ExercisePage game={gameOfDay(GAMES, day).id} exercise={TODAY} />;
}

/** One position of a game, at its real table, and one move to be found. */
export function ExercisePage({ game, exercise }: ExercisePageProps) {
  return (
    <GameGate game={game} around={(content) => <Alone game={game}>{content}</Alone>}>
      {(page) => <Opened page={page} exercise={exercise} />}
    </GameGate>
  );
}

function Opened({ page, exercise: id }: { readonly page: AnyGamePage; readonly exercise: string }) {
  const { t } = useWords();
  const loaded = useBook(page);
  const [day] = useState(() => dayOf(new Date()));
  const alone = (content: ReactNode) => <Alone game={page.game.id}>{content}</Alone>;
  if (loaded.state === 'loading') return alone(<Spinner label={t('Fetching the exercises…')} />);
  if (loaded.state === 'failed') {
    return alone(
      <ErrorState title={t('The exercises could not be fetched')}>
        <p>{loaded.why}</p>
      </ErrorState>,
    );
  }
  const { book } = loaded;
  const found =
    id === TODAY
      ? exerciseOfDay(book.exercises, GAMES.length, day)
      : book.exercises.find((exercise) => exercise.id === id);
  if (found === undefined) return alone(<ErrorState title={t('There is no such exercise')} />);
  return <ExerciseTable key={found.id} page={page} book={book} exercise={found} today={id === TODAY ? day : null} />;
}

interface ExerciseTableProps {
  readonly page: AnyGamePage;
  readonly book: ExerciseBook;
  readonly exercise: Exercise;
  /** The number of the day, where this is the one of the day. */
  readonly today: number | null;
}

const keep = { read: readStored, write: writeStored };

function ExerciseTable({ page, book, exercise, today }: ExerciseTableProps) {
  const { t, say } = useWords();
  const rules = useRulebook(page);
  const match = useMemo(() => {
    const others = Array.from({ length: exercise.expected.length }, (_, seat) => botName(seat));
    return new ExerciseMatch(page.game, book, exercise, others.with(exercise.seat, t('You')));
  }, [page, book, exercise, t]);
  useSyncExternalStore(
    (changed) => match.subscribe(changed),
    () => match.snapshot(),
  );
  const { verdict, question } = match;
  /** The best move is marked on the board; what is found then was not found alone. */
  const [shown, setShown] = useState(false);
  const [helped, setHelped] = useState(false);
  const game = page.game.id;
  useEffect(() => {
    if (verdict === null) return;
    const solved = verdict.grade === 'best' && !helped;
    keepAnswer(keep, game, exercise.id, solved ? 'solved' : 'seen');
    if (solved && today !== null) keepDaySolved(keep, today);
  }, [verdict, helped, game, exercise, today]);
  const best = itemAt(exercise.answers, 0).action;
  const asked = useMemo(
    () => (verdict?.grade === 'unknown' ? match.besides(verdict.action, WORLDS) : null),
    [match, verdict],
  );
  const thought = useSecondThought(asked);
  const theme = themeTitle(page, exercise);
  const title = today !== null ? t('The exercise of the day: {theme}', { theme: say(theme) }) : say(theme);
  useTitle(title);
  const marked = shown ? { restrictTo: best } : {};
  return (
    <TableShell
      match={match}
      page={page}
      name="learn"
      {...(verdict === null ? marked : { restrictTo: null, prompt: t('The exercise ends here.') })}
      banner={
        <Questioner
          page={page}
          book={rules}
          exercise={exercise}
          title={title}
          question={question}
          verdict={verdict}
          thought={thought}
          shown={shown}
          next={`/exercises/${game}/${nextAfter(page, book, exercise).id}`}
          list={`/exercises/${game}`}
          onShow={() => {
            setShown(true);
            setHelped(true);
            match.again();
          }}
          onPlay={() => void match.submit([best])}
          onAgain={() => {
            setShown(false);
            match.again();
          }}
        />
      }
    />
  );
}

function themeTitle(page: AnyGamePage, exercise: Exercise): AnyGamePage['exercises']['themes'][number]['title'] {
  const { theme: id } = lessonOf(page, exercise);
  const theme = page.exercises.themes.find((one) => one.id === id);
  if (theme === undefined) throw new RangeError(`there is no theme '${id}'`);
  return theme.title;
}

/** The one that is listed after it; the first one after the last. */
function nextAfter(page: AnyGamePage, book: ExerciseBook, exercise: Exercise): Exercise {
  const listed = chaptersOf(page, book).flatMap(({ exercises }) => exercises);
  return itemAt(listed, (listed.indexOf(exercise) + 1) % listed.length);
}

function Alone({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <main className="alone" data-page="learn">
      <h1 className="spoken-only">{t('Exercise')}</h1>
      {children}
      <Link className="button" to={`/exercises/${game}`}>
        {t('All exercises')}
      </Link>
    </main>
  );
}
