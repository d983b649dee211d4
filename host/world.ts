import type { Entry, Kept, Result, Seat } from '@roundhouse/kernel';
import type { MatchState } from './state.ts';

/** An entry of the log as it is stored: with the key of the submission that it ended. */
export interface Row {
  readonly entry: Entry;
  readonly key: string | null;
}

/** What is stored at once: all of it or nothing. */
export interface Batch {
  /** The number of rows that are stored already; the first of these is the next. */
  readonly from: number;
  readonly rows: readonly Row[];
  /** A position to put by with them, now and then. */
  readonly kept: Kept | null;
  readonly state: MatchState;
  /** When it is over, how it ended. */
  readonly result: Result | null;
}

/** What a bot is asked. It sees what its seat may see. */
export interface Question {
  readonly seat: Seat;
  readonly level: string;
  readonly view: object;
  /** Seeds the bot's own chance, so that the same question is answered alike. It does not give away the match's seed. */
  readonly luck: string;
}

export interface Thought {
  readonly action: Promise<unknown>;
  /** Nobody waits for the answer any more. */
  readonly callOff: () => void;
}

/** The world around one match. The browser brings one, the server another, and tests one that fails when it should. */
export interface World {
  /**
   * Resolves to true when the batch is safe; to false when another authority has written there, so that this one has
   * lost the match. Rejects when nothing could be stored.
   */
  readonly save: (batch: Batch) => Promise<boolean>;
  readonly think: (question: Question) => Thought;
  /**
   * Where several processes hold a match: lets a bot or an order act unless another process has one act there, and resolves
   * to whether it did. It never rejects.
   */
  readonly claim?: (act: () => Promise<void>) => Promise<boolean>;
  /** How long to wait before a bot acts, so that people can follow. */
  readonly pause: () => number;
  /** Does the work later, unless it is called off by the function that is returned. */
  readonly later: (ms: number, work: () => void) => () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}
