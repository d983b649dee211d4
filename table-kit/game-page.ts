import type { Eye, Game, Heard, Livery, Seat, Text, Violation } from '@roundhouse/kernel';
import type { SvgNode } from '@roundhouse/svg';
import type { ReactNode } from 'react';
import type { Ahead, PlannedStep } from './ahead.ts';
import type { Outlook } from './reasons.ts';

/** Somebody at the table, as far as a board shows it. */
export interface SeatedPlayer {
  readonly name: string;
}

/**
 * What a game's table is given to show. It decides no rule: `legal` says what may be marked as possible, and `check`
 * of the game says why something else is not.
 */
export interface TableView<P extends object, A, O, E> {
  readonly game: Game<P, A, O, E>;
  readonly options: O;
  /** As the eye sees it: the present, or a moment of the past. */
  readonly position: P;
  readonly eye: Eye;
  /** The seat that may decide here and now; null while others decide, in the past, and when the game is over. */
  readonly seat: Seat | null;
  /** The seat whose actions `act` plays: `seat`, or one that may change its mind meanwhile (`mayRevise`). */
  readonly actor: Seat | null;
  /** The actions to mark: every legal one, or in a lesson the one that is meant. Empty when `seat` is null. */
  readonly legal: readonly A[];
  /** By seat. */
  readonly players: readonly SeatedPlayer[];
  /** What is planned for a turn that is to come, and shown here as if it had been played; null while nothing is. */
  readonly planned: PlannedTurn<P, A, E> | null;
  /** What led to this position, for pieces that move; null when it was jumped to. */
  readonly step: Heard<E> | null;
  /** What the line of the log tells that somebody points at: the board shows where it was. Empty while none is. */
  readonly recalled: readonly E[];
  /** False when the person or the system asked for no motion. */
  readonly motion: boolean;
  /**
   * Plays one action, or a whole plan of them: all or, when one is refused, none, and explains it. While somebody plans
   * ahead they are only noted.
   */
  act(this: void, ...actions: readonly A[]): void;
  /** Says why something is not possible, with the rule; null takes the last explanation away. */
  explain(this: void, violation: Violation | null): void;
  /** Opens a rule beside the board. */
  openRule(this: void, rule: string): void;
}

/** The steps of a plan that the shown position has behind it. */
export interface PlannedTurn<P, A, E> {
  readonly seat: Seat;
  readonly steps: readonly PlannedStep<P, A, E>[];
}

export interface TableProps<P extends object, A, O, E> {
  readonly table: TableView<P, A, O, E>;
}

/** One of the ways to play at the same place. */
export interface Variant {
  /** The same for all ways to play there. */
  readonly place: string;
  readonly name: Text;
  readonly blurb: Text;
}

/** Something about a set-up that a person may write in: how the boards lie, say. */
export interface SetupCode<O> {
  readonly name: Text;
  readonly help: Text;
  /** The options with what was written; the schema of the game says what is wrong with it. */
  put(written: string): O;
}

/** A way to start a game that a person can choose: a map, a mode. */
export interface Setup<O> {
  readonly id: string;
  readonly name: Text;
  /** Where a place can be played in several ways: which of them this is. */
  readonly variant?: Variant;
  /** What a person may write in to have it their way. */
  readonly code?: SetupCode<O>;
  readonly blurb: Text;
  /** Which parts are our own design, or where they come from. */
  readonly provenance: readonly Text[];
  readonly options: O;
  readonly seats: { readonly min: number; readonly max: number };
}

/** A number that is drawn over the turns when the game is over. */
export interface Measure<P> {
  readonly id: string;
  readonly label: Text;
  /** Null for a seat that has left the game: its line ends there. */
  of(position: P, seat: Seat): number | null;
}

/**
 * A guided game: a recorded match, and what to say before each action of the learner. Everybody else's actions
 * are played from the record; the learner's are waited for.
 */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** What the game is about: how one wins it. */
  readonly goal: string;
  /** What the learner will be able to do afterwards. */
  readonly about: string;
  readonly learner: Seat;
  readonly names: readonly string[];
  readonly record: unknown;
  readonly steps: readonly LessonStep[];
  readonly ending: string;
}

export interface LessonStep {
  /** The number of the learner's action that this goes with: 1 is the first action of the match. */
  readonly seq: number;
  readonly what: string;
  readonly why: string;
  readonly rule: string;
}

/** What exercises have in common: in plain words, what one learns by them. */
export interface Theme {
  readonly id: string;
  readonly title: Text;
}

/** Positions of the game in which one move is clearly best. */
export interface Exercises<A> {
  /** In the order in which they are listed. */
  readonly themes: readonly Theme[];
  /** What somebody learns who finds that this is the best move: the id of a theme, and of the rule behind it. */
  teaches(action: A): { readonly theme: string; readonly rule: string };
  /** The book of them as it was written; most visits do without. */
  load(): Promise<string>;
}

/** A drawn example beside a rule. */
export interface Figure {
  /** The id of the rule that it explains. */
  readonly rule: string;
  /** What it shows: under it, and for those who do not see it. */
  readonly words: Text;
  draw(this: void, theme: 'day' | 'night'): SvgNode;
}

/** A key of a game's table, and what it does. */
export interface GameKey {
  readonly key: string;
  readonly what: Text;
}

/**
 * All that the page wants of a game; each game's is a chunk of its own. Methods, not function properties: the frame
 * holds pages of games whose types it does not know.
 */
export interface GamePage<P extends object, A, O, E> {
  readonly game: Game<P, A, O, E>;
  /** The text of RULES.md. */
  readonly rules: string;
  /** The pictures in the rules. */
  readonly figures: readonly Figure[];
  /** A rule of the section that decides what may be done in this position: there the rules open at a table. */
  ruleNow(position: P): string;
  /** Whether seats hide things from each other, so that a shared screen needs a curtain. */
  readonly hasSecrets: boolean;
  /** A React component. */
  Table(this: void, props: TableProps<P, A, O, E>): ReactNode;
  /** What can be played with all that is in the game's box. */
  setups(game: Game<P, A, O, E>): readonly Setup<O>[];
  /**
   * Whether an action ends something that its player can still change: it is never played for them, even when nothing else
   * would move the game on.
   */
  isDeliberate(action: A): boolean;
  /** How a seat plans while others move. */
  readonly ahead: Ahead<P>;
  /** What speaks for an action, or against it, beyond what the measures tell: as the seat sees it. */
  reasons(outlook: Outlook<P>, seat: Seat): readonly Text[];
  /** Where an action happens, for actions that the log tells by the same words; null where words always differ. */
  whereOf?(position: P, seat: Seat, action: A): Text | null;
  readonly measures: readonly Measure<P>[];
  /** Where on the axis of the charts a position belongs. */
  turnOf(position: P): number;
  /** What the game calls what `turnOf` counts. */
  readonly period: 'turn' | 'round';
  /** Keys that only this game's table has. */
  readonly keys?: readonly GameKey[];
  readonly lessons: readonly Lesson[];
  readonly exercises: Exercises<A>;
  /** The board that options are about, before anything lies on it; null where chance has a say in it. */
  place(game: Game<P, A, O, E>, options: O, theme: 'day' | 'night'): SvgNode | null;
  /** The board as a picture, to share; without names, the board alone. */
  picture(position: P, theme: 'day' | 'night', seatNames: readonly string[], liveries?: readonly Livery[]): SvgNode;
}

/** The page of a game whose types are not known here. */
export type AnyGamePage = GamePage<object, unknown, unknown, unknown>;
