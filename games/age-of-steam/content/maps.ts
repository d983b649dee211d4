import { ContentShelf } from '@roundhouse/kernel';
import { boardFrom } from './board.ts';
import { MAP_FORMAT, mapFileSchema } from './map-file.ts';
import { mapProblems } from './map-problems.ts';
import copperVale from './maps/copper-vale.json' with { type: 'json' };
import rustBelt from './maps/rust-belt.json' with { type: 'json' };
import twoShores from './maps/two-shores.json' with { type: 'json' };

const shelf = new ContentShelf({
  kind: 'map',
  format: MAP_FORMAT,
  schema: mapFileSchema,
  problemsOf: mapProblems,
  contentFrom: boardFrom,
});

shelf.register(rustBelt, 'rust-belt.json');
shelf.register(copperVale, 'copper-vale.json');
shelf.register(twoShores, 'two-shores.json');

export const { read: readMap, register: registerMap, ids: mapIds, find: findBoard, of: boardOf } = shelf;

export const content = shelf.door;
