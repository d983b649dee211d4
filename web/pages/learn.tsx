import { textFromData } from '@roundhouse/kernel';
import type { AnyGamePage, Lesson } from '@roundhouse/table-kit';
import { Button, ErrorState, readStored, type Pace, useSettings, useWords, writeStored } from '@roundhouse/ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { findGame } from '@roundhouse/games/registry';
import { useTitle } from '../app/title.ts';
import { Coach, LessonEnd, type NextLesson } from '../learn/coach.tsx';
import { LessonMatch } from '../learn/lesson-match.ts';
import { Opening } from '../learn/opening.tsx';
import { lessonProgress, saveLessonProgress } from '../learn/saved-progress.ts';
import { navigate } from '../router.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import { TableShell } from '../table/table-shell.tsx';
import { GameGate } from './game-gate.tsx';
import { quickMatch } from './quick-match.ts';
import { reasonOf, useStart } from './use-start.ts';

export interface LearnPageProps {
  readonly game: string;
  readonly lesson: string;
}

/** A guided game: what it is about, then step by step. */
export function LearnPage({ game, lesson }: LearnPageProps) {
  const { t } = useWords();
  return (
    <GameGate game={game} around={(content) => <Alone>{content}</Alone>}>
      {(page) => {
        const found = page.lessons.find(({ id }) => id === lesson);
        if (found !== undefined) return <OpenedLesson page={page} lesson={found} />;
        return (
          <Alone>
            <ErrorState title={t('There is no such lesson')} />
          </Alone>
        );
      }}
    </GameGate>
  );
}

const keep = { read: readStored, write: writeStored };

/** How long each action of the others stays before the next. */
const PAUSES: Readonly<Record<Pace, number>> = { calm: 1000, brisk: 450, instant: 0 };

interface LessonProps {
  readonly page: AnyGamePage;
  readonly lesson: Lesson;
}

/** Whoever has begun before goes on where they were; everybody else is told first what it is about. */
function OpenedLesson({ page, lesson }: LessonProps) {
  const [begun, setBegun] = useState(() => Number(lessonProgress(keep, page.game.id, lesson.id)) > 0);
  if (!begun) return <Opening page={page} lesson={lesson} onBegin={() => setBegun(true)} />;
  return <LessonTable page={page} lesson={lesson} />;
}

type Seated = { readonly match: LessonMatch } | { readonly broken: string };

function LessonTable({ page, lesson }: LessonProps) {
  const { t, say } = useWords();
  const { pace } = useSettings().settings;
  const [seated, setSeated] = useState<Seated | null>(null);
  useEffect(() => {
    const reached = lessonProgress(keep, page.game.id, lesson.id);
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSES[pace]));
    try {
      const names = lesson.names.map((name) => say(textFromData(name)));
      const match = new LessonMatch(
        page.game,
        { ...lesson, names },
        { from: reached === 'finished' ? 0 : reached, pause },
      );
      setSeated({ match });
      return () => match.close();
    } catch (error) {
      setSeated({ broken: reasonOf(error) });
      return undefined;
    }
  }, [page, lesson, pace, say]);
  if (seated === null) return null;
  if ('match' in seated) return <Lessons page={page} lesson={lesson} match={seated.match} />;
  return (
    <Alone>
      <ErrorState title={t('This lesson cannot be played')}>
        <p>{seated.broken}</p>
      </ErrorState>
    </Alone>
  );
}

function Lessons({ page, lesson, match }: LessonProps & { readonly match: LessonMatch }) {
  const { t, say } = useWords();
  const book = useRulebook(page);
  const { start, starting } = useStart();
  const { seq, options } = useSyncExternalStore(
    (changed) => match.subscribe(changed),
    () => match.snapshot(),
  );
  const { step, wanted, over, done, steps } = match.progress;
  useEffect(() => {
    saveLessonProgress(keep, page.game.id, lesson.id, over ? 'finished' : seq);
  }, [page, lesson, over, seq]);
  useTitle(say(textFromData(lesson.title)));

  const leave = (): void => navigate('/');
  const game = findGame(page.game.id);
  // The first lesson leads to the gentlest game; a later one to what it has shown.
  const way = lesson === page.lessons[0] ? undefined : options;
  const banner = over ? (
    <LessonEnd
      ending={lesson.ending}
      next={nextOf(page, lesson)}
      starting={starting}
      onPlay={() => game !== undefined && start(quickMatch(game, t('Conductor'), way))}
      onAgain={() => match.restart()}
      onLeave={leave}
    />
  ) : (
    <Coach
      book={book}
      step={step}
      done={done}
      steps={steps}
      onShow={() => void match.showMe()}
      onBack={match.canGoBack ? () => match.back() : null}
      onLeave={leave}
    />
  );
  return (
    <TableShell
      match={match}
      page={page}
      name="learn"
      restrictTo={step === null ? null : wanted}
      banner={banner}
      {...(over ? { prompt: t('The lesson ends here.') } : {})}
    />
  );
}

/** The lesson after this one; null after the last. */
function nextOf(page: AnyGamePage, lesson: Lesson): NextLesson | null {
  const next = page.lessons[page.lessons.indexOf(lesson) + 1];
  return next === undefined ? null : { title: next.title, to: `/learn/${page.game.id}/${next.id}` };
}

function Alone({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <main className="alone" data-page="learn">
      <h1 className="spoken-only">{t('Learn')}</h1>
      {children}
      <Button kind="quiet" icon="home" onClick={() => navigate('/')}>
        {t('Home')}
      </Button>
    </main>
  );
}
