import { begin, type Beginning, type MatchStart, recordedBeginning } from './beginning.ts';
import { clone } from './clone.ts';
import { positionHash } from './content.ts';
import type { Eye, Game, Result, Seat } from './game.ts';
import { Growing, type Grown } from './growing.ts';
import type { Livery } from './livery.ts';
import { noSuchSeat, type Refused, understood, unforeseen } from './match-rules.ts';
import { Past, readPosition } from './past.ts';
import {
  type Entry,
  ENTRIES_PER_CHECK,
  type Kept,
  type MatchRecord,
  parseRecord,
  RECORD_FORMAT,
  type RecordContent,
  RecordError,
  rulesOf,
  signatureOf,
  type Sitter,
} from './record.ts';
import { furnishedFor, recordContent } from './record-content.ts';
import { type Maker, replayed, type Resumed, resumed } from './reopen.ts';
import { type Heard, heardBy, type Told } from './reveal.ts';
import { rngForAction } from './rng.ts';
import { Trail } from './trail.ts';
import { UNDO_CARRIED, type UndoLimit, undoLimit } from './undo.ts';
import { refuse, type Violation } from './violation.ts';

export type { UndoLimit } from './undo.ts';

export interface RecordWith {
  /** Carries all content along, also what came with the game; what did not is always carried. */
  readonly content?: boolean;
}

/** `events` are those that the acting seat may hear; the others are told by `Match.events`. */
export type Submitted<E> = { readonly ok: true; readonly events: readonly E[] } | Refused;

export type Undone = { readonly ok: true; readonly seq: number } | Refused;

/** An action that was not undone, and its number. */
export interface Acted<A> {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: A;
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
  readonly #beginning: Beginning<P, O>;
  #trail: Trail<P, A, O, E>;
  #entries = new Growing<Entry<A>>();
  #milestones: readonly { readonly after: number; readonly position: P }[] = [];
  #sitters: readonly (Sitter | null | undefined)[];
  /** What it was opened from: all that is known of the time before, where that cannot be played again. */
  #openedFrom: readonly Kept<E>[] = [];
  /** Whether the time before it was opened can no longer be played again. */
  #isLost = false;
  #keepFrom = 0;

  private constructor(game: Game<P, A, O, E>, beginning: Beginning<P, O>, trail: Trail<P, A, O, E>) {
    this.game = game;
    this.#beginning = beginning;
    this.#trail = trail;
    this.#sitters = Array.from({ length: beginning.seats }, () => undefined);
  }

  /** Throws a MalformedError when the game does not take what it is to start with (see `begin`). */
  static start<P extends object, A, O, E>(game: Game<P, A, O, E>, start: MatchStart): Match<P, A, O, E> {
    const { beginning, position, told } = begin(game, start);
    return new Match(game, beginning, new Trail(game, beginning, { seq: 0, position, told, past: null }));
  }

