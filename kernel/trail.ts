import type { Eye, Game, Seat } from './game.ts';
import { Growing, type Grown } from './growing.ts';
import type { Past } from './past.ts';
import type { KeptStep, Sitter } from './record.ts';
import { heardBy, revealed, type Step, type Told } from './reveal.ts';
import { sameJson } from './same.ts';

/** An action that was not undone, what it led to, and what undo has to know of it. */
export interface LiveAction<P, A, E> extends Omit<Step<P, A, E>, 'before'> {
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

interface Held<P, A, E> extends LiveAction<P, A, E> {
  /** Worked out when somebody asks. */
  unaware?: readonly Eye[];
  revealing?: boolean;
}

/** What an eye noticed among the first live actions. */
interface Noticed {
  readonly upTo: number;
  readonly all: Growing<number>;
}

/** The live actions of a match, with every position they led to and all that was told. */
export class Trail<P extends object, A, O, E> {
  readonly before: Before<P, E>;
  readonly #game: Game<P, A, O, E>;
  readonly #seats: number;
  readonly #held: Growing<Held<P, A, E>>;
  readonly #noticed = new Map<Eye, Noticed>();

  constructor(game: Game<P, A, O, E>, seats: number, before: Before<P, E>, held = new Growing<Held<P, A, E>>()) {
    this.#game = game;
    this.#seats = seats;
    this.before = before;
    this.#held = held;
  }

  get seq(): number {
    return this.before.seq + this.#held.length;
  }

  get position(): P {
    return this.#held.at(this.#held.length - 1)?.after ?? this.before.position;
  }

  /** The actions that are held, oldest first; action `before.seq + 1` is the first. */
  get held(): readonly LiveAction<P, A, E>[] {
    return this.#held.all();
  }

  push(action: LiveAction<P, A, E>): void {
    this.#held.push(action);
  }

  /** Only the first `seq` live actions are left. */
  cutTo(seq: number): void {
    this.#held.cutTo(seq - this.before.seq);
    for (const [eye, { upTo }] of this.#noticed) if (upTo > seq) this.#noticed.delete(eye);
  }

  upTo(seq: number): Trail<P, A, O, E> {
    const trail = new Trail(this.#game, this.#seats, this.before, this.#held.upTo(seq - this.before.seq));
    for (const [eye, noticed] of this.#noticed) if (noticed.upTo <= seq) trail.#noticed.set(eye, noticed);
    return trail;
  }

  /** Undefined for the set-up and for what was not played here. */
  live(seq: number): LiveAction<P, A, E> | undefined {
    return this.#held.at(seq - this.before.seq - 1);
  }

  /** The position after the first `seq` live actions; where it was not played here, the nearest that was kept. */
  at(seq: number): P {
    const { seq: first, position, past } = this.before;
    if (seq === first) return position;
    if (past !== null && Number.isInteger(seq) && seq >= 0 && seq < first) return past.nearest(seq) ?? position;
    const live = this.live(seq);
    if (live === undefined) throw new RangeError(`the match has ${this.seq} live actions; there is no position ${seq}`);
    return live.after;
  }

  told(seq: number): { readonly seat: Seat | null; readonly told: readonly Told<E>[] } {
    if (seq === 0) return { seat: null, told: this.before.told };
    return this.live(seq) ?? this.before.past?.steps[seq] ?? { seat: null, told: [] };
  }

  /** The eyes that noticed nothing of a live action: they did not act, heard nothing and saw nothing change. */
  unawareOf(seq: number): readonly Eye[] {
    const held = this.#held.at(seq - this.before.seq - 1);
    if (held === undefined) return this.before.past?.steps[seq]?.unaware ?? [];
    held.unaware ??= this.#unaware(held, this.at(seq - 1));
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
    held.revealing ??= revealed(this.#game, { ...held, before: this.at(seq - 1) });
    return held.revealing;
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

  #unaware({ seat, told, after }: LiveAction<P, A, E>, before: P): readonly Eye[] {
    const eyes: readonly Eye[] = [...Array.from({ length: this.#seats }, (_, index) => index), 'public'];
    const silent = eyes.filter((eye) => eye !== seat && heardBy(told, eye).length === 0);
    return silent.filter((eye) => sameJson(this.#game.view(before, eye), this.#game.view(after, eye)));
  }
}
