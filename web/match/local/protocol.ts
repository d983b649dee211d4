import type { Eye, Heard, MatchRecord, Result, Seat, Violation } from '@roundhouse/kernel';
import type { GameContent } from '../site-content.ts';
import type { Keeping, MatchSummary, NewMatch, Outcome, Pace, PlayerInfo } from '../table-match.ts';

/** What changed at a table, as its eye may see it. */
export interface Update {
  /** Counts the updates of a table. */
  readonly revision: number;
  readonly eye: Eye;
  readonly seq: number;
  readonly view: object;
  readonly waiting: readonly Seat[];
  /** `steps` take the place of all that were known from this number on. */
  readonly from: number;
  readonly steps: readonly Heard<unknown>[];
  readonly undo: { readonly to: number; readonly stop: Violation };
  readonly result: Result | null;
}

/** A table as it is when it is opened. */
export interface Opening {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly PlayerInfo[];
  readonly update: Update;
}

/** The table that was opened, and what it looks like. One match may be opened several times. */
export interface Opened {
  readonly table: number;
  readonly opening: Opening;
}

/** An outcome, and the update that the page must have seen before it hears of it. */
export interface Acted {
  readonly outcome: Outcome;
  readonly revision: number;
}

interface Call<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: Answer;
}

/** Everything that the page asks of its worker. */
export interface Calls {
  /** Asked before anything else: what the host adds to the games. */
  content: Call<readonly GameContent[], null>;
  list: Call<null, readonly MatchSummary[]>;
  create: Call<NewMatch, string>;
  importRecord: Call<{ readonly record: unknown; readonly names: readonly string[] }, string>;
  open: Call<{ readonly id: string }, Opened>;
  remove: Call<{ readonly id: string }, null>;
  status: Call<null, Keeping>;
  pace: Call<{ readonly pace: Pace }, null>;
  act: Call<{ readonly table: number; readonly action: unknown }, Acted>;
  undo: Call<{ readonly table: number; readonly to: number }, Acted>;
  look: Call<{ readonly table: number; readonly eye: Eye }, { readonly revision: number }>;
  views: Call<{ readonly table: number; readonly seqs: readonly number[] }, readonly object[]>;
  fork: Call<{ readonly table: number; readonly seq: number }, string>;
  record: Call<{ readonly table: number }, MatchRecord>;
  takeBack: Call<{ readonly table: number }, Opening>;
  close: Call<{ readonly table: number }, null>;
}

export type CallName = keyof Calls;

export interface Request<K extends CallName = CallName> {
  readonly call: K;
  readonly asked: Calls[K]['asked'];
}

/** Comes back on the port that was sent along with the request. */
export type Reply<T> = { readonly ok: true; readonly answer: T } | { readonly ok: false; readonly why: string };

export type Handlers = { readonly [K in CallName]: (asked: Calls[K]['asked']) => Promise<Calls[K]['answer']> };

/** What the worker says unasked. */
export interface News {
  readonly table: number;
  /** Null: the match goes on in another tab. */
  readonly update: Update | null;
}
