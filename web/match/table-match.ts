import type { Analysis } from '@roundhouse/bots/analysis';
import type { Company, Outcome, Player, Update } from '@roundhouse/host';
import type { Eye, Livery, MatchRecord, RecordContent, Seat, Sitter } from '@roundhouse/kernel';

export type { Outcome, Player } from '@roundhouse/host';

/** What is known of a match at one moment, as one eye may see it. Never changed; a new one takes its place. */
export interface Snapshot extends Omit<Update, 'from'>, Company {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  /** What it is played with; left out where the page's own game plays it. */
  readonly content?: readonly RecordContent[];
  /** What the seats look like; left out where nobody chose anything. */
  readonly liveries?: readonly Livery[] | undefined;
  /**
   * Whether all people of the match share this screen, or everybody has one of their own. It is nobody's where a record is
   * only looked at: who of those that played it looks is not known.
   */
  readonly screen: 'shared' | 'own' | 'nobodys';
  /** Another tab has opened the match and goes on with it there: nothing can be done here until `bringHere`. */
  readonly elsewhere: boolean;
}

/**
 * A match as the page knows it, wherever it runs. The first maker runs the host and the bots in a worker of the page
 * (`local/`); the second speaks to a server (`online/`). Moments are counted as the eye counts them.
 */
export interface TableMatch {
  snapshot(): Snapshot;
  subscribe(changed: () => void): () => void;
  /** Plays all of a plan or, when one action of it is refused, nothing. */
  submit(actions: readonly unknown[]): Promise<Outcome>;
  /** Back to the moment `to`. */
  undo(to: number): Promise<Outcome>;
  /** Hands a seat to a person at this screen, a bot, or nobody. */
  seat(seat: Seat, sits: Sitter | null): Promise<Outcome>;
  /** Looks through the eyes of another seat at this screen. */
  look(eye: Eye): Promise<void>;
  viewAt(moment: number): Promise<object>;
  /** Several of them at once, for charts over the whole game. */
  views(moments: readonly number[]): Promise<readonly object[]>;
  /** A match of its own that goes on from there; returns its id. */
  fork(moment: number): Promise<string>;
  /** Only when the match is over, or when everybody sits at this screen: it holds all that was ever hidden. */
  record(): Promise<MatchRecord>;
  /** Takes the match back from the tab that opened it last. */
  bringHere(): Promise<void>;
  /** Bots of a closed match wait until it is opened again. */
  close(): void;
}

/** How a match is opened: who sits where, and with what. */
export interface NewMatch {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly Sitter[];
  /** By seat; left out, everybody looks as their seat does. */
  readonly liveries?: readonly Livery[] | undefined;
  /** Left out, it is made so that nobody can guess it. */
  readonly seed?: string;
}

/** A match in the list of those to go on with. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** What the seats look like; left out where nobody chose anything. */
  readonly liveries?: readonly Livery[] | undefined;
  readonly over: boolean;
  /** Whether a person at this screen is waited for. */
  readonly yourTurn: boolean;
  /** Whether somebody went back past the moves of bots. */
  readonly takebacks: boolean;
  /** When it was last played on, in milliseconds since 1970. */
  readonly changed: number;
  /** Why it cannot be opened, as a sentence; it can still be removed. What else stands here may then be empty. */
  readonly broken: string | null;
}

/** Whether matches are kept when the page is closed, and if not, why. */
export type Keeping = { readonly kept: true } | { readonly kept: false; readonly why: string };

export const SAVE_FORMAT = 'roundhouse-save/1';

/** Games in one file: what people may read of them, and the games themselves, which the page alone opens. */
export interface SavedGames {
  readonly format: typeof SAVE_FORMAT;
  /** Milliseconds since 1970, as everywhere. */
  readonly saved: number;
  readonly games: readonly {
    readonly game: string;
    readonly players: readonly string[];
    readonly over: boolean;
    readonly changed: number;
  }[];
  readonly sealed: string;
}

/** What came of bringing saved games back. */
export interface BroughtBack {
  /** The games that are here now as they are in the file. */
  readonly ids: readonly string[];
  /** How many had been played on here meanwhile, and were left as they are. */
  readonly further: number;
  /** How many are damaged. */
  readonly damaged: number;
}

/** A match as everybody may see it, without sitting down at it. */
export interface Glance {
  readonly options: unknown;
  readonly content: readonly RecordContent[];
  readonly view: object;
  readonly liveries?: readonly Livery[] | undefined;
}

/** How a match that is over ended for the one person who played it. */
export interface OwnResult {
  readonly game: string;
  readonly won: boolean;
  /** Null for somebody who left the game before its end. */
  readonly score: number | null;
  readonly changed: number;
}

/** How fast bots follow each other, so that people can see what happens. */
export type Pace = 'normal' | 'fast' | 'instant';

/** How a match that is over was explained, as far as that came. */
export interface KeptAnalysis extends Analysis<unknown> {
  /** Positions that were looked at for each decision. */
  readonly positions: number;
  /** By which evaluation (see `markOf`). */
  readonly mark: string;
}

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
  /** A match of its own that goes on behind the first `seq` actions of a record, with these at its seats. */
  branch(record: unknown, seq: number, sitters: readonly Sitter[]): Promise<string>;
  /** Kept with the match, wherever that runs; null where nothing is. */
  analysis(id: string): Promise<KeptAnalysis | null>;
  keepAnalysis(id: string, analysis: KeptAnalysis): Promise<void>;
  /** Rejects with a sentence when the match is not there or is broken. */
  open(id: string): Promise<TableMatch>;
  remove(id: string): Promise<void>;
  /** These games, or all, as they lie here. */
  save(ids: readonly string[] | null): Promise<SavedGames>;
  /** Rejects with a sentence when this is no file of saved games. */
  bringBack(file: unknown): Promise<BroughtBack>;
  glance(id: string): Promise<Glance>;
  /** Of the matches that one person played here alone against others. */
  ownResults(): Promise<readonly OwnResult[]>;
  status(): Promise<Keeping>;
  setPace(pace: Pace): void;
}
