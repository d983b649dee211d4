import type { Seat } from '@roundhouse/kernel';
import type { GameSet } from '../../../content/set.ts';
import type { Pointing, TableView } from '@roundhouse/table-kit';
import type { Action } from '../../../rules/actions.ts';
import type { Event } from '../../../rules/events.ts';
import type { Options } from '../../../rules/options.ts';
import type { Position } from '../../../rules/position.ts';
import type { Look } from '../../board/look.ts';
import type { Pointed } from '../pointing.ts';

export type CityView = TableView<Position, Action, Options, Event>;

/** What every part of the table is given. */
export interface PanelProps {
  readonly table: CityView;
  readonly set: GameSet;
  /** The colours of the theme. */
  readonly look: Look;
  /** The seat that decides, or else the one that looks on; 0 for somebody who only watches. */
  readonly seat: Seat;
  readonly pointing: Pointing<Pointed>;
}
