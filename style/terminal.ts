import { itemAt, type Seat } from '@roundhouse/kernel';

/** Puts a text in a colour or other style by name; where there are no colours, it gives the text back as it is. */
export type Paint = (text: string, style: string) => string;

/** How texts are shown: names for the seats, and a painter. */
export interface TerminalWords {
  readonly paint: Paint;
  seatName(seat: Seat): string;
}

/** A choice in the terminal: an action, or a question with choices of its own. */
export type TerminalChoice<A> =
  | { readonly label: string; readonly action: A }
  | { readonly label: string; readonly choices: readonly TerminalChoice<A>[] };

/** How a game is shown and played in a terminal. Methods, so that games of many types fit side by side. */
export interface Terminal<P, A> {
  /** The board, line by line. */
  board(p: P, words: TerminalWords): readonly string[];
  /** Everyone's numbers, line by line. */
  numbers(p: P, words: TerminalWords): readonly string[];
  /** What that seat must do now, in one line. */
  task(p: P, seat: Seat, words: TerminalWords): string;
  /** The legal actions, grouped as a person thinks of them. */
  choices(p: P, seat: Seat, actions: readonly A[], words: TerminalWords): readonly TerminalChoice<A>[];
}

/** Owners on the map: A is seat 0. */
export function seatLetter(owner: Seat | null): string {
  return owner === null ? '?' : String.fromCharCode('A'.charCodeAt(0) + owner);
}

export function seatPaint(owner: Seat | null): string {
  return owner === null ? 'dim' : `seat-${owner}`;
}

/** Actions as a person thinks of them: those of one group behind a question, the others by themselves. */
export function groupedChoices<A>(
  actions: readonly A[],
  groupOf: (action: A) => string | null,
  labelOf: (action: A) => string,
): TerminalChoice<A>[] {
  const groups = new Map<string, TerminalChoice<A>[]>();
  const single: TerminalChoice<A>[] = [];
  for (const action of actions) {
    const choice = { label: labelOf(action), action };
    const group = groupOf(action);
    if (group === null) single.push(choice);
    else groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...[...groups].map(([label, choices]): TerminalChoice<A> => ({ label, choices })), ...single];
}

/** Everybody's numbers, in the order of `seats`: the heads, and a line in the colour of each seat. */
export function playerLines(
  heads: readonly string[],
  seats: readonly Seat[],
  cellsOf: (seat: Seat) => readonly string[],
  words: TerminalWords,
): string[] {
  const rows = seats.map((seat) => [`${seatLetter(seat)} ${words.seatName(seat)}`, ...cellsOf(seat)]);
  const { head, lines } = numberLines(['', ...heads], rows);
  return [words.paint(head, 'dim'), ...seats.map((seat, row) => words.paint(itemAt(lines, row), seatPaint(seat)))];
}

/** A line for everybody who is no longer in the game. */
export function goneLines(players: readonly { readonly outInTurn: number | null }[], words: TerminalWords): string[] {
  return players.flatMap(({ outInTurn }, seat) =>
    outInTurn === null ? [] : [words.paint(`${seatLetter(seat)} ${words.seatName(seat)} has left the game`, 'dim')],
  );
}

/** A table in text: the first and the last column stand to the left, numbers to the right. */
function numberLines(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly head: string; readonly lines: readonly string[] } {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const left = column === 0 || column === heads.length - 1;
        return left ? cell.padEnd(itemAt(widths, column)) : cell.padStart(itemAt(widths, column));
      })
      .join('  ')
      .trimEnd();
  return { head: line(heads), lines: rows.map(line) };
}
