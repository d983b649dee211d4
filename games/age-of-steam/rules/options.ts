import { about, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { findBoard, mapIds } from '../content/maps.ts';

export interface Options {
  readonly map: string;
}

const DEFAULT_MAP = 'rust-belt';

/** Maps may be registered at any time, so what exists is looked up when options are read. */
export const optionsSchema = schema<Options>(
  z.strictObject({
    map: about(
      'the id of the map',
      z._default(
        z.string().check(
          z.refine((id) => findBoard(id) !== undefined, {
            error: (issue) => `there is no map "${String(issue.input)}"; there are: ${mapIds().join(', ')}`,
          }),
        ),
        DEFAULT_MAP,
      ),
    ),
  }),
);
