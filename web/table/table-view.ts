import type { Seat, Violation } from '@roundhouse/kernel';
import type { AnyGamePage, Step, TableView } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { Snapshot } from '../match/table-match.ts';
import { peopleAt } from './seats.ts';

export type AnyTableView = TableView<object, unknown, unknown, unknown>;

/** The seat that may decide on this screen now. */
export function decidingSeat({ eye, waiting, players, result }: Snapshot): Seat | null {
  if (eye === 'public' || result !== null || !waiting.includes(eye)) return null;
  return peopleAt(players).includes(eye) ? eye : null;
}

interface TableViewParts {
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  readonly view: object;
  readonly seat: Seat | null;
  /** Undefined: everything legal may be marked. Otherwise this action alone. */
  readonly restrictTo: unknown;
  readonly step: Step<unknown> | null;
  readonly motion: boolean;
  readonly act: (...actions: readonly unknown[]) => void;
  readonly explain: (violation: Violation | null) => void;
  readonly openRule: (rule: string) => void;
}

/** What a game's table is handed. It stays the same object until something in it changes. */
export function useTableView(parts: TableViewParts): AnyTableView {
  const { page, snapshot, view, seat, restrictTo, step, motion, act, explain, openRule } = parts;
  const { options, players, eye } = snapshot;
  const legal = useMemo(() => {
    if (seat === null) return [];
    return restrictTo === undefined ? page.game.legal(view, seat) : [restrictTo];
  }, [page, view, seat, restrictTo]);
  return useMemo(
    () => ({
      game: page.game,
      options,
      position: view,
      eye,
      seat,
      legal,
      players,
      step,
      motion,
      act,
      explain,
      openRule,
    }),
    [page, options, view, eye, seat, legal, players, step, motion, act, explain, openRule],
  );
}
