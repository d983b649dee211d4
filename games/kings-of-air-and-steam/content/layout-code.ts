import type { AreaShape } from './boards-file.ts';
import { AREA_SHAPES, type BoardSet } from './boards-file.ts';

/** A board by its letter, and how often it is turned clockwise by 60 degrees. */
export interface PlacedBoard {
  readonly letter: string;
  readonly turns: number;
}

/** Boards in the order of an area's positions, each a letter and a number of turns: `A0B3C5`. */
export function layoutCode(boards: readonly PlacedBoard[]): string {
  return boards.map(({ letter, turns }) => `${letter}${turns}`).join('');
}

/** The boards of a code for people, who know them by their letters: `A, B, C`. */
export function boardLetters(code: string): string {
  return (code.match(/[A-Z]/g) ?? []).join(', ');
}

export interface Layout {
  readonly shape: AreaShape;
  readonly boards: readonly PlacedBoard[];
}

/** Null when the text is no code, or its boards are not a set that belongs together. */
export function readLayoutCode({ areas }: BoardSet, code: string): Layout | null {
  if (!/^(?:[A-Z][0-5])+$/.test(code)) return null;
  const boards = (code.match(/../g) ?? []).map((board) => ({
    letter: board.charAt(0),
    turns: Number(board.charAt(1)),
  }));
  const letters = sorted(boards.map(({ letter }) => letter));
  const shape = AREA_SHAPES.find((one) => areas[one].sets.some((set) => sorted([...set]) === letters));
  return shape === undefined ? null : { shape, boards };
}

function sorted(letters: readonly string[]): string {
  return letters.toSorted().join('');
}
