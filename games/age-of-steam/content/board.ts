import { type Hex, hexAt } from '@roundhouse/hex';
import { type RailBoard, railBoardFrom, signsOf } from '@roundhouse/rails';
import type { Good, Terrain } from './components.ts';
import type { MapFile } from './map-file.ts';

export type Section = 'light' | 'dark';

/** A column of the goods display: its squares feed one city when its die is rolled. */
export interface Column {
  readonly section: Section;
  readonly die: number;
  readonly city: string;
  readonly squares: number;
}

export interface River {
  readonly hex: Hex;
  readonly edges: readonly number[];
}

/** A map, ready to play on. Nothing can be built on a lake. */
export interface Board extends RailBoard<Good, Terrain> {
  /** Lakes are drawn; hexes outside the board are not. */
  readonly lakes: readonly Hex[];
  readonly rivers: readonly River[];
  readonly columns: readonly Column[];
}

export const TERRAIN_SIGNS: Readonly<Record<string, Terrain | 'lake' | 'outside'>> = {
  '.': 'plain',
  '~': 'river',
  '^': 'mountain',
  '#': 'lake',
  ' ': 'outside',
};

export function terrainOf(sign: string): Terrain | null {
  const meaning = TERRAIN_SIGNS[sign];
  return meaning === 'plain' || meaning === 'river' || meaning === 'mountain' ? meaning : null;
}

/** Lays out a map file that has been found sound (see `map-problems.ts`). */
export function boardFrom(file: MapFile): Board {
  const board = railBoardFrom(file, terrainOf);
  return {
    ...board,
    lakes: signsOf(file).flatMap((sign, hex) => (TERRAIN_SIGNS[sign] === 'lake' ? [hex] : [])),
    rivers: file.rivers.map(({ at, edges }) => ({ hex: hexAt(board.grid, ...at), edges })),
    columns: file.display,
  };
}
