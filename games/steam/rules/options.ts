import { about, schema } from '@roundhouse/kernel';
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
    mode: about('the rules to play by', z._default(z.enum(['base', 'standard']), 'base')),
    firstGame: about(
      'the suggested first game of the base rules: no auction, and $0, $1, $2 … in turn order',
      z._default(z.boolean(), false),
    ),
  }),
);
