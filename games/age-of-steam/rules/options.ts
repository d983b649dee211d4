import { about, type ContentShelf, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { Board } from '../content/board.ts';

export interface Options {
  readonly map: string;
}

const DEFAULT_MAP = 'rust-belt';

export function optionsSchema(maps: ContentShelf<Board>): Schema<Options> {
  return schema<Options>(
    z.strictObject({
      map: about(
        'the id of the map',
        z._default(
          z.string().check(
            z.refine((id) => maps.find(id) !== undefined, {
              error: (issue) => `there is no map "${String(issue.input)}"; there are: ${maps.ids().join(', ')}`,
            }),
          ),
          DEFAULT_MAP,
        ),
      ),
    }),
  );
}
