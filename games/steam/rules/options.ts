import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { findBoard, mapIds } from '../content/maps.ts';
import type { Mode } from './position.ts';

export interface Options {
  readonly map: string;
  readonly mode: Mode;
  /** The suggested first game: chance sets the order, and later places start with a little cash. Base game only. */
  readonly firstGame: boolean;
}

const DEFAULT_MAP = 'northeast';

/** Maps may be registered at any time, so what exists is looked up when options are read. */
export const optionsSchema = schema<Options>(
  z.strictObject({
    map: z._default(
      z.string().check(
        z.refine((id) => findBoard(id) !== undefined, {
          error: (issue) => `there is no map "${String(issue.input)}"; there are: ${mapIds().join(', ')}`,
        }),
      ),
      DEFAULT_MAP,
    ),
    mode: z._default(z.enum(['base', 'standard']), 'base'),
    firstGame: z._default(z.boolean(), false),
  }),
);
