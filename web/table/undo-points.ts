import type { Heard, Seat } from '@roundhouse/kernel';
import type { PlayerInfo } from '../match/table-match.ts';
import type { Snapshot } from '../match/table-match.ts';

/** A point of one's own turn to go back to: everything after the first `to` actions is taken back. */
export interface UndoPoint {
  readonly to: number;
  /** The first action that is taken back. */
  readonly step: Heard<unknown>;
}

/** The newest first: the first takes back one action, the last all of them. */
export function undoPoints({ seq, steps, undo }: Snapshot): readonly UndoPoint[] {
  const points: UndoPoint[] = [];
  for (let to = seq - 1; to >= undo.to; to--) {
    const step = steps[to + 1];
    if (step !== undefined) points.push({ to, step });
  }
  return points;
}

/**
 * Around one screen the turn has passed on as soon as somebody is done; their last action can still be taken back
 * while nobody else has acted. Null when the last action was not another person's.
 */
export function neighbourToUndo({ seq, steps, eye }: Snapshot, players: readonly PlayerInfo[]): Seat | null {
  const seat = steps[seq]?.seat ?? null;
  if (seat === null || seat === eye) return null;
  return players[seat]?.bot === null ? seat : null;
}
