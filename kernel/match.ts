import { agreedOptions, mendedOptions } from './agreed-options.ts';
import { clone } from './clone.ts';
import { positionHash } from './content.ts';
import type { Eye, Game, Result, Seat } from './game.ts';
import { type Entry, ENTRIES_PER_CHECK, type MatchRecord, parseRecord, RECORD_FORMAT } from './record.ts';
import { furnishedFor, recordContent } from './record-content.ts';
import { replayEntries, startOf } from './replay.ts';
import { heardBy, revealed, type Told } from './reveal.ts';
import { rngForAction } from './rng.ts';
import { MalformedError } from './schema.ts';
import { outOfTurn } from './turn.ts';
import { refuse, type Violation } from './violation.ts';

export interface MatchStart {
  /** Parsed by the game's own schema; left out, they are `{}`, or what the given position says. */
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Starts from this position instead of a fresh set-up. */
  readonly position?: unknown;
}

export interface Refused {
  readonly ok: false;
  readonly violation: Violation;
}

export interface RecordWith {
  /** Carries all content along, also what came with the game; what did not is always carried. */
  readonly content?: boolean;
}

/** `events` are those that the acting seat may hear; the others are told by `Match.events`. */
export type Submitted<E> = { readonly ok: true; readonly events: readonly E[] } | Refused;

export type Undone = { readonly ok: true; readonly seq: number } | Refused;

export interface UndoLimit {
  /** The lowest number of live actions that the seat may go back to. */
  readonly seq: number;
  /** What keeps it from going further. */
  readonly stop: Violation;
}

/** What one eye heard of one live action; set-up is number 0 and nobody's. */
export interface Heard<E> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
}

interface Live<P, A, E> {
  readonly seat: Seat;
  readonly action: A;
  readonly drew: boolean;
  readonly told: readonly Told<E>[];
  readonly after: P;
}

interface Opening<P, O, E> {
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
  readonly position: P;
  readonly told: readonly Told<E>[];
  /** Whether the position came from outside, so that the record has to carry it. */
  readonly given: boolean;
}

/**
 * One game being played: the only authority on what happened. Positions that it hands out are its own and must not
 * be changed; play on a `clone` instead.
 *
 * A live action is one that was not undone. `seq` counts them, and the chance of each comes from the seed and its
 * number, so an action that is undone and played again meets the same chance.
 */
export class Match<P extends object, A, O, E> {
  readonly game: Game<P, A, O, E>;
  readonly #opening: Opening<P, O, E>;
  readonly #live: Live<P, A, E>[] = [];
  readonly #entries: Entry<A>[] = [];
  readonly #milestones: { readonly after: number; readonly position: P }[] = [];

  private constructor(game: Game<P, A, O, E>, opening: Opening<P, O, E>) {
    this.game = game;
    this.#opening = opening;
  }

  /**
   * Throws a MalformedError when the options, the number of seats or the position are not the game's, or when options
   * contradict the position.
   */
  static start<P extends object, A, O, E>(game: Game<P, A, O, E>, start: MatchStart): Match<P, A, O, E> {
    const { seats, seed } = start;
    const asked = start.options === undefined ? {} : start.options;
    const told: Told<E>[] = [];
    const given = start.position === undefined ? null : game.position.parse(start.position);
    const options = given === null ? game.options.parse(asked) : agreedOptions(game, asked, given);
    if (given === null) checkSeats(game, options, seats);
    const position =
      given ??
      game.setup(options, seats, rngForAction(seed, 0), (event, audience = 'all') => told.push({ event, audience }));
    if (game.seatsOf(position) !== seats) {
      throw new MalformedError('position', `this position is for ${game.seatsOf(position)} seats, not ${seats}`);
    }
    return new Match(game, { options, seats, seed, position, told, given: given !== null });
  }

