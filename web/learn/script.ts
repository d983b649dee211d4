import { type AnyGame, type Entry, Match, type MatchRecord, parseRecord, type Seat } from '@roundhouse/kernel';
import type { Lesson, LessonStep } from '@roundhouse/table-kit';

/** One action of a lesson: whose, what, and what the coach says before it. */
export interface Cue {
  readonly seat: Seat;
  readonly action: unknown;
  /** Set exactly when the learner is to do this; everything else is played from the record. */
  readonly step: LessonStep | null;
}

export interface Script {
  readonly record: MatchRecord;
  readonly cues: readonly Cue[];
}

/** A lesson whose record and words do not fit together. */
class LessonError extends Error {
  constructor(lesson: Lesson, why: string) {
    super(`The lesson '${lesson.id}' does not work: ${why}`);
    this.name = 'LessonError';
  }
}

/** Reads a lesson and plays its record once, so that a broken one is found before anybody sits down to it. */
export function readScript(game: AnyGame, lesson: Lesson): Script {
  const record = parseRecord(lesson.record, game.id);
  Match.replay(game, record);
  const steps = new Map(lesson.steps.map((step) => [step.seq, step]));
  const cues = liveActions(record.entries).map(({ seat, action }, index) => {
    const step = steps.get(index + 1) ?? null;
    if (step !== null && seat !== lesson.learner) {
      throw new LessonError(lesson, `action ${index + 1} is not the learner's, but a step speaks of it.`);
    }
    return { seat, action, step };
  });
  const stray = lesson.steps.find(({ seq }) => cues[seq - 1] === undefined);
  if (stray !== undefined) throw new LessonError(lesson, `there is no action ${stray.seq} for a step to speak of.`);
  if (lesson.steps.length === 0) throw new LessonError(lesson, 'it has no steps.');
  return { record, cues };
}

interface LiveAction {
  readonly seat: Seat;
  readonly action: unknown;
}

function liveActions(entries: readonly Entry[]): readonly LiveAction[] {
  const live: LiveAction[] = [];
  for (const entry of entries) {
    if ('undo' in entry) live.length = entry.undo;
    else if ('action' in entry) live.push(entry);
  }
  return live;
}
