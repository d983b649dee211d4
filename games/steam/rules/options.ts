import { about, contentOption, type ContentShelf, type FittingOptions, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { Board } from '../content/board.ts';
import type { Mode, Position } from './position.ts';

export interface Options {
  readonly map: string;
  readonly mode: Mode;
  /** The suggested first game: chance sets the order, and later places start with a little cash. Base game only. */
  readonly firstGame: boolean;
}

const DEFAULT_MAP = 'northeast';

export function optionsSchema(maps: ContentShelf<Board>): Schema<Options> {
  return schema<Options>(
    z.strictObject({
      map: contentOption('the id of the map', maps, DEFAULT_MAP),
      mode: about('the rules to play by', z._default(z.enum(['base', 'standard']), 'base')),
      firstGame: about(
        'the suggested first game of the base rules: no auction, and $0, $1, $2 … in turn order',
        z._default(z.boolean(), false),
      ),
    }),
  );
}

/** Only the base game has an auction of places, and its suggested first game leaves it out. */
export function optionsOf({ map, mode, phase }: Position): FittingOptions<Options> {
  return { map: [map], mode: [mode], firstGame: phase.name === 'auction-places' ? [false] : [false, true] };
}
