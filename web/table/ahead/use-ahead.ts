import type { Seat, Violation } from '@roundhouse/kernel';
import { type AnyGamePage, reviewed } from '@roundhouse/table-kit';
import { readStored, removeStored, writeStored } from '@roundhouse/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Snapshot } from '../../match/table-match.ts';
import type { AnyTableView } from '../table-view.ts';
import { keyOf, type Plans, plansWith, readPlans, type Shelf, type Whose, writePlans } from './plans.ts';
import { actionsOf, plannedView, type Standing, standingOf } from './standing.ts';

const SHELF: Shelf = { read: readStored, write: writeStored, remove: removeStored };

export interface AheadDesk {
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  /** Who may plan here; null for nobody. */
  readonly seat: Seat | null;
  /** The table as it is. */
  readonly table: AnyTableView;
  readonly explain: (violation: Violation | null) => void;
}

export interface Planning {
  readonly standing: Standing;
  /** The table with what is planned on it. */
  readonly table: AnyTableView;
  readonly hasPlan: (kind: string) => boolean;
  /** Shows the turn of that kind with its plan; null: the table as it is. */
  readonly show: (kind: string | null) => void;
  readonly takeLastBack: () => void;
  readonly throwAway: () => void;
  /** Makes this the plan of the turn that has come, in place of what was planned for it. */
  readonly take: (plan: readonly unknown[]) => void;
  readonly playIt: () => void;
}

/** Plans of one seat for turns to come: noted while others move, kept in this browser, offered when their turn comes. */
export function useAhead({ page, snapshot, seat, table, explain }: AheadDesk): Planning {
  const { plans, save } = usePlans(page, snapshot.id, seat);
  const [shown, show] = useState<string | null>(() => [...plans.keys()][0] ?? null);
  const { view } = snapshot;
  const isTurn = seat !== null && snapshot.waiting.includes(seat);
  const standing = useMemo(
    () => standingOf({ page, view, seat, isTurn, plans, shown }),
    [page, view, seat, isTurn, plans, shown],
  );
  useOwnTurns({ standing, snapshot, seat, isTurn, plans, shown, save, show });

  const open = standing.state === 'waiting' ? standing.open : null;
  const note = useCallback(
    (...actions: readonly unknown[]) => {
      if (open === null || seat === null) return;
      const plan = [...actionsOf(open.review), ...actions];
      const { refusal } = reviewed(page.game, page.ahead, open.offer.position, seat, plan);
      explain(refusal);
      if (refusal === null) save(plansWith(plans, open.offer.kind, plan));
    },
    [page, open, seat, plans, save, explain],
  );
  const planned = useMemo(() => plannedView(table, standing, seat, note), [table, standing, seat, note]);
  const kind = standing.state === 'turn' ? standing.kind : (open?.offer.kind ?? null);
  return {
    standing,
    table: planned,
    hasPlan: (one) => plans.has(one),
    show: (one) => {
      explain(null);
      show(one);
    },
    takeLastBack: () => {
      if (open !== null) save(plansWith(plans, open.offer.kind, actionsOf(open.review).slice(0, -1)));
    },
    throwAway: () => {
      if (kind !== null) save(plansWith(plans, kind, []));
      if (standing.state === 'turn') show(null);
    },
    take: (plan) => {
      if (!isTurn) return;
      const turn = page.ahead.kindOf(view);
      explain(null);
      save(plansWith(plans, turn, plan));
      show(turn);
    },
    playIt: () => {
      if (standing.state === 'turn') table.act(...actionsOf(standing.review));
    },
  };
}

interface HeldPlans {
  readonly key: string | null;
  readonly plans: Plans;
}

function usePlans(
  page: AnyGamePage,
  match: string,
  seat: Seat | null,
): { readonly plans: Plans; readonly save: (plans: Plans) => void } {
  const whose = useMemo((): Whose | null => (seat === null ? null : { match, seat }), [match, seat]);
  const key = whose === null ? null : keyOf(whose);
  const read = (): HeldPlans => ({ key, plans: whose === null ? new Map() : readPlans(SHELF, whose, page.game) });
  const [held, setHeld] = useState(read);
  const now = held.key === key ? held : read();
  if (now !== held) setHeld(now);
  const save = useCallback(
    (plans: Plans) => {
      if (whose === null) return;
      writePlans(SHELF, whose, plans);
      setHeld({ key: keyOf(whose), plans });
    },
    [whose],
  );
  return { plans: now.plans, save };
}

interface OwnTurns extends Pick<AheadDesk, 'snapshot' | 'seat'> {
  readonly standing: Standing;
  readonly isTurn: boolean;
  readonly plans: Plans;
  readonly shown: string | null;
  readonly save: (plans: Plans) => void;
  readonly show: (kind: string | null) => void;
}

/** Whoever has acted in the turn that a plan was for has no more use for it; and nobody goes on planning on nothing. */
function useOwnTurns({ standing, snapshot, seat, isTurn, plans, shown, save, show }: OwnTurns): void {
  const { seq, steps } = snapshot;
  const turnOf = standing.state === 'turn' ? standing.kind : null;
  const before = useRef({ seq, turnOf });
  useEffect(() => {
    const { seq: last, turnOf: kind } = before.current;
    before.current = { seq, turnOf };
    if (kind === null || seq <= last) return;
    if (!steps.slice(last + 1, seq + 1).some((step) => step.seat === seat)) return;
    save(plansWith(plans, kind, []));
    show(null);
  }, [seq, turnOf, steps, seat, plans, save, show]);
  const isEmpty = shown !== null && !plans.has(shown);
  useEffect(() => {
    if (isTurn && isEmpty) show(null);
  }, [isTurn, isEmpty, show]);
}
