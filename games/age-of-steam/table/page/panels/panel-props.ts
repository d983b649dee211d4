import type { Seat } from '@roundhouse/kernel';
import type { RailPointed } from '@roundhouse/rail-table';
import type { Good } from '../../../content/components.ts';
import type { Pointing, TableView } from '@roundhouse/table-kit';
import type { Action } from '../../../rules/actions.ts';
import type { Event } from '../../../rules/events.ts';
import type { Options } from '../../../rules/options.ts';
import type { Position } from '../../../rules/position.ts';

export type AgeOfSteamView = TableView<Position, Action, Options, Event>;

export interface PanelProps {
  readonly table: AgeOfSteamView;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly pointing: Pointing<RailPointed<Good>>;
}
