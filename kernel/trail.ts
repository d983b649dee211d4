import { clone } from './clone.ts';
import type { Eye, Game, Seat } from './game.ts';
import { Growing, type Grown } from './growing.ts';
import type { Past } from './past.ts';
import type { KeptStep, Sitter } from './record.ts';
import { heardBy, revealed, type Step, type Told } from './reveal.ts';
import { rngForAction } from './rng.ts';
import { sameJson } from './same.ts';

/** An action that was not undone, and what undo has to know of it. */
export interface LiveAction<A, E> extends Omit<Step<unknown, A, E>, 'before' | 'after'> {
  readonly drew: boolean;
  /** Who played the seat then; undefined where nobody ever said. */
  readonly by: Sitter | null | undefined;
}

/** What stood before the first live action that a trail holds. */
export interface Before<P, E> {
  /** The number of live actions that it took. */
  readonly seq: number;
  readonly position: P;
  /** What was told at the set-up. */
  readonly told: readonly Told<E>[];
  /** Set when those actions were not played here: what is known of them. */
  readonly past: Past<P, E> | null;
}

interface Held<P, A, E> extends LiveAction<A, E> {
  /** What it led to; null where that was let go of, and can be played again. */
  after: P | null;
  /** Null until somebody asks. */
  unaware: readonly Eye[] | null;
  revealing: boolean | null;
  alsoWaited: readonly Seat[] | null;
}

/** What an eye noticed among the first live actions. */
interface Noticed {
  readonly upTo: number;
  readonly all: Growing<number>;
}

/**
 * So many of the last positions are held, and one of so many before them: hardly anybody asks for those, and a house of many
 * matches would be full of them.
 */
const RECENT = 3;
const HELD_OF = 12;

const NOBODY: readonly never[] = [];

/** The live actions of a match, with the positions they led to and all that was told. */
export class Trail<P extends object, A, O, E> {
  readonly before: Before<P, E>;
  readonly #game: Game<P, A, O, E>;
  readonly #seats: number;
  readonly #seed: string;
  readonly #held: Growing<Held<P, A, E>>;
  readonly #noticed = new Map<Eye, Noticed>();
  /** The last position that was played again: whoever looks at one mostly looks at the next. */
  #again: { readonly seq: number; readonly position: P } | null = null;

  constructor(
    game: Game<P, A, O, E>,
    { seats, seed }: { readonly seats: number; readonly seed: string },
    before: Before<P, E>,
    held = new Growing<Held<P, A, E>>(),
  ) {
    this.#game = game;
    this.#seats = seats;
    this.#seed = seed;
    this.before = before;
    this.#held = held;
  }

  get seq(): number {
    return this.before.seq + this.#held.length;
  }

  get position(): P {
    const last = this.#held.at(this.#held.length - 1);
    if (last === undefined) return this.before.position;
    last.after ??= this.#playedAgain(this.seq);
    return last.after;
  }

  /** The actions that are held, oldest first; action `before.seq + 1` is the first. */
  get held(): readonly LiveAction<A, E>[] {
    return this.#held.all();
  }

