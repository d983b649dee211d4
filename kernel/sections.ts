import type { Seat, Tell } from './game.ts';
import { type Dispatched, outOfTurn, type Phase, phased } from './phases.ts';
import type { Rng } from './rng.ts';
import type { TextValue } from './text.ts';
import { refuse, type Violation } from './violation.ts';

/** How far a section of the sequence of play has come: it waits for a seat, it is finished, or the game ended in it. */
export type Progress = 'waiting' | 'finished' | 'over';

export interface Chance<E> {
  readonly rng: Rng;
  readonly tell: Tell<E>;
}

/** A section of the sequence of play. Those without decisions do all their work on entering. */
export interface Section<P, E> {
  enter(p: P, chance: Chance<E>): Progress;
}

/**
 * What players decide in one phase. Its functions get the phase of the position as their own kind `Ph`, and only
 * actions that belong to it, `Own`; the runner below sees to both.
 *
 * Methods, not function properties: the table of a game holds decisions of many kinds side by side.
 */
interface Deciding<P, Ph, A, Own, E> {
  legal(p: P, phase: Ph, seat: Seat): A[];
  check(p: P, phase: Ph, seat: Seat, action: Own): Violation | null;
  play(p: P, phase: Ph, seat: Seat, action: Own, chance: Chance<E>): Progress;
  /** See `Game.mayRevise`. */
  mayRevise?(p: P, phase: Ph, seat: Seat): boolean;
  /** What has to be done first: it is said in place of "that belongs to another part". */
  owed?(p: P, phase: Ph): Violation | null;
}

/** One seat decides, and the phase names it; or several do, and the section says which. */
export type Decision<P, Ph, A, Own, E> = Deciding<P, Ph, A, Own, E> &
  ([Ph] extends [{ readonly seat: Seat }]
    ? { readonly waiting?: never }
    : { waiting(p: P, phase: Ph): readonly Seat[] });

/** Any decision of a game, for the runner: it has found the phase by its name before it calls one. */
interface AnyDecision<P extends Staged, A, E> extends Deciding<P, P['phase'], A, A, E> {
  waiting?(p: P, phase: P['phase']): readonly Seat[];
}

interface Staged {
  phase: { readonly name: string; readonly seat?: Seat };
}

interface Typed {
  readonly type: string;
}

const OVER = 'game-over';

/** The names of the phases in which something is decided. */
type Stage<P extends Staged> = Exclude<P['phase']['name'], typeof OVER>;

/** The decision of phase `N`, in a game whose table `In` lists the actions of each phase. */
export type DecisionIn<
  P extends Staged,
  A extends Typed,
  E,
  In extends Readonly<Record<N, readonly A['type'][]>>,
  N extends Stage<P>,
> = Decision<P, Extract<P['phase'], { readonly name: N }>, A, Extract<A, { readonly type: In[N][number] }>, E>;

/** Something that may be done in every phase, besides what the phase is about. */
export interface Anytime<P, A extends Typed, E> {
  readonly action: A['type'];
  mayAct(p: P, seat: Seat): boolean;
  play(p: P, seat: Seat, action: A, chance: Chance<E>): void;
}

interface Common<P, A extends Typed, E> {
  /** The refusal of an action that belongs to another phase than now. */
  readonly elsewhere: (action: A, now: TextValue) => Violation;
  /** Called when the decisions of a section are finished. */
  readonly goOn: (p: P, after: object, chance: Chance<E>) => void;
  readonly anytime?: Anytime<P, A, E>;
}

/** The sequence of play of a game as data. */
interface SequenceOfPlay<P extends Staged, A extends Typed, E> extends Common<P, A, E> {
  readonly actionsIn: Readonly<Record<Stage<P>, readonly A['type'][]>>;
  readonly decisions: {
    readonly [N in Stage<P>]: Deciding<P, Extract<P['phase'], { readonly name: N }>, A, A, E>;
  };
  /** The section that goes on when a decision in the middle of it is finished. */
  readonly within?: { readonly [N in Stage<P>]?: Section<P, E> };
}

/** The same with phases whose names are not told apart. */
interface AnySequence<P extends Staged, A extends Typed, E> extends Common<P, A, E> {
  readonly actionsIn: Readonly<Record<string, readonly A['type'][]>>;
  readonly decisions: Readonly<Record<string, AnyDecision<P, A, E>>>;
  readonly within?: Readonly<Partial<Record<string, Section<P, E>>>>;
}

