import type { Seat } from '@roundhouse/kernel';
import type { TableView } from '@roundhouse/ui';
import type { Action } from '../../../rules/actions.ts';
import type { Event } from '../../../rules/events.ts';
import type { Options } from '../../../rules/options.ts';
import type { Position } from '../../../rules/position.ts';
import type { MomentControls } from '../moment.ts';

export type AgeOfSteamView = TableView<Position, Action, Options, Event>;

export interface PanelProps {
  readonly table: AgeOfSteamView;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly controls: MomentControls;
}
