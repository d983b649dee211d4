import type { AnyMatch, Entry, Eye, Grown, Heard, Result, Seat, Violation } from '@roundhouse/kernel';
import { afterEachEntry, eachState } from './each-state.ts';
import { type Note, notesOf } from './notes.ts';
import { type Player, playedWithTakebacks, playersOf } from './state.ts';

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
    const noticed = this.#noticed();
    const now = this.#now(noticed);
    const { seq, undos } = now;
    const from = since !== null && since.undos === undos && since.seq <= seq ? since.seq + 1 : 0;
    return inFull(now, from, this.#steps(noticed, from));
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

  /** Any number look with the same eye: what all of them see is worked out once. */
  #now(noticed: Grown<number>): Now {
    const match = this.#match;
    const known = presents(match);
    const before = known.get(this.eye);
    if (before !== undefined) return before;
    const { players, takebacks, notes } = this.company();
    const now: Now = {
      eye: this.eye,
      seq: noticed.length,
      undos: this.#undos(),
      view: match.viewAt(match.seq, this.eye),
      waiting: match.waiting(),
      undo: this.#undoReach(noticed),
      result: match.result(),
      players,
      takebacks,
      notes,
    };
    known.set(this.eye, now);
    return now;
  }

  /** The view after the first `moment` actions that the eye noticed. */
  viewAt(moment: number): object {
    return this.#match.viewAt(this.seqAt(moment), this.eye);
  }

  /** The number of live actions at one of the eye's moments: as few of the unnoticed ones as lead there. */
  seqAt(moment: number): number {
    if (moment === 0) return 0;
    const seq = this.#noticed().at(moment - 1);
    if (seq === undefined) throw new RangeError(`there is no moment ${moment}`);
    return seq;
  }

  /** How many of the first `seq` live actions the eye noticed. */
  momentOf(seq: number): number {
    return momentAt(this.#noticed(), seq);
  }

  /** The number of live actions that are left when the eye takes back all after `moment`. */
  seqBeforeNext(moment: number): number {
    const next = this.#noticed().at(moment);
    return next === undefined ? this.#match.seq : next - 1;
  }

  #noticed(): Grown<number> {
    return this.#match.noticedBy(this.eye);
  }

  #undos(): number {
    return goingsBack(this.#match).filter((entry) => !('undo' in entry) || entry.unaware?.includes(this.eye) !== true)
      .length;
  }

  #steps(noticed: Grown<number>, from: number): readonly Heard<unknown>[] {
    if (from > noticed.length) return [];
    const heard = this.#match.events(this.eye, from === 0 ? -1 : this.seqAt(from) - 1);
    let moment = Math.max(from, 1);
    return heard.flatMap(({ seq, seat, events }) => {
      if (seq === 0) return [{ seq, seat, events }];
      return seq === noticed.at(moment - 1) ? [{ seq: moment++, seat, events }] : [];
    });
  }

  #undoReach(noticed: Grown<number>): UndoReach {
    if (this.eye === 'public') return { to: noticed.length, stop: NOBODY, pastBots: noticed.length };
    const { seq, stop, pastBots } = this.#match.undoLimit(this.eye);
    return { to: momentAt(noticed, seq), stop, pastBots: momentAt(noticed, pastBots) };
  }
}

/** What an update says of now, without what happened before. */
type Now = Omit<Update, 'from' | 'steps'>;

/** Written out: spread into a new object, each update would have a hidden class of its own, and be slow to read. */
function inFull(now: Now, from: number, steps: Update['steps']): Update {
  const { eye, seq, undos, view, waiting, undo, result, players, takebacks, notes } = now;
  return { eye, seq, undos, view, waiting, from, steps, undo, result, players, takebacks, notes };
}

const presents = eachState(() => new Map<Eye, Now>());
const goingsBack = afterEachEntry<readonly Entry[]>([], (before, entry) =>
  'undo' in entry || 'carried' in entry ? [...before, entry] : before,
);

/** How many of the noticed actions are among the first `seq`. */
function momentAt(noticed: Grown<number>, seq: number): number {
  let [low, high] = [0, noticed.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((noticed.at(middle) ?? Infinity) <= seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const NOBODY: Violation = { rule: 'match.not-waiting', why: { text: 'Nobody at this screen decides here.' } };
