import type { Seat } from '@roundhouse/kernel';
import type { MomentControls, RailMoment } from '@roundhouse/rail-table';
import type { Good } from '../../../content/components.ts';
import type { TableView } from '@roundhouse/table-kit';
import type { Action } from '../../../rules/actions.ts';
import type { Event } from '../../../rules/events.ts';
import type { Options } from '../../../rules/options.ts';
import type { Position } from '../../../rules/position.ts';

export type AgeOfSteamView = TableView<Position, Action, Options, Event>;

export interface PanelProps {
  readonly table: AgeOfSteamView;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly controls: MomentControls<RailMoment<Good>>;
}
