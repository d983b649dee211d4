import { ContentShelf } from '@roundhouse/kernel';
import { setFrom } from './set.ts';
import { SET_FORMAT, setFileSchema } from './set-file.ts';
import { setProblems } from './set-problems.ts';
import standard from './sets/standard.json' with { type: 'json' };

const shelf = new ContentShelf({
  kind: 'set',
  format: SET_FORMAT,
  schema: setFileSchema,
  problemsOf: setProblems,
  contentFrom: setFrom,
});

shelf.register(standard, 'standard.json');

export const { read: readSet, register: registerSet, ids: setIds, find: findSet, of: setOf } = shelf;

export const content = shelf.door;