  push({ seat, action, drew, told, by }: LiveAction<A, E>, after: P): void {
    // Written out: spread into a new object, each would have a hidden class of its own. And copied: a list that grew has room
    // for more than will ever come.
    this.#held.push({
      seat,
      action,
      drew,
      told: told.slice(),
      by,
      after,
      unaware: null,
      revealing: null,
      alsoWaited: null,
    });
    const old = this.#held.length - RECENT;
    const held = this.#held.at(old - 1);
    if (held !== undefined && old % HELD_OF !== 0) held.after = null;
  }

  /** Only the first `seq` live actions are left. */
  cutTo(seq: number): void {
    this.#held.cutTo(seq - this.before.seq);
    for (const [eye, { upTo }] of this.#noticed) if (upTo > seq) this.#noticed.delete(eye);
    if (this.#again !== null && this.#again.seq > seq) this.#again = null;
  }

  upTo(seq: number): Trail<P, A, O, E> {
    const trail = new Trail(
      this.#game,
      { seats: this.#seats, seed: this.#seed },
      this.before,
      this.#held.upTo(seq - this.before.seq),
    );
    for (const [eye, noticed] of this.#noticed) if (noticed.upTo <= seq) trail.#noticed.set(eye, noticed);
    return trail;
  }

  /** Undefined for the set-up and for what was not played here. */
  live(seq: number): LiveAction<A, E> | undefined {
    return this.#held.at(seq - this.before.seq - 1);
  }

  /** The position after the first `seq` live actions; where it was not played here, the nearest that was kept. */
  at(seq: number): P {
    const { seq: first, position, past } = this.before;
    if (seq === first) return position;
    if (past !== null && Number.isInteger(seq) && seq >= 0 && seq < first) return past.nearest(seq) ?? position;
    const held = this.#held.at(seq - first - 1);
    if (held === undefined) throw new RangeError(`the match has ${this.seq} live actions; there is no position ${seq}`);
    return held.after ?? this.#playedAgain(seq);
  }

  told(seq: number): { readonly seat: Seat | null; readonly told: readonly Told<E>[] } {
    if (seq === 0) return { seat: null, told: this.before.told };
    return this.live(seq) ?? this.before.past?.steps[seq] ?? { seat: null, told: [] };
  }

  /** The eyes that noticed nothing of a live action: they did not act, heard nothing and saw nothing change. */
  unawareOf(seq: number): readonly Eye[] {
    const held = this.#held.at(seq - this.before.seq - 1);
    if (held === undefined) return this.before.past?.steps[seq]?.unaware ?? [];
    held.unaware ??= this.#unaware(held, this.at(seq - 1), this.at(seq));
    return held.unaware;
  }

  /** The numbers of the live actions that an eye noticed. */
  noticedBy(eye: Eye): Grown<number> {
    const known = this.#noticed.get(eye) ?? { upTo: 0, all: new Growing<number>() };
    if (known.upTo === this.seq) return known.all;
    const all = known.all.upTo(known.all.length);
    for (let seq = known.upTo + 1; seq <= this.seq; seq++) if (!this.unawareOf(seq).includes(eye)) all.push(seq);
    this.#noticed.set(eye, { upTo: this.seq, all });
    return all;
  }

  /** Whether a live action that was played here showed its own player something hidden. */
  isRevealing(seq: number): boolean {
    const held = this.#held.at(seq - this.before.seq - 1);
    if (held === undefined) throw new RangeError(`live action ${seq} was not played here`);
    held.revealing ??= revealed(this.#game, { ...held, before: this.at(seq - 1), after: this.at(seq) });
    return held.revealing;
  }

  /** Who else was waited for when a live action that was played here was decided on. */
  alsoWaited(seq: number): readonly Seat[] {
    const held = this.#held.at(seq - this.before.seq - 1);
    if (held === undefined) throw new RangeError(`live action ${seq} was not played here`);
    held.alsoWaited ??= this.#others(held.seat, this.at(seq - 1));
    return held.alsoWaited;
  }

  /** The eyes that noticed nothing of any live action after the first `seq`. */
  unawareSince(seq: number): readonly Eye[] {
    let unaware = this.unawareOf(seq + 1);
    for (let later = seq + 2; later <= this.seq && unaware.length > 0; later++) {
      const those = this.unawareOf(later);
      unaware = unaware.filter((eye) => those.includes(eye));
    }
    return unaware;
  }

  /** All that is worth keeping of the live actions from this number on. */
  steps(from: number): readonly KeptStep<E>[] {
    return Array.from({ length: this.seq + 1 - from }, (_, index) => {
      const { seat, told } = this.told(from + index);
      return { seat, told, unaware: this.unawareOf(from + index) };
    });
  }

  /** From the last position before it that is there: the same actions meet the same chance. */
  #playedAgain(seq: number): P {
    let from = seq;
    let nearest = this.#there(from);
    while (nearest === null) nearest = this.#there(--from);
    const position = clone(nearest);
    for (let next = from + 1; next <= seq; next++) {
      const live = this.live(next);
      if (live === undefined) throw new RangeError(`there is no live action ${next}`);
      this.#game.play(position, live.seat, live.action, rngForAction(this.#seed, next), () => undefined);
    }
    this.#again = { seq, position };
    return position;
  }

  #there(seq: number): P | null {
    if (seq <= this.before.seq) return this.before.position;
    return this.#again?.seq === seq ? this.#again.position : (this.#held.at(seq - this.before.seq - 1)?.after ?? null);
  }

  #others(seat: Seat, position: P): readonly Seat[] {
    const others = this.#game.waiting(position).filter((one) => one !== seat);
    return others.length === 0 ? NOBODY : others;
  }

  #unaware({ seat, told }: LiveAction<A, E>, before: P, after: P): readonly Eye[] {
    const eyes: readonly Eye[] = [...Array.from({ length: this.#seats }, (_, index) => index), 'public'];
    const silent = eyes.filter((eye) => eye !== seat && heardBy(told, eye).length === 0);
    const unaware = silent.filter((eye) => sameJson(this.#game.view(before, eye), this.#game.view(after, eye)));
    return unaware.length === 0 ? NOBODY : unaware;
  }
}
