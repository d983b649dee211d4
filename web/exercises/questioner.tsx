import type { Exercise } from '@roundhouse/bots/exercises';
import { itemAt, sameJson } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, classNames, Progress, useWords, type Words } from '@roundhouse/ui';
import { RuleOf } from '../learn/coach.tsx';
import type { Rulebook } from '../rules/rulebook.ts';
import { Link } from '../router.tsx';
import type { Verdict } from './exercise-match.ts';
import type { SecondThought } from './second-thought.ts';
import { lessonOf } from './use-book.ts';
import { difficultyName, movesInWords, pointsText } from './words.ts';
import { useMemo } from 'react';
import '../learn/coach.css';
import './exercises.css';

export interface QuestionerProps {
  readonly page: AnyGamePage;
  readonly book: Rulebook;
  readonly exercise: Exercise;
  readonly title: string;
  /** As the seat sees the position that is asked about. */
  readonly question: object;
  /** Null while a move is waited for. */
  readonly verdict: Verdict | null;
  /** What is found out meanwhile about a move that was not among the answers. */
  readonly thought: SecondThought;
  /** Whether the best move is marked on the board. */
  readonly shown: boolean;
  readonly next: string;
  readonly list: string;
  readonly onShow: () => void;
  readonly onPlay: () => void;
  readonly onAgain: () => void;
}

/** Asks for a move, and says what came of it. */
export function Questioner(props: QuestionerProps) {
  const { page, exercise, title, verdict } = props;
  const { t } = useWords();
  return (
    <section className={classNames('coach', verdict !== null && 'coach-over')} aria-label={t('Exercise')}>
      <header className="coach-head exercise-head">
        <span className="exercise-title">{title}</span>
        <span className="exercise-difficulty">{difficultyName(t, exercise.difficulty)}</span>
      </header>
      {verdict === null ? <Asking {...props} /> : <Answered {...props} verdict={verdict} page={page} />}
    </section>
  );
}

function ToTheList({ list }: Pick<QuestionerProps, 'list'>) {
  const { t } = useWords();
  return (
    <Link className="button button-quiet button-small" to={list}>
      {t('All exercises')}
    </Link>
  );
}

function Asking(props: QuestionerProps) {
  const { exercise, shown, list, onShow, onPlay } = props;
  const { t, language } = useWords();
  const inWords = useMoveWords(props);
  const second = itemAt(exercise.answers, exercise.best);
  return (
    <>
      <div className="coach-words" aria-live="polite">
        {shown ? (
          <>
            <p className="coach-what">{inWords(0)}</p>
            <p className="exercise-asked">
              {t('This is the best move. It is marked on the board: make it yourself, or see it played.')}
            </p>
          </>
        ) : (
          <>
            <p className="coach-what">{t('What is the best move now?')}</p>
            <p className="exercise-asked">
              {t(
                '{best, plural, one {One move was found to be clearly best} other {# moves, as good as each other, were found to be clearly best}}: everything else costs {points} points or more in the end.',
                { best: exercise.best, points: pointsText(second.behind, language) },
              )}
            </p>
          </>
        )}
      </div>
      <footer className="coach-foot">
        {shown ? (
          <Button size="small" icon="play" onClick={onPlay}>
            {t('Play it')}
          </Button>
        ) : (
          <Button size="small" icon="forward" onClick={onShow}>
            {t('Show me')}
          </Button>
        )}
        <ToTheList list={list} />
      </footer>
    </>
  );
}

/** The answer with a number, in words. */
function useMoveWords({ page, exercise, question }: QuestionerProps): (index: number) => string {
  const { say } = useWords();
  const told = useMemo(
    () =>
      movesInWords(
        page,
        question,
        exercise.seat,
        exercise.answers.map(({ action }) => action),
      ),
    [page, exercise, question],
  );
  return (index) =>
    itemAt(told, index)
      .map((sentence) => say(sentence))
      .join(' ');
}

/** So many answers are compared, the one that was given besides. */
const COMPARED = 4;

