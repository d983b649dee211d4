import { Button, IconButton, type Pace, useSettings, useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import { momentForKey } from './moments.ts';

export interface HistoryBarProps {
  readonly seq: number;
  readonly last: number;
  /** What happened in the action that is shown. */
  readonly words: string;
  readonly goTo: (seq: number) => void;
  readonly backToNow: () => void;
  /** Whether the game is over: then the latest moment is its end. */
  readonly isOver: boolean;
  /** Null where a match cannot be forked. */
  readonly playOn: (() => void) | null;
  /** Null where a moment has no address of its own. */
  readonly share: (() => void) | null;
  /** Plays by itself from here to now, and then comes back to it; whoever steps meanwhile has it in hand. */
  readonly recap: boolean;
}

/** How long an action is shown when they follow each other by themselves. */
const SLIDE_SHOW_MS: Readonly<Record<Pace, number>> = { calm: 1600, brisk: 900, instant: 500 };

/** The past: a slider over every action, and the way to play on from there. */
export function HistoryBar({ seq, last, words, goTo, backToNow, isOver, playOn, share, recap }: HistoryBarProps) {
  const { t } = useWords();
  const { pace } = useSettings().settings;
  /** The action that the slide show is at; whoever goes elsewhere has stopped it. */
  const [slide, setSlide] = useState(recap ? seq : null);
  const isAtEnd = seq >= last;
  const running = slide === seq && (recap || !isAtEnd);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      if (isAtEnd) {
        backToNow();
        return;
      }
      setSlide(seq + 1);
      goTo(seq + 1);
    }, SLIDE_SHOW_MS[pace]);
    return () => clearTimeout(timer);
  }, [running, isAtEnd, seq, goTo, backToNow, pace]);

  const step = (to: number): void => {
    setSlide(null);
    goTo(to);
  };
  return (
    <div className="history">
      <div className="history-words" role="status">
        <strong>
          {recap ? <>{t('Since your last move')} · </> : null}
          {t('Action {n} of {m}', { n: seq, m: last })}
        </strong>
        <span className="history-event">{words}</span>
      </div>
      <div className="history-row">
        <IconButton icon="stepBack" label={t('One action back')} onClick={() => step(Math.max(seq - 1, 0))} />
        <IconButton
          icon={running ? 'pause' : 'play'}
          label={running ? t('Pause') : t('Play')}
          onClick={() => {
            if (running) {
              setSlide(null);
              return;
            }
            const from = isAtEnd ? 0 : seq;
            setSlide(from);
            goTo(from);
          }}
        />
        <IconButton icon="stepForward" label={t('One action forward')} onClick={() => step(Math.min(seq + 1, last))} />
        <input
          className="history-slider"
          type="range"
          min={0}
          max={last}
          value={seq}
          aria-label={t('Moment of the game')}
          aria-valuetext={t('Action {n} of {m}', { n: seq, m: last })}
          onChange={(event) => step(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            const to = event.shiftKey ? momentForKey(event.key, true, seq, last) : undefined;
            if (to === undefined) return;
            event.preventDefault();
            step(to);
          }}
        />
        {playOn === null ? null : (
          <Button icon="fork" onClick={playOn}>
            {t('Play on from here')}
          </Button>
        )}
        {share === null ? null : (
          <Button icon="share" onClick={share}>
            {t('Share this moment')}
          </Button>
        )}
        <Button kind="primary" onClick={backToNow}>
          {isOver ? t('To the end') : t('Back to now')}
        </Button>
      </div>
    </div>
  );
}
