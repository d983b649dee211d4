import type { Eye, Heard, MatchRecord, Result, Seat, Violation } from '@roundhouse/kernel';

/** Who sits where. `bot` names the level of a computer player. */
export interface PlayerInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string | null;
}

/** What is known of a match at one moment, as one eye may see it. Never changed; a new one takes its place. */
export interface Snapshot {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly PlayerInfo[];
  readonly eye: Eye;
  /** The number of live actions. */
  readonly seq: number;
  /** The position as the eye sees it. */
  readonly view: object;
  readonly waiting: readonly Seat[];
  /** Every live action so far, set-up first. */
  readonly steps: readonly Heard<unknown>[];
  /** How far back the eye may go, and what stops it there. */
  readonly undo: { readonly to: number; readonly stop: Violation };
  readonly result: Result | null;
  /** Another tab has opened the match and goes on with it there: nothing can be done here until `takeBack`. */
  readonly elsewhere: boolean;
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly violation: Violation };

/**
 * A match as the page knows it, wherever it runs. The first maker runs the kernel and the bots in a worker of the
 * page (`local/`); a second one will speak to a server.
 */
export interface TableMatch {
  snapshot(): Snapshot;
  subscribe(changed: () => void): () => void;
  act(action: unknown): Promise<Outcome>;
  /** Back to the first `to` live actions. */
  undo(to: number): Promise<Outcome>;
  /** Looks through the eyes of another seat at this screen. */
  look(eye: Eye): Promise<void>;
  /** The view after the first `seq` live actions. */
  viewAt(seq: number): Promise<object>;
  /** Several of them at once, for charts over the whole game. */
  views(seqs: readonly number[]): Promise<readonly object[]>;
  /** A match of its own that goes on from there; returns its id. */
  fork(seq: number): Promise<string>;
  /** Only when the match is over, or when everybody sits at this screen: it holds all that was ever hidden. */
  record(): Promise<MatchRecord>;
  /** Takes the match back from the tab that opened it last. */
  takeBack(): Promise<void>;
  /** Bots of a closed match wait until it is opened again. */
  close(): void;
}

/** How a match is opened: who sits where, and with what. */
export interface NewMatch {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly { readonly name: string; readonly bot: string | null }[];
  /** Left out, it is made so that nobody can guess it. */
  readonly seed?: string;
}

/** A match in the list of those to go on with. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly players: readonly PlayerInfo[];
  readonly seq: number;
  readonly over: boolean;
  /** Whether a person at this screen is waited for. */
  readonly yourTurn: boolean;
  /** When it was last played on, in milliseconds since 1970. */
  readonly changed: number;
  /** Why it cannot be opened, as a sentence; it can still be removed. What else stands here may then be empty. */
  readonly broken: string | null;
}

/** Whether matches are kept when the page is closed, and if not, why. */
export type Keeping = { readonly kept: true } | { readonly kept: false; readonly why: string };

/** How fast bots follow each other, so that people can see what happens. */
export type Pace = 'normal' | 'fast' | 'instant';

/** Where matches come from. */
export interface MatchMaker {
  /** The one that was played on last comes first. */
  list(): Promise<readonly MatchSummary[]>;
  create(match: NewMatch): Promise<string>;
  /**
   * From a record that was saved or sent; returns its id. Everybody in it sits at this screen. Rejects with a sentence
   * that says what is wrong with it.
   */
  importRecord(record: unknown, nameOf: (seat: Seat) => string): Promise<string>;
  /** Rejects with a sentence when the match is not there or is broken. */
  open(id: string): Promise<TableMatch>;
  remove(id: string): Promise<void>;
  status(): Promise<Keeping>;
  setPace(pace: Pace): void;
}
