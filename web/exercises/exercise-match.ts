import { answerTo, type Exercise, type ExerciseBook } from '@roundhouse/bots/exercises';
import { type AnyGame, type AnyMatch, itemAt, Match, refuse, type Violation } from '@roundhouse/kernel';
import { LearnerMatch } from '../learn/learner-match.ts';
import type { Outcome, Snapshot } from '../match/table-match.ts';
import type { CompareQuestion } from '../thinking/questions.ts';

/** What came of an answer. */
export type Verdict =
  /** Nothing better was found. */
  | { readonly action: unknown; readonly grade: 'best' }
  /** It brings so many points less than the best: few, or many. */
  | { readonly action: unknown; readonly grade: 'fair' | 'wrong'; readonly behind: number }
  /** It was not among what was thought through. */
  | { readonly action: unknown; readonly grade: 'unknown' };

/** Points that are easily lost. */
const LITTLE = 2.5;

export function verdictOn(exercise: Exercise, action: unknown): Verdict {
  const answer = answerTo(exercise, action);
  if (answer === undefined) return { action, grade: 'unknown' };
  if (exercise.answers.indexOf(answer) < exercise.best) return { action, grade: 'best' };
  return { action, grade: answer.behind < LITTLE ? 'fair' : 'wrong', behind: answer.behind };
}

/** The match as it stood when the question came up. Throws where its actions cannot be played. */
export function matchBefore(game: AnyGame, book: ExerciseBook, exercise: Exercise): AnyMatch {
  const { actions, ...start } = itemAt(book.games, exercise.game);
  const match = Match.start(game, start);
  for (const [seat, action] of actions.slice(0, exercise.seq)) {
    const submitted = match.submit(seat, action);
    if (!submitted.ok) throw new Error(`action ${match.seq + 1} of the exercise ${exercise.id} is refused`);
  }
  return match;
}

/** A position that somebody is asked about: it waits for one move, plays it, and stays there. */
export class ExerciseMatch extends LearnerMatch {
  readonly exercise: Exercise;
  readonly #before: AnyMatch;
  #match: AnyMatch;
  #verdict: Verdict | null = null;

  constructor(game: AnyGame, book: ExerciseBook, exercise: Exercise, names: readonly string[]) {
    super({ id: `exercise-${exercise.id}`, learner: exercise.seat, names });
    this.exercise = exercise;
    this.#before = matchBefore(game, book, exercise);
    this.#match = this.#before.copy();
  }

  /** What came of the move; null while it is waited for. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** As the seat sees the position that is asked about. */
  get question(): object {
    return this.#before.viewAt(this.#before.seq, this.exercise.seat);
  }

  /** The best move and another, to be thought about as the seat sees the position. */
  besides(action: unknown, worlds: number): CompareQuestion {
    const { game, options, content } = this.#before;
    const { id, seat, answers } = this.exercise;
    const ahead = itemAt(answers, 0).action;
    const sight = { game: game.id, options, content, view: this.question, seat, luck: `exercise ${id}` };
    return { ...sight, ahead, behind: action, worlds };
  }

  protected get played(): AnyMatch {
    return this.#match;
  }

  protected get waitingFor(): Snapshot['waiting'] {
    return this.#verdict === null ? this.#match.waiting() : [];
  }

  protected get undoable(): Snapshot['undo'] {
    return { to: this.#before.seq, stop: nothingBefore(), pastBots: this.#before.seq };
  }

  /** Of a plan only the first action is asked for. */
  submit([action]: readonly unknown[]): Promise<Outcome> {
    if (this.#verdict !== null) return Promise.resolve(refusedWith(nothingBefore()));
    const submitted = this.#match.submit(this.exercise.seat, action);
    if (!submitted.ok) return Promise.resolve(refusedWith(submitted.violation));
    this.#verdict = verdictOn(this.exercise, action);
    this.changed();
    return Promise.resolve({ ok: true });
  }

  undo(to: number): Promise<Outcome> {
    if (to < this.#before.seq || this.#verdict === null) return Promise.resolve(refusedWith(nothingBefore()));
    this.again();
    return Promise.resolve({ ok: true });
  }

  /** Back to the question. */
  again(): void {
    this.#match = this.#before.copy();
    this.#verdict = null;
    this.changed();
  }
}

function refusedWith(violation: Violation): Outcome {
  return { ok: false, stale: false, violation };
}

function nothingBefore(): Violation {
  return refuse('match.undo-nothing', 'The exercise begins here, and asks for one move.');
}