/** A game's own functions, made from its sequence of play. */
export function sequenceOfPlay<P extends Staged, A extends Typed, E>(
  sequence: SequenceOfPlay<P, A, E>,
): Dispatched<P, A, E> {
  const phases: Record<string, Phase<P, A, E>> = { [OVER]: gameOver() };
  const erased: AnySequence<P, A, E> = sequence;
  for (const [name, decision] of Object.entries(erased.decisions)) phases[name] = phaseFor(erased, name, decision);
  return phased(phases, (p) => p.phase.name);
}

function phaseFor<P extends Staged, A extends Typed, E>(
  { actionsIn, elsewhere, goOn, within, anytime }: AnySequence<P, A, E>,
  name: string,
  decision: AnyDecision<P, A, E>,
): Phase<P, A, E> {
  const own = new Set<string>(actionsIn[name]);
  const section = within?.[name] ?? decision;
  const waiting = (p: P): readonly Seat[] => decision.waiting?.(p, p.phase) ?? [decidingSeat(p)];
  const mayRevise = (p: P, seat: Seat): boolean => decision.mayRevise?.(p, p.phase, seat) ?? false;
  return {
    waiting,
    legal: (p, seat) => decision.legal(p, p.phase, seat),
    mayRevise: (p, seat) => mayRevise(p, seat) || anytime?.mayAct(p, seat) === true,
    check(p, seat, action) {
      if (anytime !== undefined) {
        if (action.type === anytime.action) return null;
        const outside = outOfTurn({ waiting, mayRevise }, p, seat);
        if (outside !== null) return outside;
      }
      if (own.has(action.type)) return decision.check(p, p.phase, seat, action);
      return decision.owed?.(p, p.phase) ?? elsewhere(action, { term: name });
    },
    play(p, seat, action, rng, tell) {
      const chance = { rng, tell };
      if (action.type === anytime?.action) anytime.play(p, seat, action, chance);
      else if (decision.play(p, p.phase, seat, action, chance) === 'finished') goOn(p, section, chance);
    },
  };
}

function decidingSeat({ phase }: Staged): Seat {
  if (phase.seat === undefined) throw new RangeError(`nobody decides in the phase ${phase.name}`);
  return phase.seat;
}

/** The phase of a game in which nothing is left to do. */
export function gameOver<P, A, E>(): Phase<P, A, E> {
  return {
    waiting: () => [],
    legal: () => [],
    check: () => refuse('match.over', 'The game is over.'),
    play() {
      throw new RangeError('the game is over');
    },
  };
}

interface GameOverEvent {
  readonly type: typeof OVER;
}

export function endGame(p: Staged, { tell }: Chance<GameOverEvent>): void {
  p.phase = { name: OVER };
  tell({ type: OVER });
}

/**
 * Enters one section after another, round after round, until somebody must decide or the game is over. It starts with
 * the section that follows `after`, and with the first one after what stands in no round, or null.
 */
export function enterNext<P extends Staged, E>(
  round: readonly Section<P, E>[],
  after: object | null,
  p: P,
  chance: Chance<E | GameOverEvent>,
): void {
  for (let index = round.findIndex((section) => section === after) + 1; ; index++) {
    const section = round[index % round.length];
    if (section === undefined) throw new RangeError('a round has sections');
    const progress = section.enter(p, chance);
    if (progress === 'waiting') return;
    if (progress === 'over') return endGame(p, chance);
  }
}

/** The seat after this one in a list, or undefined after the last. */
export function following(seats: readonly Seat[], seat: Seat): Seat | undefined {
  return seats[seats.indexOf(seat) + 1];
}

/** Who comes next where all play several rounds in one order, and in which round; null after the last. */
export function nextInRounds(
  order: readonly Seat[],
  { seat, round }: { readonly seat: Seat; readonly round: number },
  rounds: number,
): { readonly seat: Seat; readonly round: number } | null {
  const next = following(order, seat);
  if (next !== undefined) return { seat: next, round };
  return round < rounds ? { seat: firstOf(order), round: round + 1 } : null;
}

export function firstOf(seats: readonly Seat[]): Seat {
  const seat = seats[0];
  if (seat === undefined) throw new RangeError('nobody is left to play');
  return seat;
}

/** The same seats in the same order, with one of them in front; as they are when that one is not among them. */
export function withFirst(seats: readonly Seat[], first: Seat | undefined): readonly Seat[] {
  return first === undefined || !seats.includes(first) ? seats : [first, ...seats.filter((seat) => seat !== first)];
}
