import type { Game, Seat } from './game.ts';
import type { Sitter } from './record.ts';
import { revealed } from './reveal.ts';
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

type Sitters = readonly (Sitter | null | undefined)[];

const isBot = (sitter: Sitter | null | undefined): boolean => (sitter?.bot ?? null) !== null;
const isPerson = (sitter: Sitter | null | undefined): boolean => sitter?.bot === null;

interface Played<P extends object, A, O, E> {
  readonly game: Game<P, A, O, E>;
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
  return { seq, stop, pastBots: mayGoPastBots(sitters, seat) ? pastBots(played, seat, seq) : seq };
}

function strictLimit<P extends object, A, O, E>(
  { game, trail, unfold }: Played<P, A, O, E>,
  sitters: Sitters,
  seat: Seat,
): Omit<UndoLimit, 'pastBots'> {
  for (let { seq } = trail(); seq > 0; seq--) {
    if (seq <= trail().before.seq && !unfold()) {
      const stop = refuse('match.undo-carried', 'The rules were mended since; what was played before stands.');
      return { seq, stop };
    }
    const live = trail().live(seq);
    if (live === undefined) throw new RangeError(`there is no live action ${seq}`);
    const noticed = !trail().unawareOf(seq).includes(seat);
    const stop = undoStop(game, { ...live, before: trail().at(seq - 1) }, seat, noticed, sitters);
    if (stop !== null) return { seq, stop };
  }
  return { seq: 0, stop: refuse('match.undo-nothing', 'There is no action left to take back.') };
}

function pastBots<P extends object, A, O, E>({ trail, unfold }: Played<P, A, O, E>, seat: Seat, limit: number): number {
  unfold();
  const { held, before } = trail();
  const own = firstOwn(held.slice(0, Math.max(limit - before.seq, 0)), seat);
  return own === null ? limit : before.seq + own;
}

/**
 * Why a seat may not take back this live action; null when it may. At a table the answer depends on nothing that the seat
 * cannot see: what others did unnoticed goes back with it and is decided anew, and while people decide at the same time,
 * nobody takes back, so that nothing of theirs is lost.
 */
function undoStop<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  live: LiveAction<P, A, E> & { readonly before: P },
  seat: Seat,
  noticed: boolean,
  sitters: Sitters,
): Violation | null {
  if (live.seat !== seat) {
    if (!noticed && live.by !== undefined) return null;
    return refuse('match.undo-other-acted', '{who} has acted since.', { who: { seat: live.seat } });
  }
  if (game.waiting(live.before).some((other) => other !== seat && isPerson(sitters[other]))) {
    return refuse('match.undo-together', 'Others decide at the same time; whether they have is theirs to know.');
  }
  if (live.drew) return refuse('match.undo-chance', 'Chance has decided something since.');
  if (revealed(game, live)) return refuse('match.undo-revealed', 'Something hidden has been shown since.');
  return null;
}

/** Whether everybody else at the table is a bot, or nobody: then nobody loses by it if a player goes back further. */
function mayGoPastBots(sitters: Sitters, seat: Seat): boolean {
  return sitters.every((sitter, other) => other === seat || sitter === null || isBot(sitter));
}

/** The index of the first own action that only bots have played on since; null without one. */
function firstOwn<P, A, E>(live: readonly LiveAction<P, A, E>[], seat: Seat): number | null {
  const person = live.findLastIndex((one) => one.seat !== seat && !isBot(one.by));
  const own = live.findIndex((one, index) => index > person && one.seat === seat);
  return own === -1 ? null : own;
}
