import type { MatchState, Question, Thought, World } from '@roundhouse/host';
import type { RecordContent } from '@roundhouse/kernel';
import type { Clock } from '../clocks/clock.ts';

/** What a bot of one match is asked. */
export interface BotQuestion extends Question {
  readonly game: string;
  readonly options: unknown;
  readonly content: readonly RecordContent[];
}

/** What the hall needs of the world, so that tests can bring their own. */
export interface Surroundings {
  readonly now: () => number;
  /** The time by which the clocks of players run; it does not jump when somebody sets the clock of the machine. */
  readonly clockNow: () => number;
  readonly later: World['later'];
  readonly failed: (error: unknown) => void;
  readonly think: (question: BotQuestion) => Thought;
  /** A bot has failed for good, and another plays in its place. */
  readonly botGaveUp: () => void;
  /** How long to wait before a bot acts, so that people can follow. */
  readonly botPause: number;
  /** How long a match stays in memory when nobody looks at it. */
  readonly idleMs: number;
}

/** Hears what happens in the hall. */
export interface Told {
  /** Somebody else is waited for than before. */
  readonly played: (id: string, state: MatchState) => void;
  /** Somebody played on, so that nobody is asked any more whether something may be taken back. */
  readonly questionEnded: (id: string) => void;
  readonly clock: (id: string, clock: Clock) => void;
  /** So many entries are stored now. */
  readonly stored: (id: string, entries: number) => void;
}
