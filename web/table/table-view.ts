import { type Heard, outOfTurn, type Seat, type Violation } from '@roundhouse/kernel';
import { useMemo } from 'react';
import type { AnyGamePage, TableView } from '@roundhouse/table-kit';
import type { Snapshot } from '../match/table-match.ts';
import { peopleAt } from './seats.ts';

export type AnyTableView = TableView<object, unknown, unknown, unknown>;

/** The seat that may decide on this screen now. */
export function decidingSeat(snapshot: Snapshot): Seat | null {
  const seat = personLooking(snapshot);
  return seat !== null && snapshot.waiting.includes(seat) ? seat : null;
}

/** The seat that may act on this screen now: whoever decides, or may change something while others do. */
export function actingSeat(game: Pick<AnyGamePage['game'], 'waiting' | 'mayRevise'>, snapshot: Snapshot): Seat | null {
  const seat = personLooking(snapshot);
  return seat !== null && outOfTurn(game, snapshot.view, seat) === null ? seat : null;
}

function personLooking({ eye, players, result }: Snapshot): Seat | null {
  if (eye === 'public' || result !== null) return null;
  return peopleAt(players).includes(eye) ? eye : null;
}

interface TableViewParts {
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  readonly view: object;
  readonly seat: Seat | null;
  readonly actor: Seat | null;
  /** Undefined: everything legal may be marked. Otherwise this action alone. */
  readonly restrictTo: unknown;
  readonly step: Heard<unknown> | null;
  readonly motion: boolean;
  readonly act: (...actions: readonly unknown[]) => void;
  readonly explain: (violation: Violation | null) => void;
  readonly openRule: (rule: string) => void;
}

/** What a game's table is handed. It stays the same object until something in it changes. */
export function useTableView(parts: TableViewParts): AnyTableView {
  const { page, snapshot, view, seat, actor, restrictTo, step, motion, act, explain, openRule } = parts;
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
      actor,
      legal,
      players,
      step,
      motion,
      act,
      explain,
      openRule,
    }),
    [page, options, view, eye, seat, actor, legal, players, step, motion, act, explain, openRule],
  );
}
