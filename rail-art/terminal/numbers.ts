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
