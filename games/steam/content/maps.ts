import { type ContentNames, ContentShelf } from '@roundhouse/kernel';
import { type Board, boardFrom } from './board.ts';
import { MAP_FORMAT, mapFileSchema } from './map-file.ts';
import { mapProblems } from './map-problems.ts';
import northeast from './maps/northeast.json' with { type: 'json' };
import ruhr from './maps/ruhr.json' with { type: 'json' };

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
    { json: northeast, source: 'northeast.json' },
    { json: ruhr, source: 'ruhr.json' },
  ],
);

/** The map that a position is played on. */
export function boardOf(p: { readonly content: ContentNames }): Board {
  return maps.of(p);
}
