import type { Seat } from '@roundhouse/kernel';
import type { Action } from '../../../rules/actions.ts';
import type { TableView } from '@roundhouse/table-kit';
import type { Event } from '../../../rules/events.ts';
import type { Options } from '../../../rules/options.ts';
import type { Position } from '../../../rules/position.ts';
import type { MomentControls } from '../moment.ts';
import type { Pencil } from '../pencil.ts';

export type KingsView = TableView<Position, Action, Options, Event>;

export interface PanelProps {
  readonly table: KingsView;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly controls: MomentControls;
  readonly pencil: Pencil;
}
