import { type ContentNames, ContentShelf } from '@roundhouse/kernel';
import { type GameSet, setFrom } from './set.ts';
import { SET_FORMAT, setFileSchema } from './set-file.ts';
import { setProblems } from './set-problems.ts';
import standard from './sets/standard.json' with { type: 'json' };

/** The sets that come with the game. */
export const sets = ContentShelf.of(
  {
    kind: 'set',
    field: 'set',
    format: SET_FORMAT,
    schema: setFileSchema,
    problemsOf: setProblems,
    contentFrom: setFrom,
  },
  [{ json: standard, source: 'standard.json' }],
);

/** The set that a position is played with. */
export function setOf(p: { readonly content: ContentNames }): GameSet {
  return sets.of(p);
}
