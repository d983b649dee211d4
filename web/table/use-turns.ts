import { useEffect, useRef, useState } from 'react';
import type { AnyGamePage } from '@roundhouse/table-kit';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { startsUpTo, type TurnStart, turnStarts } from './turns.ts';

/** Where each turn began, as far as it has been found out. */
export function useTurns(match: TableMatch, page: AnyGamePage, { seq, view }: Snapshot): readonly TurnStart[] {
  const [starts, setStarts] = useState<readonly TurnStart[]>([]);
  const known = useRef<{ seq: number; starts: readonly TurnStart[] }>({ seq: -1, starts: [] });
  useEffect(() => {
    let current = true;
    const turnAt = async (at: number): Promise<number> => page.turnOf(await match.viewAt(at));
    const find = async (): Promise<void> => {
      const kept = startsUpTo(known.current.starts, seq);
      const first = kept[0] ?? { seq: 0, turn: await turnAt(0) };
      const from = { seq: Math.min(Math.max(known.current.seq, 0), seq), turn: kept.at(-1)?.turn ?? first.turn };
      const to = { seq, turn: page.turnOf(view) };
      const found = await turnStarts(from.seq === seq ? { ...from, turn: to.turn } : from, to, turnAt);
      if (!current) return;
      known.current = { seq, starts: kept.length === 0 ? [first, ...found] : [...kept, ...found] };
      setStarts(known.current.starts);
    };
    // A match that was closed meanwhile has no past to look at.
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [match, page, seq, view]);
  return starts;
}
