import type { Seat } from '@roundhouse/kernel';
import type { GoodColour } from '../palette.ts';
import { GOOD_LETTERS } from '../pieces/cube.ts';

/** How texts are shown: names for the seats, and a painter of styles by name, which may leave the text as it is. */
export interface Words {
  paint(text: string, style: string): string;
  seatName(seat: Seat): string;
}

/** By edge, clockwise from north. */
const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export function direction(edge: number): string {
  return DIRECTIONS[edge] ?? '?';
}

/** Owners on the map: A is seat 0. */
export function seatLetter(owner: Seat | null): string {
  return owner === null ? '?' : String.fromCharCode('A'.charCodeAt(0) + owner);
}

export function seatStyle(owner: Seat | null): string {
  return owner === null ? 'dim' : `seat-${owner}`;
}

export function cubesText(cubes: readonly GoodColour[], words: Words): string {
  return cubes.map((good) => words.paint(GOOD_LETTERS[good], good)).join('');
}
