import { type ContentNames, ContentShelf } from '@roundhouse/kernel';
import { type Board, boardFrom } from './board.ts';
import { MAP_FORMAT, mapFileSchema } from './map-file.ts';
import { mapProblems } from './map-problems.ts';
import copperVale from './maps/copper-vale.json' with { type: 'json' };
import rustBelt from './maps/rust-belt.json' with { type: 'json' };
import twoShores from './maps/two-shores.json' with { type: 'json' };

/** The maps that come with the game. */
export const maps = ContentShelf.of(
  {
    kind: 'map',
    field: 'map',
    format: MAP_FORMAT,
    schema: mapFileSchema,
    problemsOf: mapProblems,
    contentFrom: boardFrom,
  },
  [
    { json: rustBelt, source: 'rust-belt.json' },
    { json: copperVale, source: 'copper-vale.json' },
    { json: twoShores, source: 'two-shores.json' },
  ],
);

/** The map that a position is played on. */
export function boardOf(p: { readonly content: ContentNames }): Board {
  return maps.of(p);
}
