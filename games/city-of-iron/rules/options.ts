import { about, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { findSet, setIds } from '../content/sets.ts';
import type { Mode } from './position.ts';

export interface Options {
  /** The cards, towns and lands to play with. */
  readonly set: string;
  readonly mode: Mode;
  /** Each nation plays by its own special rules and cards. Full game only. */
  readonly nationAbilities: boolean;
}

const DEFAULT_SET = 'standard';

/** Sets may be registered at any time, so what exists is looked up when options are read. */
export const optionsSchema = schema<Options>(
  z
    .strictObject({
      set: about(
        'the id of the set of cards',
        z._default(
          z.string().check(
            z.refine((id) => findSet(id) !== undefined, {
              error: (issue) => `there is no set "${String(issue.input)}"; there are: ${setIds().join(', ')}`,
            }),
          ),
          DEFAULT_SET,
        ),
      ),
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
