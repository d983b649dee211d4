import { type AnyGame, type AnyMatch, hashOf, Match, refuse, type Violation } from '@roundhouse/kernel';
import type { Outcome, Snapshot } from '../match/table-match.ts';
import type { Lesson, LessonStep } from '@roundhouse/table-kit';
import { LearnerMatch } from './learner-match.ts';
import { readScript, type Script } from './script.ts';

/** How far the learner is. */
export interface Progress {
  /** What to do now; null while the others act, and when the lesson is over. */
  readonly step: LessonStep | null;
  /** The action that the step asks for. */
  readonly wanted: unknown;
  /** The steps that are behind the learner. */
  readonly done: number;
  readonly steps: number;
  readonly over: boolean;
}

export interface LessonMatchOptions {
  /** The number of actions to begin with, when the learner was here before. */
  readonly from?: number;
  /** Waited for before each action that is played from the record, so that it can be followed. */
  readonly pause?: () => Promise<void>;
}

const NOT_RECORDED = 'match.not-waiting';

/**
 * A match that follows a record. Everybody else's actions, and those of the learner that no step speaks of, play by
 * themselves; at a step it waits until the learner does what the record did.
 */
export class LessonMatch extends LearnerMatch {
  readonly #lesson: Lesson;
  readonly #script: Script;
  readonly #pause: (() => Promise<void>) | undefined;
  #match: AnyMatch;
  /** Raised whenever the course changes, so that a run that is still waiting for its pause knows it is out of date. */
  #run = 0;

  /** Throws when the record cannot be replayed or the steps do not fit it. */
  constructor(game: AnyGame, lesson: Lesson, { from = 0, pause }: LessonMatchOptions = {}) {
    super({ id: `lesson-${lesson.id}`, learner: lesson.learner, names: lesson.names });
    this.#lesson = lesson;
    this.#script = readScript(game, lesson);
    this.#pause = pause;
    const { record } = this.#script;
    this.#match = Match.start(game, { ...record, position: record.start });
    while (this.#match.seq < Math.min(from, this.#script.cues.length)) this.#playCue();
    void this.#goOn();
  }

  get progress(): Progress {
    const cue = this.#script.cues[this.#match.seq];
    const step = cue?.step ?? null;
    return {
      step,
      wanted: step === null ? null : cue?.action,
      done: this.#lesson.steps.filter(({ seq }) => seq <= this.#match.seq).length,
      steps: this.#lesson.steps.length,
      over: cue === undefined,
    };
  }

  protected get played(): AnyMatch {
    return this.#match;
  }

  /** When the lesson is over nobody is waited for, though the game itself may not be. */
  protected get waitingFor(): Snapshot['waiting'] {
    return this.progress.over ? [] : this.#match.waiting();
  }

  protected get undoable(): Snapshot['undo'] {
    const to = this.#stepBefore(this.#match.seq) ?? this.#match.seq;
    return { to, stop: nothingBefore(), pastBots: to };
  }

  /** One action at a time: a step asks for no more. */
  async submit([action, ...more]: readonly unknown[]): Promise<Outcome> {
    const { step, wanted } = this.progress;
    const strays = more.length > 0 ? strayed(step, wanted, null) : strayed(step, wanted, action);
    const refused = this.#match.check(this.#lesson.learner, action) ?? strays;
    if (refused !== null) return { ok: false, stale: false, violation: refused };
    await this.showMe();
    return { ok: true };
  }

  /** Plays what the step asks for, and what follows from it up to the next step. */
  async showMe(): Promise<void> {
    if (this.progress.step === null) return;
    this.#playCue();
    this.changed();
    await this.#goOn();
  }

  get canGoBack(): boolean {
    return this.#stepBefore(this.#match.seq) !== null;
  }

  /** To the step before this one. */
  back(): void {
    const before = this.#stepBefore(this.#match.seq);
    if (before !== null) this.#rewind(before);
  }

  restart(): void {
    this.#rewind(0);
    void this.#goOn();
  }

  undo(to: number): Promise<Outcome> {
    const before = this.#stepBefore(this.#match.seq);
    if (before === null || to < before) return Promise.resolve({ ok: false, stale: false, violation: nothingBefore() });
    this.#rewind(before);
    return Promise.resolve({ ok: true });
  }

  override close(): void {
    this.#run++;
    super.close();
  }

  async #goOn(): Promise<void> {
    const run = ++this.#run;
    while (this.#atCueOfOthers()) {
      await this.#pause?.();
      if (run !== this.#run) return;
      this.#playCue();
      this.changed();
    }
  }

  #atCueOfOthers(): boolean {
    return this.#script.cues[this.#match.seq]?.step === null;
  }

  #playCue(): void {
    const cue = this.#script.cues[this.#match.seq];
    if (cue === undefined) return;
    const submitted = this.#match.submit(cue.seat, cue.action);
    if (!submitted.ok) throw new Error(`the record was replayed before, but action ${this.#match.seq + 1} is refused`);
  }

  #stepBefore(seq: number): number | null {
    const before = this.#script.cues.slice(0, seq).findLastIndex(({ step }) => step !== null);
    return before < 0 ? null : before;
  }

  #rewind(seq: number): void {
    this.#run++;
    this.#match = this.#match.fork(seq);
    this.changed();
  }
}

function strayed(step: LessonStep | null, wanted: unknown, action: unknown): Violation | null {
  if (step === null) return refuse(NOT_RECORDED, 'Watch the others for a moment; your next step is coming.');
  if (hashOf(action) === hashOf(wanted)) return null;
  return refuse(step.rule, 'You may do that in a real game. In this lesson, try what the coach suggests.');
}

function nothingBefore(): Violation {
  return refuse('match.undo-nothing', 'This is the beginning of the lesson.');
}