  /** Plays a record again. Throws a RecordError that names the entry at fault. */
  static replay<P extends object, A, O, E>(game: Game<P, A, O, E>, input: unknown): Match<P, A, O, E> {
    const record = parseRecord(input, game.id, game.rulesVersion);
    const furnished = furnishedFor(game, record);
    const match = startOf(record, () => {
      if (record.start === undefined) return Match.start(furnished, record);
      const position = furnished.position.parse(record.start);
      return Match.start(furnished, {
        ...record,
        position,
        options: mendedOptions(furnished, record.options, position),
      });
    });
    replayEntries(record, match);
    return match;
  }

  get options(): O {
    return this.#opening.options;
  }

  get seats(): number {
    return this.#opening.seats;
  }

  get seed(): string {
    return this.#opening.seed;
  }

  get position(): P {
    return this.#live.at(-1)?.after ?? this.#opening.position;
  }

  /** The number of live actions. Undo lowers it. */
  get seq(): number {
    return this.#live.length;
  }

  /** All that was ever done, undone actions and undos included. */
  get entries(): readonly Entry<A>[] {
    return this.#entries;
  }

  waiting(): readonly Seat[] {
    return this.game.waiting(this.position);
  }

  legal(seat: Seat): A[] {
    return this.game.legal(this.position, seat);
  }

  result(): Result | null {
    return this.game.result(this.position);
  }

  check(seat: Seat, action: unknown): Violation | null {
    const asked = this.#understand(seat, action);
    return asked.ok ? null : asked.violation;
  }

  submit(seat: Seat, action: unknown): Submitted<E> {
    const asked = this.#understand(seat, action);
    if (!asked.ok) return asked;
    const told: Told<E>[] = [];
    const rng = rngForAction(this.seed, this.seq + 1);
    // On a copy: if the rules throw, the match stands as it stood.
    const after = clone(this.position);
    this.game.play(after, seat, asked.action, rng, (event, audience = 'all') => told.push({ event, audience }));
    this.#live.push({ seat, action: asked.action, drew: rng.draws > 0, told, after });
    this.#enter({ seat, action: asked.action });
    return { ok: true, events: heardBy(told, seat) };
  }

  /** How far back a seat may go now, and what stops it there. Worked out when asked, from what happened. */
  undoLimit(seat: Seat): UndoLimit {
    let seq = this.seq;
    for (; seq > 0; seq--) {
      const stop = this.#undoStop(seat, seq);
      if (stop !== null) return { seq, stop };
    }
    return { seq, stop: refuse('match.undo-nothing', 'There is no action left to take back.') };
  }

  /** Takes back the seat's last action, or all its actions after the first `to` live ones. */
  undo(seat: Seat, to: number = this.seq - 1): Undone {
    const noSeat = this.#noSuchSeat(seat);
    if (noSeat !== null) return { ok: false, violation: noSeat };
    if (!Number.isInteger(to) || to >= this.seq) {
      return { ok: false, violation: refuse('match.undo-nothing', 'There is no action to take back there.') };
    }
    const limit = this.undoLimit(seat);
    if (to < limit.seq) return { ok: false, violation: limit.stop };
    this.#live.length = to;
    this.#enter({ seat, undo: to });
    return { ok: true, seq: to };
  }

  /** The position after the first `n` live actions. */
  at(n: number): P {
    if (n === 0) return this.#opening.position;
    const live = this.#live[n - 1];
    if (live === undefined) throw new RangeError(`the match has ${this.seq} live actions; there is no position ${n}`);
    return live.after;
  }

  viewAt(n: number, eye: Eye): P {
    return this.game.view(this.at(n), eye);
  }

