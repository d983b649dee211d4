import { columnOf, EDGES, type Edge, type Hex, hexCount, NOWHERE, rowOf } from '@roundhouse/hex';
import type { RailBoard } from './board.ts';
import type { TileSet } from './tiles.ts';

/** A map and its tiles as plain data, for programs that cannot ask our modules. */

/** Every hex of the map, with what only this game says of it; lakes and hexes outside are left out. */
function hexFacts<Good extends string, Terrain, More extends object>(
  { grid, topology: { ground, across }, terrain, cityAt, townAt }: RailBoard<Good, Terrain>,
  more: (hex: Hex) => More,
) {
  return Array.from({ length: hexCount(grid) }, (_, hex) => hex)
    .filter((hex) => ground[hex] !== 'void')
    .map((hex) => ({
      hex,
      column: columnOf(grid, hex),
      row: rowOf(grid, hex),
      /** By side: the hex across it; null where no track may run. */
      neighbours: EDGES.map((edge): Hex | null => {
        const other = across[hex * EDGES.length + edge];
        return other === undefined || other === NOWHERE ? null : other;
      }),
      terrain: terrain[hex] ?? null,
      ...more(hex),
      city: cityAt.get(hex)?.id ?? null,
      town: townAt.get(hex)?.id ?? null,
    }));
}

/** What every rail game tells of its map and tiles; `more` is what only this game says of a hex. */
export function railFacts<Good extends string, Terrain, More extends object>(
  board: RailBoard<Good, Terrain>,
  goods: readonly Good[],
  tiles: TileSet,
  more: (hex: Hex) => More,
) {
  const { id, name, grid, cities, towns, newCities } = board;
  return {
    map: id,
    name,
    columns: grid.columns,
    rows: grid.rows,
    hexes: hexFacts(board, more),
    cities: cities.map((city) => ({
      id: city.id,
      name: city.name,
      hex: city.hex,
      color: city.color,
      startingGoods: city.startingGoods,
    })),
    towns: towns.map((town) => ({ id: town.id, name: town.name, hex: town.hex })),
    newCities,
    goods: goods.map((good) => ({ good, count: board.goods[good] })),
    tiles: tileFacts(tiles),
  };
}

/** What those facts mean, but for `hexes`, `cities` and `tiles`, of which each game has something of its own to say. */
export const RAIL_MEANINGS = {
  map: 'the id of the map',
  name: 'what people call it',
  turns: 'how many turns this match has at most',
  columns: 'how many columns of hexes the map has',
  rows: 'how many rows of hexes the map has',
  towns: 'the printed towns',
  newCities: 'the New Cities that may be urbanized, on the map or not',
  goods: 'the colours of goods, and how many cubes of each there are in all',
  builds: 'tiles a turn, and with Engineer',
  moves: 'rounds of moving goods in a turn',
};

export interface TileFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly count: number;
  /** The turns that look different: in each, which sides the tracks join, and the sides by which track leaves. */
  readonly rotations: readonly {
    readonly rotation: number;
    readonly tracks: readonly (readonly [Edge, Edge])[];
    readonly exits: readonly Edge[];
  }[];
}

function tileFacts({ faces, orientations }: TileSet): readonly TileFacts[] {
  return faces.map((face) => ({
    id: face.id,
    name: face.name,
    kind: face.kind,
    count: face.count,
    rotations: orientations
      .filter((turned) => turned.face === face)
      .map(({ rotation, tracks, exits }) => ({ rotation, tracks, exits })),
  }));
}

/** How rail games name things, for programs. Markdown. */
export const RAIL_NOTES = `Hexes have flat tops, and every odd column hangs half a hex lower. A hex is a number: **row × columns + column**, both counted
from 0 at the top left. The sides of a hex are 0 to 5, **clockwise from north**: 0 north, 1 north-east, 2 south-east, 3 south, 4
south-west, 5 north-west. A tile's rotation of r adds r to every side of it, modulo 6. Rotations that look the same are one:
positions hold the lowest, actions may name any. \`board\` has all of this ready: neighbours, and the sides that each tile joins in
each rotation.

A route is named by its \`exits\`: for each place that the cube leaves, the city it starts from first, the side of that place's hex by
which it leaves. So parallel links are told apart. \`[3, 1]\` leaves the city to the south, runs along that link to the place at its
other end, leaves that place by the north-east and stops where that link ends.

On a hex of open land every track of a tile is a piece of its own. On a town hex every exit is one, from that side to the town, in the
order of the tile's \`exits\`; \`owners\` follows the same order.

\`legal\` lists one route for each cube, destination and set of owners that are paid; \`check\` allows every other route too, and every
rotation that looks like a listed one.
`;
