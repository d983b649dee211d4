import type { Answer, Submission, TakeBack, Update } from '@roundhouse/host';
import type { Eye, Livery, MatchRecord, RecordContent, Seat, Sitter } from '@roundhouse/kernel';
import type { GameContent } from '@roundhouse/host';
import type {
  BroughtBack,
  Glance,
  Keeping,
  KeptAnalysis,
  MatchSummary,
  NewMatch,
  Outcome,
  OwnResult,
  Pace,
  SavedGames,
  Snapshot,
} from '../table-match.ts';

/** A table as it is when it is opened. */
export interface Opening {
  readonly game: string;
  readonly options: unknown;
  readonly content: readonly RecordContent[];
  readonly liveries: readonly Livery[] | undefined;
  readonly screen: Snapshot['screen'];
  readonly update: Update;
}

/** The table that was opened, and what it looks like. One match may be opened several times. */
export interface Opened {
  readonly table: number;
  readonly opening: Opening;
}

interface Call<Asked, Result> {
  readonly asked: Asked;
  readonly answer: Result;
}

/** Everything that the page asks of its worker. */
export interface Calls {
  /** Asked before anything else: what the host adds to the games. */
  content: Call<readonly GameContent[], null>;
  list: Call<null, readonly MatchSummary[]>;
  create: Call<NewMatch, string>;
  importRecord: Call<{ readonly record: unknown; readonly names: readonly string[] }, string>;
  branch: Call<{ readonly record: unknown; readonly seq: number; readonly sitters: readonly Sitter[] }, string>;
  analysis: Call<{ readonly id: string }, KeptAnalysis | null>;
  keepAnalysis: Call<{ readonly id: string; readonly analysis: KeptAnalysis }, null>;
  open: Call<{ readonly id: string }, Opened>;
  remove: Call<{ readonly id: string }, null>;
  save: Call<{ readonly ids: readonly string[] | null }, SavedGames>;
  bringBack: Call<{ readonly file: unknown }, BroughtBack>;
  glance: Call<{ readonly id: string }, Glance>;
  ownResults: Call<null, readonly OwnResult[]>;
  status: Call<null, Keeping>;
  pace: Call<{ readonly pace: Pace }, null>;
  submit: Call<{ readonly table: number; readonly submission: Submission }, Answer>;
  takeBack: Call<{ readonly table: number; readonly asked: TakeBack }, Answer>;
  seat: Call<{ readonly table: number; readonly seat: Seat; readonly sits: Sitter | null }, Outcome>;
  look: Call<{ readonly table: number; readonly eye: Eye }, Update>;
  views: Call<{ readonly table: number; readonly moments: readonly number[] }, readonly object[]>;
  fork: Call<{ readonly table: number; readonly moment: number }, string>;
  record: Call<{ readonly table: number }, MatchRecord>;
  bringHere: Call<{ readonly table: number }, Opening>;
  close: Call<{ readonly table: number }, null>;
}

export type CallName = keyof Calls;

export interface Request<K extends CallName = CallName> {
  /** Comes back with the answer. */
  readonly id: number;
  readonly call: K;
  readonly asked: Calls[K]['asked'];
}

/** Answers and news come by one way, in order: each update goes on from the last. */
export type Reply<K extends CallName = CallName> =
  | { readonly id: number; readonly call: K; readonly ok: true; readonly answer: Calls[K]['answer'] }
  | { readonly id: number; readonly call: K; readonly ok: false; readonly why: string };

export type Handlers = { readonly [K in CallName]: (asked: Calls[K]['asked']) => Promise<Calls[K]['answer']> };

/** What the worker says unasked. */
export interface News {
  readonly table: number;
  /** Null: the match goes on in another tab. */
  readonly update: Update | null;
}
