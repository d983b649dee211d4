import type { Seat } from '@roundhouse/kernel';
import type { Action } from '../../../rules/actions.ts';
import type { Pointing, TableView } from '@roundhouse/table-kit';
import type { Event } from '../../../rules/events.ts';
import type { Options } from '../../../rules/options.ts';
import type { Position } from '../../../rules/position.ts';
import type { Pencil } from '../pencil.ts';
import type { Pointed } from '../pointing.ts';

export type KingsView = TableView<Position, Action, Options, Event>;

/** What is asked of a table to choose something at it. */
export interface Choosers {
  readonly table: KingsView;
  readonly pointing: Pointing<Pointed>;
}

export interface PanelProps extends Choosers {
  /** The seat that decides. */
  readonly seat: Seat;
  readonly pencil: Pencil;
}
