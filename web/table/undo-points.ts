import type { Heard, Seat } from '@roundhouse/kernel';
import type { Player } from '../match/table-match.ts';
import type { Snapshot } from '../match/table-match.ts';

/** A point of one's own turn to go back to: everything after the first `to` actions is taken back. */
export interface UndoPoint {
  readonly to: number;
  /** The first action that is taken back. */
  readonly step: Heard<unknown>;
  /** Whether it lies behind moves of bots: the game is then marked as played with takebacks. */
  readonly pastBots: boolean;
}

/**
 * The newest first: the first takes back one action, the last all of them. Past the moves of bots one goes on to any
 * action of one's own.
 */
export function undoPoints({ eye, seq, steps, undo }: Snapshot): readonly UndoPoint[] {
  const points: UndoPoint[] = [];
  for (let to = seq - 1; to >= undo.pastBots; to--) {
    const step = steps[to + 1];
    const pastBots = to < undo.to;
    if (step !== undefined && (!pastBots || step.seat === eye)) points.push({ to, step, pastBots });
  }
  return points;
}

/**
 * Around one screen the turn has passed on as soon as somebody is done; their last action can still be taken back
 * while nobody else has acted. Null when the last action was not another person's.
 */
export function neighbourToUndo({ seq, steps, eye }: Snapshot, players: readonly Player[]): Seat | null {
  const seat = steps[seq]?.seat ?? null;
  if (seat === null || seat === eye) return null;
  return players[seat]?.bot === null ? seat : null;
}
