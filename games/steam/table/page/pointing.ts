import { NOTHING, type RailPointed } from '@roundhouse/rail-table';
import type { Good } from '../../content/components.ts';

/** What a person has pointed at but not yet confirmed. */
export interface Pointed extends RailPointed<Good> {
  /** A space of the goods supply. */
  readonly space: number | null;
}

export const NOTHING_YET: Pointed = { ...NOTHING, space: null };
