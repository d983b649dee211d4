import type { AnyGame, Seat } from '@roundhouse/kernel';
import { useSettings } from '@roundhouse/ui';
import { useEffect, useRef } from 'react';
import type { Snapshot } from '../match/table-match.ts';

/** So long one sees what is about to play itself. */
const SIGHT_MS = 700;

export interface ForcedRules {
  readonly game: Pick<AnyGame, 'waiting' | 'legal' | 'mayRevise'>;
  isDeliberate(action: unknown): boolean;
}

/** The only thing that somebody can do, while nothing is left to decide; undefined where there is a choice. */
export function forcedAction(
  { game, ...page }: ForcedRules,
  view: object,
  seat: Seat | null,
): { readonly action: unknown } | undefined {
  if (seat === null || !game.waiting(view).includes(seat) || game.mayRevise?.(view, seat) === true) return undefined;
  const [action, ...others] = game.legal(view, seat);
  return action === undefined || others.length > 0 || page.isDeliberate(action) ? undefined : { action };
}

/** While one's own last action can be taken back, nothing is played on it: that would give the way back away. */
export function mayTakeBack({ seq, undo }: Pick<Snapshot, 'seq' | 'undo'>): boolean {
  return undo.to < seq;
}

/** What came about by taking back is left alone: whoever took back wants to look, or to go back further. */
export function cameByUndo(before: Pick<Snapshot, 'undos'> | null, now: Pick<Snapshot, 'undos'>): boolean {
  return before !== null && now.undos > before.undos;
}

interface Forced {
  readonly page: ForcedRules;
  readonly snapshot: Snapshot;
  /** Who decides here and now; null in the past, and while a lesson leads. */
  readonly seat: Seat | null;
  readonly act: (...actions: readonly unknown[]) => void;
}

/** Plays what leaves no choice, for whoever wants that. */
export function useForcedMoves({ page, snapshot, seat, act }: Forced): void {
  const { forced } = useSettings().settings;
  const before = useRef<Pick<Snapshot, 'undos'> | null>(null);
  const byUndo = useRef(false);
  const { view, seq, undos } = snapshot;
  const isOpen = mayTakeBack(snapshot);
  useEffect(() => {
    byUndo.current = cameByUndo(before.current, { undos });
    before.current = { undos };
  }, [seq, undos]);
  useEffect(() => {
    const only = forced && !isOpen && !byUndo.current ? forcedAction(page, view, seat) : undefined;
    if (only === undefined) return undefined;
    const timer = setTimeout(() => act(only.action), SIGHT_MS);
    return () => clearTimeout(timer);
  }, [forced, page, view, seat, act, isOpen]);
}
