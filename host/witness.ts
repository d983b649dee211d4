import {
  type AnyMatch,
  type Eye,
  type Heard,
  itemAt,
  type Result,
  type Seat,
  type Violation,
} from '@roundhouse/kernel';
import { type Note, notesOf } from './notes.ts';
import { noticedBy, type Player, playedWithTakebacks, playersOf } from './state.ts';

/**
 * A state of the match, by name. Undo lowers `seq`, but it never brings back a state that was: so the two together mean
 * the same state whenever they are said. Both count only what the eye noticed.
 */
export interface Stand {
  /** The number of live actions. */
  readonly seq: number;
  /** How often actions were taken back, or carried over to other rules. */
  readonly undos: number;
}

/** How far back an eye may go. */
export interface UndoReach {
  readonly to: number;
  /** What keeps it from going further. */
  readonly stop: Violation;
  /** How far it may go past the moves of bots, to any action of its own; `to` where it may not. */
  readonly pastBots: number;
}

/** Who is at the table, and what happened there beside the moves. */
export interface Company {
  readonly players: readonly Player[];
  /** Whether somebody went back past the moves of bots. */
  readonly takebacks: boolean;
  readonly notes: readonly Note[];
}

/** What one eye missed, and how things are now. */
export interface Update extends Stand, Company {
  readonly eye: Eye;
  readonly view: object;
  readonly waiting: readonly Seat[];
  /** `steps` take the place of all that were known from this number on. */
  readonly from: number;
  readonly steps: readonly Heard<unknown>[];
  readonly undo: UndoReach;
  readonly result: Result | null;
}

/**
 * One match, as one eye knows it. An action of which the eye neither heard nor saw anything is not counted at all: else
 * the numbers would tell how many cards somebody has laid in secret.
 */
export class Witness {
  readonly eye: Eye;
  readonly #table: { readonly match: AnyMatch };

  /** `table` has the match as it stands whenever the eye looks. */
  constructor(table: { readonly match: AnyMatch }, eye: Eye) {
    this.#table = table;
    this.eye = eye;
  }

  get #match(): AnyMatch {
    return this.#table.match;
  }

  /** Where the eye stands now. */
  stand(): Stand {
    return { seq: this.#noticed().length, undos: this.#undos() };
  }

  /** What the eye missed since it stood there; everything, since it stood nowhere. */
  update(since: Stand | null): Update {
    const match = this.#match;
    const noticed = this.#noticed();
    const undos = this.#undos();
    const from = since !== null && since.undos === undos && since.seq <= noticed.length ? since.seq + 1 : 0;
    return {
      eye: this.eye,
      seq: noticed.length,
      undos,
      view: match.viewAt(match.seq, this.eye),
      waiting: match.waiting(),
      from,
      steps: this.#steps(noticed, from),
      undo: this.#undoReach(noticed),
      result: match.result(),
      ...this.company(),
    };
  }

  company(): Company {
    const match = this.#match;
    const noticed = this.#noticed();
    return {
      players: playersOf(match),
      takebacks: playedWithTakebacks(match),
      notes: notesOf(match, (seq) => momentAt(noticed, seq)),
    };
  }

  /** The view after the first `moment` actions that the eye noticed. */
  viewAt(moment: number): object {
    return this.#match.viewAt(this.seqAt(moment), this.eye);
  }

  /** The number of live actions at one of the eye's moments: as few of the unnoticed ones as lead there. */
  seqAt(moment: number): number {
    if (moment === 0) return 0;
    const seq = this.#noticed()[moment - 1];
    if (seq === undefined) throw new RangeError(`there is no moment ${moment}`);
    return seq;
  }

  /** How many of the first `seq` live actions the eye noticed. */
  momentOf(seq: number): number {
    return momentAt(this.#noticed(), seq);
  }

  /** The number of live actions that are left when the eye takes back all after `moment`. */
  seqBeforeNext(moment: number): number {
    const next = this.#noticed()[moment];
    return next === undefined ? this.#match.seq : next - 1;
  }

  #noticed(): readonly number[] {
    return noticedBy(this.#match, this.eye);
  }

  #undos(): number {
    return this.#match.entries.filter(
      (entry) => ('undo' in entry && entry.unaware?.includes(this.eye) !== true) || 'carried' in entry,
    ).length;
  }

  #steps(noticed: readonly number[], from: number): readonly Heard<unknown>[] {
    if (from > noticed.length) return [];
    const heard = this.#match.events(this.eye, from === 0 ? -1 : itemAt(noticed, from - 1) - 1);
    const moments = new Map(noticed.map((seq, index) => [seq, index + 1]));
    return heard.flatMap(({ seq, ...step }) => {
      const moment = seq === 0 ? 0 : moments.get(seq);
      return moment === undefined ? [] : [{ seq: moment, ...step }];
    });
  }

  #undoReach(noticed: readonly number[]): UndoReach {
    if (this.eye === 'public') return { to: noticed.length, stop: NOBODY, pastBots: noticed.length };
    const { seq, stop, pastBots } = this.#match.undoLimit(this.eye);
    return { to: momentAt(noticed, seq), stop, pastBots: momentAt(noticed, pastBots) };
  }
}

/** How many of the noticed actions are among the first `seq`. */
function momentAt(noticed: readonly number[], seq: number): number {
  const later = noticed.findIndex((one) => one > seq);
  return later === -1 ? noticed.length : later;
}

export const NOBODY: Violation = { rule: 'match.not-waiting', why: { text: 'Nobody at this screen decides here.' } };