  /** What an eye heard of the live actions after number `since`; without it, of all and of the set-up. */
  events(eye: Eye, since = -1): Heard<E>[] {
    const heard: Heard<E>[] = [];
    if (since < 0) heard.push({ seq: 0, seat: null, events: heardBy(this.#opening.told, eye) });
    for (const [index, { seat, told }] of this.#live.entries()) {
      if (index >= since) heard.push({ seq: index + 1, seat, events: heardBy(told, eye) });
    }
    return heard;
  }

  /**
   * A match of its own that goes on from the position after `n` live actions. It keeps the history, and with it the
   * chance to come; with another seed, the past could not be replayed, so that match starts from the position.
   */
  fork(n: number, { seed = this.seed }: { readonly seed?: string } = {}): Match<P, A, O, E> {
    const position = this.at(n);
    if (seed !== this.seed) {
      return new Match(this.game, { ...this.#opening, seed, position, told: [], given: true });
    }
    const fork = new Match(this.game, this.#opening);
    for (const live of this.#live.slice(0, n)) {
      fork.#live.push(live);
      fork.#enter({ seat: live.seat, action: live.action });
    }
    return fork;
  }

  record({ content: withContent = false }: RecordWith = {}): MatchRecord {
    const { options, seats, seed, position, given } = this.#opening;
    const milestones = [...this.#milestones];
    if (milestones.at(-1)?.after !== this.#entries.length) {
      milestones.push({ after: this.#entries.length, position: this.position });
    }
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      rules: this.game.rulesVersion,
      options,
      seats,
      seed,
      ...recordContent(this.game, position, withContent),
      ...(given ? { start: position } : {}),
      entries: [...this.#entries],
      checks: milestones.map((milestone) => ({ after: milestone.after, hash: positionHash(milestone.position) })),
    };
  }

  #understand(seat: Seat, input: unknown): { readonly ok: true; readonly action: A } | Refused {
    const barred = this.#noSuchSeat(seat) ?? outOfTurn(this.game, this.position, seat);
    if (barred !== null) return { ok: false, violation: barred };
    let action: A;
    try {
      action = this.game.action.parse(input);
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      return { ok: false, violation: malformedAction(error) };
    }
    const violation = this.game.check(this.position, seat, action);
    return violation === null ? { ok: true, action } : { ok: false, violation };
  }

  #noSuchSeat(seat: Seat): Violation | null {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.seats) return null;
    return refuse('match.no-such-seat', 'There is no seat {seat}; the seats are 0 to {last}.', {
      seat,
      last: this.seats - 1,
    });
  }

  /** Why this seat may not take back live action number `seq`; null when it may. */
  #undoStop(seat: Seat, seq: number): Violation | null {
    const live = this.#live[seq - 1];
    if (live === undefined) throw new RangeError(`there is no live action ${seq}`);
    if (live.seat !== seat) {
      return refuse('match.undo-other-acted', '{who} has acted since.', { who: { seat: live.seat } });
    }
    if (live.drew) return refuse('match.undo-chance', 'Chance has decided something since.');
    if (revealed(this.game, { before: this.at(seq - 1), ...live })) {
      return refuse('match.undo-revealed', 'Something hidden has been shown since.');
    }
    return null;
  }

  #enter(entry: Entry<A>): void {
    this.#entries.push(entry);
    // The position is kept and hashed when a record is wanted: most matches never are.
    const after = this.#entries.length;
    if (after % ENTRIES_PER_CHECK === 0) this.#milestones.push({ after, position: this.position });
  }
}

function checkSeats<P extends object, A, O, E>(game: Game<P, A, O, E>, options: O, seats: number): void {
  const { min, max } = game.seatsFor(options);
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  const allowed = min === max ? `${min}` : `${min} to ${max}`;
  throw new MalformedError('seats', `${game.name} takes ${allowed} seats with these options, not ${seats}`);
}

/** A match of a game whose types are not known here. */
export type AnyMatch = Match<object, unknown, unknown, unknown>;

function malformedAction(error: MalformedError): Violation {
  return error.where === ''
    ? refuse('match.malformed-action', 'That is not an action of this game: {what}.', { what: error.what })
    : refuse('match.malformed-action', 'That is not an action of this game: {what}, at {where}.', {
        what: error.what,
        where: error.where,
      });
}
