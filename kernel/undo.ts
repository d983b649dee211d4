import type { Seat } from './game.ts';
import { carryOf, type Entry, type Sitter } from './record.ts';
import type { LiveAction, Trail } from './trail.ts';
import { refuse, type Violation } from './violation.ts';

export interface UndoLimit {
  /** The lowest number of live actions that the seat may go back to. */
  readonly seq: number;
  /** What keeps it from going further. */
  readonly stop: Violation;
  /** How far it may go past the moves of bots, where all others are bots; `seq` where it may not. */
  readonly pastBots: number;
}

/** What was played by other rules cannot be played again. */
export const UNDO_CARRIED: Violation = refuse(
  'match.undo-carried',
  'The rules were mended since; what was played before stands.',
);

type Sitters = readonly (Sitter | null | undefined)[];

const isBot = (sitter: Sitter | null | undefined): boolean => (sitter?.bot ?? null) !== null;
const isPerson = (sitter: Sitter | null | undefined): boolean => sitter?.bot === null;

interface Played<P extends object, A, O, E> {
  readonly entries: readonly Entry[];
  readonly trail: () => Trail<P, A, O, E>;
  /** Plays what the trail only knows from what was kept; false when it cannot be played again. */
  readonly unfold: () => boolean;
}

export function undoLimit<P extends object, A, O, E>(
  played: Played<P, A, O, E>,
  sitters: Sitters,
  seat: Seat,
): UndoLimit {
  const { seq, stop } = strictLimit(played, sitters, seat);
  return { seq, stop, pastBots: mayGoPastBots(sitters, seat) ? pastBots(played.entries, seat, seq) : seq };
}

function strictLimit<P extends object, A, O, E>(
  { trail, unfold }: Played<P, A, O, E>,
  sitters: Sitters,
  seat: Seat,
): Omit<UndoLimit, 'pastBots'> {
  for (let { seq } = trail(); seq > 0; seq--) {
    if (seq <= trail().before.seq && !unfold()) {
      return { seq, stop: UNDO_CARRIED };
    }
    const live = trail().live(seq);
    if (live === undefined) throw new RangeError(`there is no live action ${seq}`);
    const stop = live.seat === seat ? ownStop(live, trail(), seq, sitters) : othersStop(live, trail(), seq, seat);
    if (stop !== null) return { seq, stop };
  }
  return { seq: 0, stop: refuse('match.undo-nothing', 'There is no action left to take back.') };
}

function pastBots(entries: readonly Entry[], seat: Seat, limit: number): number {
  const { from, doers } = doersOf(entries);
  const own = firstOwn(doers.slice(0, Math.max(limit - from, 0)), seat);
  return own === null ? limit : from + own;
}

/** Who played a live action. */
interface Doer {
  readonly seat: Seat;
  readonly by: Sitter | null | undefined;
}

/**
 * Who played each live action after the first `from`, which were carried over to other rules and stand. The entries say
 * it: a match that was put by need not be played again for it.
 */
function doersOf(entries: readonly Entry[]): { readonly from: number; readonly doers: readonly Doer[] } {
  const carry = carryOf(entries);
  const from = carry?.carried.seq ?? 0;
  const isVoid = (index: number): boolean =>
    carry !== undefined && (index < carry.carried.after || (index >= carry.carried.upTo && index <= carry.index));
  const sitters: (Sitter | null | undefined)[] = [];
  const doers: Doer[] = [];
  for (const [index, entry] of entries.entries()) {
    if ('sits' in entry) sitters[entry.seat] = entry.sits;
    else if (isVoid(index)) continue;
    else if ('action' in entry) doers.push({ seat: entry.seat, by: sitters[entry.seat] });
    else if ('undo' in entry) doers.length = entry.undo - from;
  }
  return { from, doers };
}

/**
 * Why a seat may not take back what another did; null when it may. At a table the answer depends on nothing that the seat
 * cannot see: what others did unnoticed goes back with it and is decided anew.
 */
function othersStop<P extends object, A, O, E>(
  live: LiveAction<A, E>,
  trail: Trail<P, A, O, E>,
  seq: number,
  seat: Seat,
): Violation | null {
  if (live.by !== undefined && trail.unawareOf(seq).includes(seat)) return null;
  return refuse('match.undo-other-acted', '{who, select, many {{who} have} other {{who} has}} acted since.', {
    who: { seat: live.seat },
  });
}

/**
 * Why a seat may not take back what it did itself; null when it may. While people decide at the same time, nobody takes
 * back, so that nothing of theirs is lost.
 */
function ownStop<P extends object, A, O, E>(
  live: LiveAction<A, E>,
  trail: Trail<P, A, O, E>,
  seq: number,
  sitters: Sitters,
): Violation | null {
  if (trail.alsoWaited(seq).some((other) => isPerson(sitters[other]))) {
    return refuse('match.undo-together', 'Others decide at the same time; whether they have is theirs to know.');
  }
  if (live.drew) return refuse('match.undo-chance', 'Chance has decided something since.');
  if (trail.isRevealing(seq)) return refuse('match.undo-revealed', 'Something hidden has been shown since.');
  return null;
}

/** Whether everybody else at the table is a bot, or nobody: then nobody loses by it if a player goes back further. */
function mayGoPastBots(sitters: Sitters, seat: Seat): boolean {
  return sitters.every((sitter, other) => other === seat || sitter === null || isBot(sitter));
}

/** The index of the first own action that only bots have played on since; null without one. */
function firstOwn(live: readonly Doer[], seat: Seat): number | null {
  const person = live.findLastIndex((one) => one.seat !== seat && !isBot(one.by));
  const own = live.findIndex((one, index) => index > person && one.seat === seat);
  return own === -1 ? null : own;
}
