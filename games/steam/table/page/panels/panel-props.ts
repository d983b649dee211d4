import type { Seat } from '@roundhouse/kernel';
import type { MomentControls } from '@roundhouse/rail-table';
import type { Action } from '../../../rules/actions.ts';
import type { TableView } from '@roundhouse/table-kit';
import type { Event } from '../../../rules/events.ts';
import type { Options } from '../../../rules/options.ts';
import type { Position } from '../../../rules/position.ts';
import type { Moment } from '../moment.ts';

export type SteamView = TableView<Position, Action, Options, Event>;

export interface PanelProps {
  readonly table: SteamView;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly controls: MomentControls<Moment>;
}
