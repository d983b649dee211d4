import type { Hex } from '@roundhouse/hex';
import { type RailBoard, railBoardFrom, signsOf } from '@roundhouse/rails';
import type { Good, Terrain } from './components.ts';
import type { MapFile } from './map-file.ts';

/** A map, ready to play on. */
export interface Board extends RailBoard<Good, Terrain> {
  readonly supply: { readonly spaces: number; readonly cubes: number; readonly cubesWithThree: number };
  readonly fewerCubesWithThree: number;
  /** Hexes with a river or canal in them. */
  readonly water: ReadonlySet<Hex>;
}

interface Sign {
  readonly terrain: Terrain | null;
  readonly water: boolean;
}

export const TERRAIN_SIGNS: Readonly<Record<string, Sign>> = {
  '.': { terrain: 'plain', water: false },
  '~': { terrain: 'plain', water: true },
  '^': { terrain: 'hills', water: false },
  '%': { terrain: 'hills', water: true },
  ' ': { terrain: null, water: false },
};

export function terrainOf(sign: string): Terrain | null {
  return TERRAIN_SIGNS[sign]?.terrain ?? null;
}

/** Lays out a map file that has been found sound (see `map-problems.ts`). */
export function boardFrom(file: MapFile): Board {
  return {
    ...railBoardFrom(file, terrainOf),
    supply: file.supply,
    fewerCubesWithThree: file.fewerCubesWithThree,
    water: new Set(signsOf(file).flatMap((sign, hex) => (TERRAIN_SIGNS[sign]?.water === true ? [hex] : []))),
  };
}
