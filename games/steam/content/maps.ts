import { MapShelf } from '@roundhouse/rails';
import { boardFrom } from './board.ts';
import { MAP_FORMAT, mapFileSchema } from './map-file.ts';
import { mapProblems } from './map-problems.ts';
import northeast from './maps/northeast.json' with { type: 'json' };
import ruhr from './maps/ruhr.json' with { type: 'json' };

const shelf = new MapShelf(mapFileSchema, mapProblems, boardFrom);

shelf.register(northeast, 'northeast.json');
shelf.register(ruhr, 'ruhr.json');

export const { read: readMap, register: registerMap, ids: mapIds, find: findBoard, of: boardOf } = shelf;

export const content = shelf.door(MAP_FORMAT);
