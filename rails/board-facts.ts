import { columnOf, EDGES, type Edge, type Grid, type Hex, hexCount, NOWHERE, rowOf } from '@roundhouse/hex';
import type { Topology } from './layout.ts';
import type { TileSet } from './tiles.ts';

/** A map and its tiles as plain data, for programs that cannot ask our modules. */

export interface HexFacts {
  readonly hex: Hex;
  readonly column: number;
  readonly row: number;
  /** By side: the hex across it; null where no track may run. */
  readonly neighbours: readonly (Hex | null)[];
}

/** Every hex of the map; lakes and hexes outside are left out. */
export function hexFacts(grid: Grid, { ground, across }: Topology): readonly HexFacts[] {
  return Array.from({ length: hexCount(grid) }, (_, hex) => hex)
    .filter((hex) => ground[hex] !== 'void')
    .map((hex) => ({
      hex,
      column: columnOf(grid, hex),
      row: rowOf(grid, hex),
      neighbours: EDGES.map((edge) => {
        const other = across[hex * EDGES.length + edge];
        return other === undefined || other === NOWHERE ? null : other;
      }),
    }));
}

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

export function tileFacts({ faces, orientations }: TileSet): readonly TileFacts[] {
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
