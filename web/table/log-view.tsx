import type { Note } from '@roundhouse/host';
import type { Heard } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { classNames, EmptyState, SeatMark, useWords } from '@roundhouse/ui';
import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import type { TurnStart } from './moments.ts';
import { useDescribe } from './words.tsx';

export interface LogViewProps {
  readonly page: AnyGamePage;
  readonly steps: readonly Heard<unknown>[];
  /** What happened at the table and is no move. */
  readonly notes: readonly Note[];
  readonly turns: readonly TurnStart[];
  /** The action whose position is on the board. */
  readonly shownSeq: number;
  readonly goTo: (seq: number) => void;
  /** Shows on the board what these events tell of; none takes that away. */
  readonly recall: (events: readonly unknown[]) => void;
}

/** The turn before the first: some games begin with decisions that belong to none. */
const SET_UP = 0;

/** Everything that happened, in words; a line takes the board to that moment. */
export function LogView({ page, steps, notes, turns, shownSeq, goTo, recall }: LogViewProps) {
  const { t, say } = useWords();
  const describe = useDescribe(page);
  const bottom = useRef<HTMLDivElement>(null);
  const headings = useMemo(() => new Map(turns.map(({ seq, turn }) => [seq, turn])), [turns]);
  useEffect(() => {
    bottom.current?.scrollIntoView({ block: 'end' });
  }, [steps.length]);
  if (steps.length <= 1 && steps[0]?.events.length === 0 && notes.length === 0) {
    return <EmptyState title={t('Nothing has happened yet.')} />;
  }
  return (
    <div className="log">
      <ol className="log-lines">
        {steps.map((step) => (
          <Fragment key={step.seq}>
            <LogEntry
              step={step}
              turn={headings.get(step.seq) ?? null}
              period={page.period}
              current={step.seq === shownSeq}
              describe={describe}
              goTo={goTo}
              recall={recall}
            />
            {notes
              .filter(({ after }) => after === step.seq)
              .map((note, index) => (
                <li key={index} className="log-note">
                  {say(note.text)}
                </li>
              ))}
          </Fragment>
        ))}
      </ol>
      <div ref={bottom} />
    </div>
  );
}

interface LogEntryProps {
  readonly step: Heard<unknown>;
  readonly turn: number | null;
  readonly period: AnyGamePage['period'];
  readonly current: boolean;
  readonly describe: (step: Heard<unknown>) => readonly string[];
  readonly goTo: (seq: number) => void;
  readonly recall: LogViewProps['recall'];
}

const LogEntry = memo(function LogEntry({ step, turn, period, current, describe, goTo, recall }: LogEntryProps) {
  const { t } = useWords();
  const lines = describe(step);
  if (lines.length === 0 && turn === null) return null;
  const heading =
    turn === null ? null : (
      <h2 className="log-turn">
        {turn === SET_UP ? t('Set-up') : t('{period, select, round {Round} other {Turn}} {n}', { period, n: turn })}
      </h2>
    );
  return (
    <li className="log-entry">
      {step.seq === 0 ? heading : null}
      {lines.length === 0 ? null : (
        <button
          type="button"
          className={classNames('log-line', current && 'log-line-current')}
          aria-current={current ? 'step' : undefined}
          title={t('Show the board after this')}
          onClick={() => goTo(step.seq)}
          onPointerEnter={() => recall(step.events)}
          onPointerLeave={() => recall([])}
          onFocus={() => recall(step.events)}
          onBlur={() => recall([])}
        >
          <span className="log-mark">{step.seat === null ? null : <SeatMark seat={step.seat} size={18} />}</span>
          <span className="log-words">
            {lines.map((line, index) => (
              <span key={index} className="log-sentence">
                {line}
              </span>
            ))}
          </span>
        </button>
      )}
      {/* What brought it about still belongs to the turn before. */}
      {step.seq === 0 ? null : heading}
    </li>
  );
});
