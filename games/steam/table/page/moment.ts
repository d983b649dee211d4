import { NOTHING, type RailMoment } from '@roundhouse/rail-table';
import type { Good } from '../../content/components.ts';

/** What a person has pointed at but not yet confirmed. */
export interface Moment extends RailMoment<Good> {
  /** A space of the goods supply. */
  readonly space: number | null;
}

export const NOTHING_YET: Moment = { ...NOTHING, space: null };
