import type { Eye } from '@roundhouse/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { shareParts } from './share.ts';

export interface Moment {
  /** Null: now. */
  readonly seq: number | null;
  /** The number of the action whose position is shown; it follows `seq` as soon as that position is here. */
  readonly shownSeq: number;
  readonly view: object;
  readonly goTo: (seq: number) => void;
  readonly backToNow: () => void;
}

/** Which moment of the match is shown: now at first, or the last action as a moment of the past. */
export function useMoment(match: TableMatch, snapshot: Snapshot, startInPast: boolean): Moment {
  const [wanted, setWanted] = useState<number | null>(startInPast ? snapshot.seq : null);
  const [past, setPast] = useState<{ eye: Eye; seq: number; view: object } | null>(null);
  // An undo may take back the moment that is being looked at.
  const seq = wanted === null ? null : Math.min(wanted, snapshot.seq);
  const { eye } = snapshot;

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
  }, [match, seq, eye]);

  const goTo = useCallback((to: number) => setWanted(Math.max(to, 0)), []);
  const backToNow = useCallback(() => {
    setWanted(null);
    setPast(null);
  }, []);
  // What another eye saw must never be shown, not even until its own view is here.
  const shown = seq === null || past === null || past.eye !== eye ? { seq: snapshot.seq, view: snapshot.view } : past;
  return { seq, shownSeq: shown.seq, view: shown.view, goTo, backToNow };
}
