import { textFromData } from '@roundhouse/kernel';
import type { LessonStep } from '@roundhouse/table-kit';
import { Button, IconButton, Progress, useWords } from '@roundhouse/ui';
import { BlockView, type Reading } from '../rules/inline-view.tsx';
import { plainText } from '../rules/inline.ts';
import { findRule, type Rulebook } from '../rules/rulebook.ts';
import { Link } from '../router.tsx';
import './coach.css';

export interface CoachProps {
  readonly book: Rulebook;
  /** Null while the others act. */
  readonly step: LessonStep | null;
  readonly done: number;
  readonly steps: number;
  readonly onShow: () => void;
  /** Null at the first step. */
  readonly onBack: (() => void) | null;
  readonly onLeave: () => void;
}

/** Says what to do and why, beside the board, until the learner has done it. */
export function Coach({ book, step, done, steps, onShow, onBack, onLeave }: CoachProps) {
  const { t, say } = useWords();
  const number = Math.min(done + 1, steps);
  return (
    <section className="coach coach-step" aria-label={t('Coach')}>
      <header className="coach-head">
        <IconButton
          icon="back"
          label={t('Back')}
          className="coach-back"
          disabled={onBack === null}
          onClick={() => onBack?.()}
        />
        <span>{t('Step {n} of {m}', { n: number, m: steps })}</span>
        <Progress value={done} max={steps} label={t('Progress')} />
        <Button kind="quiet" size="small" icon="close" onClick={onLeave}>
          {t('Leave')}
        </Button>
      </header>
      <div className="coach-words" aria-live="polite">
        {step === null ? (
          <p className="coach-what">{t('Watch what the others do.')}</p>
        ) : (
          <>
            <p className="coach-what">{say(textFromData(step.what))}</p>
            <p>{say(textFromData(step.why))}</p>
          </>
        )}
      </div>
      <footer className="coach-foot">
        <Button size="small" icon="forward" disabled={step === null} onClick={onShow}>
          {t('Show me')}
        </Button>
        {step === null ? null : <RuleOf key={step.rule} book={book} id={step.rule} />}
      </footer>
    </section>
  );
}

const PLAIN: Reading = { searched: [], titleOf: () => null, openRule: () => undefined };

/** The rule behind a step, to unfold on the spot. */
export function RuleOf({ book, id }: { readonly book: Rulebook; readonly id: string }) {
  const { t } = useWords();
  const rule = findRule(book, id);
  if (rule === undefined) return null;
  return (
    <details className="coach-rule">
      <summary>{t('The rule: {title}', { title: plainText(rule.title) })}</summary>
      {rule.blocks.map((block, index) => (
        <BlockView key={index} block={block} reading={PLAIN} />
      ))}
    </details>
  );
}

export interface NextLesson {
  readonly title: string;
  readonly to: string;
}

interface LessonEndProps {
  readonly ending: string;
  /** Null after the last lesson of a game. */
  readonly next: NextLesson | null;
  readonly starting: boolean;
  readonly onPlay: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** What is said when the learner has done everything, and the ways on. */
export function LessonEnd({ ending, next, starting, onPlay, onAgain, onLeave }: LessonEndProps) {
  const { t, say } = useWords();
  return (
    <section className="coach coach-over" aria-label={t('The lesson is over')} aria-live="polite">
      <div className="coach-words">
        <h2>{t('Well done: you can play this game.')}</h2>
        <p>{say(textFromData(ending))}</p>
      </div>
      <footer className="coach-foot">
        <Button kind="primary" size="large" icon="play" disabled={starting} onClick={onPlay}>
          {t('Play a real game')}
        </Button>
        {next === null ? null : (
          <Link className="button" to={next.to}>
            {t('Next lesson: {title}', { title: textFromData(next.title) })}
          </Link>
        )}
        <Button onClick={onAgain}>{t('Once more')}</Button>
        <Button kind="quiet" icon="home" onClick={onLeave}>
          {t('Home')}
        </Button>
      </footer>
    </section>
  );
}