function Answered(props: QuestionerProps & { readonly verdict: Verdict }) {
  const { page, book, exercise, verdict, thought, next, list, onAgain, onShow } = props;
  const { t, language } = useWords();
  const inWords = useMoveWords(props);
  const points = (value: number): string => pointsText(value, language);
  const mine = exercise.answers.findIndex(({ action }) => sameJson(action, verdict.action));
  const rows = exercise.answers.flatMap((answer, index) =>
    index < COMPARED || index === mine ? [{ ...answer, index }] : [],
  );
  const best = itemAt(exercise.expected, exercise.seat);
  const rule = lessonOf(page, exercise);
  return (
    <>
      <div className="coach-words" aria-live="polite">
        <h2 className={`exercise-verdict exercise-${verdict.grade}`}>{verdictWords(t, verdict, points)}</h2>
        {verdict.grade === 'unknown' ? <Afterthought thought={thought} points={points} /> : null}
      </div>
      <footer className="coach-foot">
        <Link className="button button-small button-primary" to={next}>
          {t('Next exercise')}
        </Link>
        {verdict.grade === 'best' ? null : (
          <Button size="small" icon="forward" onClick={onShow}>
            {t('Show the best move')}
          </Button>
        )}
        <Button size="small" icon="undo" onClick={onAgain}>
          {t('Try again')}
        </Button>
        <ToTheList list={list} />
        <RuleOf key={rule.rule} book={book} id={rule.rule} />
      </footer>
      <div className="exercise-numbers">
        <table className="exercise-answers">
          <caption className="spoken-only">{t('What the moves were expected to bring')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Move')}</th>
              <th scope="col">{t('Points in the end')}</th>
              <th scope="col">{t('Less than the best')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ behind, error, index }) => (
              <tr key={index} className={index === mine ? 'exercise-mine' : undefined}>
                <th scope="row">
                  {inWords(index)}
                  {index === mine ? <span className="exercise-yours"> {t('(your move)')}</span> : null}
                </th>
                <td>{points(best - behind)}</td>
                <td>{index < exercise.best ? '–' : lessText(points(behind), points(error))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="exercise-how">
          {t('Played on {n, plural, one {once} other {# times}}, with luck and what is hidden as they might be.', {
            n: itemAt(exercise.answers, 0).worlds,
          })}
        </p>
      </div>
    </>
  );
}

/** How much less a move brings, give or take; what is sure to the last digit that is shown needs no such words. */
function lessText(points: string, error: string): string {
  return error === '0' ? points : `${points} ± ${error}`;
}

interface AfterthoughtProps {
  readonly thought: SecondThought;
  readonly points: (value: number) => string;
}

/** Of a move that was not among those thought through: what a short thought makes of it. */
function Afterthought({ thought, points }: AfterthoughtProps) {
  const { t } = useWords();
  switch (thought.state) {
    case 'thinking':
      return (
        <>
          <p>{t('The computer is thinking about it…')}</p>
          <Progress value={thought.done} max={thought.of} label={t('Thinking')} />
        </>
      );
    case 'known':
      return (
        <p>
          {thought.behind > thought.error
            ? t('At a quick glance it brings {points} points less than the best, give or take {error}.', {
                points: points(thought.behind),
                error: points(thought.error),
              })
            : t('A quick glance finds nothing wrong with it.')}
        </p>
      );
    case 'failed':
      return <p>{t('The computer could not think about it here.')}</p>;
  }
}

function verdictWords(t: Words['t'], verdict: Verdict, points: (value: number) => string): string {
  switch (verdict.grade) {
    case 'best':
      return t('Right: that is the best move.');
    case 'fair':
      return t('Not bad, but the best move brings {points} points more.', { points: points(verdict.behind) });
    case 'wrong':
      return t('The best move brings {points} points more.', { points: points(verdict.behind) });
    case 'unknown':
      return t('Another move is the best. Yours was not among those that the computer had thought through.');
  }
}
