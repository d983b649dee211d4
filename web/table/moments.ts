import type { Eye, Heard } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { shareParts } from './snapshot.ts';

export interface Moment {
  /** Null: now. */
  readonly seq: number | null;
  /** The number of the action whose position is shown; it follows `seq` as soon as that position is here. */
  readonly shownSeq: number;
  readonly view: object;
  readonly goTo: (seq: number) => void;
  readonly backToNow: () => void;
}

export const MomentContext = createContext<Moment | null>(null);

/** The moment that the table around this shows. */
export function useShownMoment(): Moment {
  const moment = useContext(MomentContext);
  if (moment === null) throw new Error('there is no table around this');
  return moment;
}

/** Which moment of the match is shown: now at first, or where somebody wants to begin to go through it. */
export function useMoment(match: TableMatch, snapshot: Snapshot, startAt: number | null): Moment {
  const [wanted, setWanted] = useState<number | null>(startAt);
  const [past, setPast] = useState<PastView | null>(null);
  const { seq, shown } = shownAt(wanted, past, snapshot);
  const { eye, undos } = snapshot;

  useEffect(() => {
    if (seq === null) return undefined;
    let current = true;
    const load = async (): Promise<void> => {
      const view = await match.viewAt(seq);
      if (current) setPast((before) => ({ eye, seq, view: shareParts(before?.view, view) }));
    };
    load().catch(() => {
      if (current) setWanted(null);
    });
    return () => {
      current = false;
    };
    // What was taken back and played anew is another past under the same number.
  }, [match, seq, eye, undos]);

  const goTo = useCallback((to: number) => setWanted(Math.max(to, 0)), []);
  const backToNow = useCallback(() => {
    setWanted(null);
    setPast(null);
  }, []);
  return { seq, shownSeq: shown.seq, view: shown.view, goTo, backToNow };
}

/** A view of the past that is here, and who it was for. */
interface PastView {
  readonly eye: Eye;
  readonly seq: number;
  readonly view: object;
}

/** The moment that is looked at, and what of it can be shown until its own view is here. */
export function shownAt(
  wanted: number | null,
  past: PastView | null,
  now: Pick<Snapshot, 'eye' | 'seq' | 'view'>,
): { readonly seq: number | null; readonly shown: Pick<PastView, 'seq' | 'view'> } {
  // An undo may take back the moment that is being looked at.
  const seq = wanted === null ? null : Math.min(wanted, now.seq);
  // What another eye saw must never be shown.
  return { seq, shown: seq === null || past === null || past.eye !== now.eye ? now : past };
}

/** Where a key goes from a moment of the past: 0 is the set-up, `last` is now. Undefined for any other key. */
export function momentForKey(key: string, shift: boolean, moment: number, last: number): number | undefined {
  const stride = shift ? 10 : 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(moment - stride, 0);
    case 'ArrowRight':
      return Math.min(moment + stride, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The number of a moment, and whose count it is of. */
export interface Counted {
  readonly seq: number;
  readonly by: Eye;
}

/** With secrets every eye counts only what it noticed; without, all count alike. */
export function countOf({ hasSecrets }: Pick<AnyGamePage, 'hasSecrets'>, { eye }: Pick<Snapshot, 'eye'>): Eye {
  return hasSecrets ? eye : 'public';
}

/** The action that led here, if we came from the position right before it; null after a jump. */
export function useStep(now: Counted, steps: readonly Heard<unknown>[]): Heard<unknown> | null {
  const [last, setLast] = useState<Counted & { readonly step: Heard<unknown> | null }>({ ...now, step: null });
  if (last.seq === now.seq && last.by === now.by) return last.step;
  const step = stepBetween(last, now, steps);
  setLast({ ...now, step });
  return step;
}

/** Null where the screen has changed hands: what led here in another's eyes may hold what is theirs to know. */
export function stepBetween(before: Counted, now: Counted, steps: readonly Heard<unknown>[]): Heard<unknown> | null {
  return now.by === before.by && now.seq === before.seq + 1 ? (steps[now.seq] ?? null) : null;
}

/** A turn, and the first action that belongs to it. */
export interface TurnStart {
  readonly turn: number;
  readonly seq: number;
}

/**
 * Finds where each turn began between two moments, asking for as few positions as possible: turns never run backwards,
 * so a stretch that begins and ends in the same turn needs no further look.
 */
export async function turnStarts(
  from: TurnStart,
  to: TurnStart,
  turnAt: (seq: number) => Promise<number>,
): Promise<readonly TurnStart[]> {
  if (from.turn === to.turn) return [];
  if (to.seq - from.seq <= 1) return [to];
  const seq = Math.floor((from.seq + to.seq) / 2);
  const middle = { seq, turn: await turnAt(seq) };
  return [...(await turnStarts(from, middle, turnAt)), ...(await turnStarts(middle, to, turnAt))];
}

/** The starts that still hold when the match stands at `seq`: an undo may have gone back over some. */
export function startsUpTo(starts: readonly TurnStart[], seq: number): readonly TurnStart[] {
  return starts.filter((start) => start.seq <= seq);
}

/** What has been found out so far, up to some moment. */
interface KnownTurns {
  readonly seq: number;
  readonly starts: readonly TurnStart[];
}

const NOTHING_KNOWN: KnownTurns = { seq: -1, starts: [] };

/** Where each turn began up to now, from what is known and as few positions as possible. */
export async function turnsUpTo(
  known: KnownTurns,
  now: TurnStart,
  turnAt: (seq: number) => Promise<number>,
): Promise<KnownTurns> {
  const kept = startsUpTo(known.starts, now.seq);
  const first = kept[0] ?? { seq: 0, turn: await turnAt(0) };
  const { turn } = kept.at(-1) ?? first;
  const seq = Math.min(Math.max(known.seq, 0), now.seq);
  const found = seq === now.seq ? [] : await turnStarts({ seq, turn }, now, turnAt);
  return { seq: now.seq, starts: [first, ...kept.slice(1), ...found] };
}

/** Where each turn began, as far as it has been found out. */
export function useTurns(match: TableMatch, page: AnyGamePage, snapshot: Snapshot): readonly TurnStart[] {
  const { seq, view } = snapshot;
  const by = countOf(page, snapshot);
  const [shown, setShown] = useState({ by, starts: NOTHING_KNOWN.starts });
  const known = useRef({ by, ...NOTHING_KNOWN });
  useEffect(() => {
    let current = true;
    const turnAt = async (at: number): Promise<number> => page.turnOf(await match.viewAt(at));
    const find = async (): Promise<void> => {
      const before = known.current.by === by ? known.current : NOTHING_KNOWN;
      const found = await turnsUpTo(before, { seq, turn: page.turnOf(view) }, turnAt);
      if (!current) return;
      known.current = { by, ...found };
      setShown({ by, starts: found.starts });
    };
    // A match that was closed meanwhile has no past to look at.
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [match, page, seq, view, by]);
  return shown.by === by ? shown.starts : NOTHING_KNOWN.starts;
}
