import type { RailExample } from './example.ts';

const ASHFORD = { name: 'Ashford', at: [0, 2], colour: 'purple' } as const;
const BRILL = { name: 'Brill', at: [2, 1], colour: 'blue' } as const;
const CARNE = { name: 'Carne', at: [4, 0], colour: 'red' } as const;
const SLOPE = [' ...', '....', '... '];
const LONG_SLOPE = [' ....', '.....', '.... '];
const ROUND = [' . ', '...', '...'];

/** What both rail games explain by a picture. */
export const RAIL_EXAMPLES = {
  /** A link of two tiles, and track that reaches no second place yet. */
  links: {
    terrain: SLOPE,
    cities: [ASHFORD, { name: 'Brill', at: [3, 0], colour: 'blue' }],
    track: [
      { at: [1, 1], pieces: [[1, 4, 0]] },
      { at: [2, 1], pieces: [[1, 4, 0]] },
      { at: [3, 1], pieces: [[0, 3, 1]] },
    ],
  },
  /** One track over another. */
  crossing: {
    terrain: ROUND,
    cities: [ASHFORD, BRILL, { name: 'Carne', at: [1, 0], colour: 'red' }],
    track: [
      {
        at: [1, 1],
        pieces: [
          [1, 4, 0],
          [0, 3, 1],
        ],
      },
    ],
  },
  /** Two tracks beside one another. */
  coexisting: {
    terrain: ROUND,
    cities: [
      { name: 'Ashford', at: [0, 1], colour: 'purple' },
      { name: 'Brill', at: [2, 2], colour: 'blue' },
    ],
    track: [
      {
        at: [1, 1],
        pieces: [
          [0, 2, 0],
          [3, 5, 1],
        ],
      },
    ],
  },
  /** Three exits of a town, two owners. */
  town: {
    terrain: ROUND,
    cities: [ASHFORD, { name: 'Carne', at: [1, 0], colour: 'red' }],
    towns: [{ name: 'Dell', at: [1, 1] }],
    track: [
      {
        at: [1, 1],
        pieces: [
          [0, 'town', 0],
          [2, 'town', 1],
          [4, 'town', 0],
        ],
      },
    ],
  },
  /** The open end leads north-east. */
  openEnd: {
    terrain: ROUND,
    cities: [ASHFORD, { name: 'Carne', at: [1, 0], colour: 'red' }],
    track: [{ at: [1, 1], pieces: [[4, 1, 0]] }],
  },
  /** The same end, turned to a city. */
  turnedEnd: {
    terrain: ROUND,
    cities: [ASHFORD, { name: 'Carne', at: [1, 0], colour: 'red' }],
    track: [{ at: [1, 1], pieces: [[4, 0, 0]] }],
  },
  /** The same end, of which nobody took care. */
  lostEnd: {
    terrain: ROUND,
    cities: [ASHFORD, { name: 'Carne', at: [1, 0], colour: 'red' }],
    track: [{ at: [1, 1], pieces: [[4, 1, null]] }],
  },
  /** Track that runs up to a town in which there is no tile. */
  pointing: {
    terrain: ROUND,
    cities: [ASHFORD],
    towns: [{ name: 'Brill', at: [2, 1] }],
    track: [{ at: [1, 1], pieces: [[1, 4, 0]] }],
  },
  /** The town is a city now, and the link complete. */
  urbanized: {
    terrain: ROUND,
    cities: [ASHFORD, { ...BRILL, isNew: true }],
    track: [{ at: [1, 1], pieces: [[1, 4, 0]] }],
  },
  /** A red cube over two links of different owners. */
  journey: {
    terrain: LONG_SLOPE,
    cities: [{ ...ASHFORD, cubes: ['red'] }, BRILL, CARNE],
    track: [
      { at: [1, 1], pieces: [[1, 4, 0]] },
      { at: [3, 0], pieces: [[1, 4, 1]] },
    ],
    way: [
      [0, 2],
      [4, 0],
    ],
  },
  /** A red cube that meets a red city on its way to another. */
  stopping: {
    terrain: LONG_SLOPE,
    cities: [{ ...ASHFORD, cubes: ['red'] }, { ...BRILL, colour: 'red' }, CARNE],
    track: [
      { at: [1, 1], pieces: [[1, 4, 0]] },
      { at: [3, 0], pieces: [[1, 4, 0]] },
    ],
    way: [
      [0, 2],
      [2, 1],
    ],
  },
  /** The same tile on plain land, on a river and in mountains. */
  grounds: {
    terrain: ['.~^'],
    rivers: [{ at: [1, 0], edges: [1, 4] }],
    track: [
      { at: [0, 0], pieces: [[0, 3, 0]] },
      { at: [1, 0], pieces: [[0, 3, 0]] },
      { at: [2, 0], pieces: [[0, 3, 0]] },
    ],
  },
  /** A side that no track may cross. */
  heavySide: {
    terrain: ROUND,
    cities: [ASHFORD],
    track: [{ at: [1, 1], pieces: [[4, 0, 0]] }],
    blocked: [{ at: [1, 1], edge: 1 }],
  },
} as const satisfies Readonly<Record<string, RailExample>>;
