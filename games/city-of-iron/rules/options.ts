import { about, contentOption, type ContentShelf, type FittingOptions, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { GameSet } from '../content/set.ts';
import type { Mode, Position } from './position.ts';

export interface Options {
  /** The cards, towns and lands to play with. */
  readonly set: string;
  readonly mode: Mode;
  /** Each nation plays by its own special rules and cards. Full game only. */
  readonly nationAbilities: boolean;
}

const DEFAULT_SET = 'standard';

export function optionsSchema(sets: ContentShelf<GameSet>): Schema<Options> {
  return schema<Options>(
    z
      .strictObject({
        set: contentOption('the id of the set of cards', sets, DEFAULT_SET),
        mode: about('the rules to play by', z._default(z.enum(['family', 'full']), 'family')),
        nationAbilities: about(
          'nations play by rules and cards of their own; full game only',
          z._default(z.boolean(), false),
        ),
      })
      .check(
        z.refine(({ mode, nationAbilities }) => mode === 'full' || !nationAbilities, {
          error: 'the family game has no nation abilities',
          path: ['nationAbilities'],
        }),
      ),
  );
}

export function optionsOf({ set, mode, nationAbilities }: Position): FittingOptions<Options> {
  return { set: [set], mode: [mode], nationAbilities: [nationAbilities] };
}
