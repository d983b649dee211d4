import type { Seat } from '@roundhouse/kernel';

/** How texts are shown: names for the seats, and a painter of styles by name, which may leave the text as it is. */
export interface Words {
  paint(text: string, style: string): string;
  seatName(seat: Seat): string;
}

/** Owners on the map: A is seat 0. */
export function seatLetter(owner: Seat | null): string {
  return owner === null ? '?' : String.fromCharCode('A'.charCodeAt(0) + owner);
}

export function seatStyle(owner: Seat | null): string {
  return owner === null ? 'dim' : `seat-${owner}`;
}

/** A choice in the terminal: an action, or a question with choices of its own. */
export type TerminalChoice<A> =
  | { readonly label: string; readonly action: A }
  | { readonly label: string; readonly choices: readonly TerminalChoice<A>[] };

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

/** A table in text: the first and the last column stand to the left, numbers to the right. */
export function numberLines(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly head: string; readonly lines: readonly string[] } {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const left = column === 0 || column === heads.length - 1;
        return left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
      })
      .join('  ')
      .trimEnd();
  return { head: line(heads), lines: rows.map(line) };
}