  /** Plays a record again. Throws a RecordError that names the entry at fault. */
  static replay<P extends object, A, O, E>(game: Game<P, A, O, E>, input: unknown): Match<P, A, O, E> {
    const record = parseRecord(input, game.id);
    const rules = rulesOf(record);
    if (rules !== game.rulesVersion) {
      throw new RecordError(
        null,
        `The record was made with version ${rules} of the rules of '${game.id}'; these are version ${game.rulesVersion}.`,
      );
    }
    return replayed(record, Match.#maker(game, record));
  }

  /** Opens a match that was put by, whatever became of the rules meanwhile (see `resumed`). */
  static resume<P extends object, A, O, E>(
    game: Game<P, A, O, E>,
    input: unknown,
    kept: readonly Kept<E>[],
    at?: number,
  ): Resumed<Match<P, A, O, E>> {
    const record = parseRecord(input, game.id);
    return resumed(record, kept, Match.#maker(game, record), dated(at));
  }

  static #maker<P extends object, A, O, E>(given: Game<P, A, O, E>, record: MatchRecord): Maker<Match<P, A, O, E>, E> {
    const game = furnishedFor(given, record);
    return {
      rules: game.rulesVersion,
      start: () => {
        const { start, ...rest } = recordedBeginning(game, record);
        return Match.start(game, { ...rest, position: start });
      },
      understands: (position) => readPosition(game, position) !== null,
      goOn: ({ after, seq, position }, kept, playable) => {
        const known = kept.filter((one) => one.after <= after);
        const past = new Past(known, (old) => readPosition(game, old));
        const beginning = recordedBeginning(game, record);
        const match = new Match(
          game,
          { ...beginning, options: game.options.parse(beginning.options) },
          new Trail(game, record, {
            seq,
            position: game.position.parse(position),
            told: past.steps[0]?.told ?? [],
            past,
          }),
        );
        match.#keepFrom = seq + 1;
        match.#openedFrom = known;
        match.#isLost = !playable;
        return { match, adopt: (entries) => match.#adopt(entries), enter: (entry) => match.#enter(entry) };
      },
    };
  }

  get options(): O {
    return this.#beginning.options;
  }

  /** What it is played with, as its record says it. */
  get content(): readonly RecordContent[] {
    return recordContent(this.game, this.position, false).content ?? [];
  }

  /** What the seats look like, by seat; undefined where nobody chose anything. */
  get liveries(): readonly Livery[] | undefined {
    return this.#beginning.liveries;
  }

  get seats(): number {
    return this.#beginning.seats;
  }

  get seed(): string {
    return this.#beginning.seed;
  }

  get position(): P {
    return this.#trail.position;
  }

  /** The number of live actions. Undo lowers it. */
  get seq(): number {
    return this.#trail.seq;
  }

  /** The live actions, oldest first; those of a time that these rules cannot play again are missing. */
  get actions(): readonly Acted<A>[] {
    this.#unfold();
    const { before, held } = this.#trail;
    return held.map(({ seat, action }, index) => ({ seq: before.seq + index + 1, seat, action }));
  }

  /** All that was ever done, undone actions and undos included; to be read at once. */
  get entries(): readonly Entry<A>[] {
    return this.#entries.all();
  }

  /** Who plays each seat now; undefined where nobody ever said, null where nobody does. */
  get sitters(): readonly (Sitter | null | undefined)[] {
    return this.#sitters;
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
    const asked = understood(this.game, this.position, seat, action);
    return asked.ok ? null : asked.violation;
  }

  submit(seat: Seat, action: unknown, at?: number): Submitted<E> {
    return this.submitAll(seat, [action], at);
  }

  /**
   * Plays a plan: every action of it or, when one is refused, none. Only its last action may bring what its player could
   * not foresee: else a refusal would tell it, and take it back.
   */
  submitAll(seat: Seat, actions: readonly unknown[], at?: number): Submitted<E> {
    const { seq } = this;
    const [entries, milestones] = [this.#entries.length, this.#milestones];
    const events: E[] = [];
    let whole = false;
    try {
      for (const [index, action] of actions.entries()) {
        const played = this.#play(seat, action, at);
        if (!played.ok) return played;
        events.push(...played.events);
        const violation = index < actions.length - 1 ? unforeseen(this.#trail) : null;
        if (violation !== null) return { ok: false, violation };
      }
      whole = true;
      return { ok: true, events };
    } finally {
      if (!whole) {
        this.#trail.cutTo(seq);
        this.#entries.cutTo(entries);
        this.#milestones = milestones;
      }
    }
  }

  /** The same match once more, to be played on without touching this one. */
  copy(): Match<P, A, O, E> {
    const copy = new Match(this.game, this.#beginning, this.#trail.upTo(this.seq));
    copy.#entries = this.#entries.upTo(this.#entries.length);
    copy.#milestones = this.#milestones;
    copy.#sitters = this.#sitters;
    copy.#openedFrom = this.#openedFrom;
    copy.#isLost = this.#isLost;
    copy.#keepFrom = this.#keepFrom;
    return copy;
  }

  /** How far back a seat may go now, and what stops it there. Worked out when asked, from what happened. */
  undoLimit(seat: Seat): UndoLimit {
    const { entries } = this;
    return undoLimit({ entries, trail: () => this.#trail, unfold: () => this.#unfold() }, this.#sitters, seat);
  }

  /**
   * Takes back the seat's last action, or all its actions after the first `to` live ones. `agreed`: everybody else has
   * consented, so it may go as far as the rules of today reach.
   */
  undo(seat: Seat, to: number = this.seq - 1, at?: number, agreed = false): Undone {
    const noSeat = noSuchSeat(seat, this.seats);
    if (noSeat !== null) return { ok: false, violation: noSeat };
    if (!Number.isInteger(to) || to < 0 || to >= this.seq) {
      return { ok: false, violation: refuse('match.undo-nothing', 'There is no action to take back there.') };
    }
    const limit = this.undoLimit(seat);
    const beyond = to < limit.seq;
    const playable = to >= this.#trail.before.seq || this.#unfold();
    if (!playable) return { ok: false, violation: agreed ? UNDO_CARRIED : limit.stop };
    const pastBots = to >= limit.pastBots && (!beyond || this.#trail.live(to + 1)?.seat === seat);
    if (!agreed && !pastBots) return { ok: false, violation: limit.stop };
    const unaware = this.#trail.unawareSince(to);
    this.#trail.cutTo(to);
    this.#keepFrom = Math.min(this.#keepFrom, to + 1);
    const how = agreed ? ('consent' as const) : ('bots' as const);
    const said = { ...(beyond ? { beyond: how } : {}), ...(unaware.length > 0 ? { unaware } : {}) };
    this.#enter({ seat, undo: to, ...said, ...dated(at) });
    return { ok: true, seq: to };
  }

  /** Gives a seat to somebody, or to nobody. */
  sit(seat: Seat, sits: Sitter | null, at?: number): Violation | null {
    const noSeat = noSuchSeat(seat, this.seats);
    if (noSeat !== null) return noSeat;
    this.#sitters = this.#sitters.with(seat, sits);
    this.#enter({ seat, sits, ...dated(at) });
    return null;
  }

  /** The position after the first `n` live actions; of a time before the rules changed, the nearest that was kept. */
  at(n: number): P {
    if (n < this.#trail.before.seq) this.#unfold();
    return this.#trail.at(n);
  }

  viewAt(n: number, eye: Eye): P {
    return this.game.view(this.at(n), eye);
  }

  /** What an eye heard of the live actions after number `since`; without it, of all and of the set-up. */
  events(eye: Eye, since = -1): Heard<E>[] {
    const heard: Heard<E>[] = [];
    for (let seq = Math.max(since + 1, 0); seq <= this.seq; seq++) {
      const { seat, told } = this.#trail.told(seq);
      heard.push({ seq, seat, events: heardBy(told, eye) });
    }
    return heard;
  }

  /** The eyes that noticed nothing of live action `seq`: they did not act, heard nothing and saw nothing change. */
  unawareOf(seq: number): readonly Eye[] {
    return this.#trail.unawareOf(seq);
  }

  /** The numbers of the live actions that an eye noticed. */
  noticedBy(eye: Eye): Grown<number> {
    return this.#trail.noticedBy(eye);
  }

  /** The present, to be put by. Each call goes on where the last one ended. */
  keep(): Kept<E> {
    const from = this.#keepFrom;
    this.#keepFrom = this.seq + 1;
    return {
      after: this.#entries.length,
      seq: this.seq,
      rules: this.game.rulesVersion,
      position: this.position,
      from,
      steps: this.#trail.steps(from),
    };
  }

  /**
   * A match of its own that goes on from the position after `n` live actions. It keeps the history, and with it the
   * chance to come; with another seed, or where the past cannot be played again, that match starts from the position.
   */
  fork(n: number, { seed = this.seed }: { readonly seed?: string } = {}): Match<P, A, O, E> {
    const position = this.at(n);
    if (seed !== this.seed || !this.#unfold()) {
      const beginning = { ...this.#beginning, seed, start: position };
      const trail = new Trail(this.game, beginning, { seq: 0, position, told: [], past: null });
      return new Match(this.game, beginning, trail);
    }
    const fork = new Match(this.game, this.#beginning, this.#trail.upTo(n));
    for (const { seat, action } of fork.#trail.held) fork.#enter({ seat, action });
    return fork;
  }

  record({ content: withContent = false }: RecordWith = {}): MatchRecord {
    this.#unfold();
    const { options, seats, seed, start, place, liveries } = this.#beginning;
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
      ...(place === undefined ? {} : { place }),
      ...(liveries === undefined ? {} : { liveries }),
      ...signatureOf(this.entries, seats, this.result() !== null),
      ...recordContent(this.game, this.position, withContent),
      ...(start === undefined ? {} : { start }),
      entries: [...this.entries],
      checks: milestones.map((milestone) => ({ after: milestone.after, hash: positionHash(milestone.position) })),
      ...(this.#isLost ? { kept: this.#openedFrom } : {}),
    };
  }

  /** Plays what was not played here after all. False when the rules have changed since, so that it cannot be. */
  #unfold(): boolean {
    if (this.#trail.before.past === null) return true;
    if (this.#isLost) return false;
    const record: MatchRecord = {
      format: RECORD_FORMAT,
      game: this.game.id,
      rules: this.game.rulesVersion,
      ...this.#beginning,
      entries: this.entries,
      checks: [{ after: this.#entries.length, hash: positionHash(this.position) }],
    };
    try {
      const whole = replayed(record, Match.#maker(this.game, record));
      this.#trail = whole.#trail;
      this.#milestones = whole.#milestones;
      return true;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.#isLost = true;
      return false;
    }
  }

  /** Takes over entries that are not played here; what they say of the table still holds. */
  #adopt(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if ('sits' in entry && noSuchSeat(entry.seat, this.seats) === null) {
        this.#sitters = this.#sitters.with(entry.seat, entry.sits);
      }
      this.#entries.push('action' in entry ? { ...entry, action: this.game.action.parse(entry.action) } : entry);
    }
  }

  #play(seat: Seat, action: unknown, at: number | undefined): Submitted<E> {
    const asked = understood(this.game, this.position, seat, action);
    if (!asked.ok) return asked;
    const told: Told<E>[] = [];
    const rng = rngForAction(this.seed, this.seq + 1);
    // On a copy: if the rules throw, the match stands as it stood.
    const after = clone(this.position);
    this.game.play(after, seat, asked.action, rng, (event, audience = 'all') => told.push({ event, audience }));
    this.#trail.push({ seat, action: asked.action, drew: rng.draws > 0, told, by: this.#sitters[seat] }, after);
    this.#enter({ seat, action: asked.action, ...dated(at) });
    return { ok: true, events: heardBy(told, seat) };
  }

  #enter(entry: Entry<A>): void {
    this.#entries.push(entry);
    // The position is kept and hashed when a record is wanted: most matches never are.
    const after = this.#entries.length;
    if (after % ENTRIES_PER_CHECK === 0) this.#milestones = [...this.#milestones, { after, position: this.position }];
  }
}

function dated(at: number | undefined): { readonly at?: number } {
  return at === undefined ? {} : { at };
}

/** A match of a game whose types are not known here. */
export type AnyMatch = Match<object, unknown, unknown, unknown>;
