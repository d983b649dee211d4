import { contentOption, type ContentShelf, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { Board } from '../content/board.ts';

export interface Options {
  readonly map: string;
}

const DEFAULT_MAP = 'rust-belt';

export function optionsSchema(maps: ContentShelf<Board>): Schema<Options> {
  return schema<Options>(
    z.strictObject({
      map: contentOption('the id of the map', maps, DEFAULT_MAP),
    }),
  );
}
