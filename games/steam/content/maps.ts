import { ContentShelf } from '@roundhouse/kernel';
import { boardFrom } from './board.ts';
import { MAP_FORMAT, mapFileSchema } from './map-file.ts';
import { mapProblems } from './map-problems.ts';
import northeast from './maps/northeast.json' with { type: 'json' };
import ruhr from './maps/ruhr.json' with { type: 'json' };

const shelf = new ContentShelf({
  kind: 'map',
  format: MAP_FORMAT,
  schema: mapFileSchema,
  problemsOf: mapProblems,
  contentFrom: boardFrom,
});

shelf.register(northeast, 'northeast.json');
shelf.register(ruhr, 'ruhr.json');

export const { read: readMap, register: registerMap, ids: mapIds, find: findBoard, of: boardOf } = shelf;

export const content = shelf.door;
