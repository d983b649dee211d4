import type { AnyGame, Heard, Seat, Violation } from '@roundhouse/kernel';
import type { AnyGamePage, TableView } from '@roundhouse/table-kit';
import { useSettings } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { useActions } from './actions.ts';
import type { Moment } from './moments.ts';
import { actingSeat, decidingSeat } from './seats.ts';

export type AnyTableView = TableView<object, unknown, unknown, unknown>;

interface TableViewParts {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  readonly moment: Moment;
  /** Undefined: everything legal may be marked. An action: it alone. Null: nothing, the others act. */
  readonly restrictTo: unknown;
  readonly step: Heard<unknown> | null;
  /** What the line of the log tells that is pointed at. */
  readonly recalled: readonly unknown[];
  readonly explain: (violation: Violation | null) => void;
  readonly openRule: (rule: string) => void;
}

/** What a game's table is handed. It stays the same object until something in it changes. */
export function useTableView(parts: TableViewParts): { readonly table: AnyTableView; readonly isSending: boolean } {
  const { match, page, snapshot, moment, restrictTo, step, recalled, explain, openRule } = parts;
  const { motion } = useSettings();
  const { view } = moment;
  const { options, players, eye } = snapshot;
  const { seat, actor } = handsOn(page.game, snapshot, moment, restrictTo);
  const { act, isSending } = useActions({ match, page, actor, view, explain });
  const legal = useMemo(() => offered(page.game, view, seat, restrictTo), [page, view, seat, restrictTo]);
  const table = useMemo(
    (): AnyTableView => ({
      game: page.game,
      options,
      position: view,
      eye,
      seat,
      actor,
      legal,
      players,
      planned: null,
      step,
      recalled,
      motion,
      act,
      explain,
      openRule,
    }),
    [page, options, view, eye, seat, actor, legal, players, step, recalled, motion, act, explain, openRule],
  );
  return { table, isSending };
}

/** Who decides and who may act at this screen: nobody in the past, nor while a lesson lets the others act. */
export function handsOn(
  game: Pick<AnyGame, 'waiting' | 'mayRevise'>,
  snapshot: Snapshot,
  { seq }: Pick<Moment, 'seq'>,
  restrictTo: unknown,
): Pick<AnyTableView, 'seat' | 'actor'> {
  if (seq !== null || restrictTo === null) return { seat: null, actor: null };
  return { seat: decidingSeat(snapshot), actor: actingSeat(game, snapshot) };
}

/** What may be marked: everything legal, or the one action that a lesson asks for. */
export function offered(
  game: Pick<AnyGame, 'legal'>,
  view: object,
  seat: Seat | null,
  restrictTo: unknown,
): readonly unknown[] {
  if (seat === null) return [];
  return restrictTo === undefined ? game.legal(view, seat) : [restrictTo];
}
