import type { Table } from '@roundhouse/wire';

const ada = { id: 'ada', name: 'Ada', kind: 'guest' } as const;
const bea = { id: 'bea', name: 'Bea', kind: 'guest' } as const;

/** A table with a free seat that Ada opened, as Bea sees it, who sits beside her. */
export const tableOfAda: Table = {
  id: 't',
  game: 'steam',
  title: '',
  state: 'open',
  access: 'link',
  pace: 'live',
  watching: false,
  startsFull: false,
  hints: false,
  seats: 4,
  places: [
    { seat: 0, person: ada, bot: null, name: 'Ada', livery: null },
    { seat: 1, person: bea, bot: null, name: 'Bea', livery: null },
    { seat: 3, person: null, bot: 'easy', name: 'Rocket', livery: null },
  ],
  host: ada,
  waiting: [],
  changed: 0,
  created: 0,
  options: {},
  seat: 1,
  mine: false,
  invite: 'secret',
  offered: null,
  seedHash: 'abc',
  seed: null,
  rematch: null,
  question: null,
  clock: null,
};
