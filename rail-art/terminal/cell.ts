import { itemAt, type Seat } from '@roundhouse/kernel';
import type { Segment } from '@roundhouse/rails';
import { seatLetter, seatPaint, type TerminalWords } from '@roundhouse/style';

/** A hex in text is two lines of five characters. Odd columns hang one line lower, so that sides meet. */
export const CELL_WIDTH = 5;

interface Mark {
  readonly text: string;
  readonly style: string;
}

/** Where each side of the hex lies in the cell: its line, and its places from the rim to the middle. */
const SIDES: readonly { readonly line: 0 | 1; readonly places: readonly number[] }[] = [
  { line: 0, places: [] },
  { line: 0, places: [4, 3] },
  { line: 1, places: [4, 3] },
  { line: 1, places: [] },
  { line: 1, places: [0, 1] },
  { line: 0, places: [0, 1] },
];

const MIDDLE = 2;
const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;

/** Line-drawing characters by the ways that they go, as bits. */
const LINES = ' │─└││┌├─┘─┴┐┤┬┼';

/** The way out of the middle of its line that each side of the hex takes. */
const WAYS = [UP, RIGHT, RIGHT, DOWN, LEFT, LEFT];

/** A cell being drawn. */
export class Cell {
  readonly #marks: (Mark | undefined)[] = new Array<Mark | undefined>(2 * CELL_WIDTH).fill(undefined);

  put(line: 0 | 1, place: number, text: string, style: string): void {
    this.#marks[line * CELL_WIDTH + place] = { text, style };
  }

  /** A text over a whole line. */
  write(line: 0 | 1, text: string, style: string): void {
    for (const [place, sign] of [...text].slice(0, CELL_WIDTH).entries()) this.put(line, place, sign, style);
  }

  lines(words: TerminalWords): readonly [string, string] {
    const text = (line: number): string =>
      this.#marks
        .slice(line * CELL_WIDTH, (line + 1) * CELL_WIDTH)
        .map((mark) => (mark === undefined ? ' ' : words.paint(mark.text, mark.style)))
        .join('');
    return [text(0), text(1)];
  }
}

function drawSide(cell: Cell, edge: number, owner: Seat | null): void {
  const side = SIDES[edge];
  if (side === undefined) return;
  for (const place of side.places) cell.put(side.line, place, '─', seatPaint(owner));
}

/** Track from side to side. Each piece carries the letter of its owner, on a line of its own where it can. */
export function drawTrack(cell: Cell, segments: readonly Segment[]): void {
  const ways: [number, number] = [0, 0];
  for (const { a, b, owner } of segments) {
    for (const edge of [a, b]) {
      drawSide(cell, edge, owner);
      ways[itemAt(SIDES, edge).line] |= itemAt(WAYS, edge);
    }
    if (itemAt(SIDES, a).line !== itemAt(SIDES, b).line) {
      ways[0] |= DOWN;
      ways[1] |= UP;
    }
  }
  const style = seatPaint(segments[0]?.owner ?? null);
  cell.put(0, MIDDLE, LINES[ways[0]] ?? ' ', style);
  cell.put(1, MIDDLE, LINES[ways[1]] ?? ' ', style);
  const taken = new Set<number>();
  // The choosier piece first: one that touches a single line can have no other.
  const byChoice = segments.toSorted((one, other) => linesOf(one).length - linesOf(other).length);
  for (const segment of byChoice) {
    const line = linesOf(segment).find((candidate) => !taken.has(candidate));
    if (line === undefined) continue;
    taken.add(line);
    cell.put(line, MIDDLE, seatLetter(segment.owner), seatPaint(segment.owner));
  }
}

function linesOf({ a, b }: Segment): readonly (0 | 1)[] {
  return [...new Set([itemAt(SIDES, a).line, itemAt(SIDES, b).line])];
}

/** Track into the town in the middle: each exit carries the letter of its owner. */
export function drawTown(cell: Cell, segments: readonly Segment[]): void {
  cell.put(0, MIDDLE, 'o', 'bold');
  if (segments.length > 0) cell.put(1, MIDDLE, 'o', 'bold');
  for (const { a, owner } of segments) {
    const side = SIDES[a];
    if (side === undefined) continue;
    drawSide(cell, a, owner);
    cell.put(side.line, side.places.at(-1) ?? MIDDLE, seatLetter(owner), seatPaint(owner));
  }
}
