import { textFromData } from '@roundhouse/kernel';
import { Button, useWords } from '@roundhouse/ui';
import './coach.css';

export interface LessonEndProps {
  readonly ending: string;
  readonly starting: boolean;
  readonly onPlay: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

export function LessonEnd({ ending, starting, onPlay, onAgain, onLeave }: LessonEndProps) {
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
        <Button onClick={onAgain}>{t('Once more')}</Button>
        <Button kind="quiet" icon="home" onClick={onLeave}>
          {t('Home')}
        </Button>
      </footer>
    </section>
  );
}
