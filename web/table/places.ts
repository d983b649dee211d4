/** Where the board of a finished match is looked at, instead of its result. */
export const BOARD = 'board';
/** Where it is explained. */
export const EXPLAINED = 'explained';

const AT = /^board(?:-(\d{1,6}))?$/;

/** Its board at a moment, as whoever looks counts them. */
export function boardAt(moment: number): string {
  return `${BOARD}-${moment}`;
}

/** The moment that such an address leads to, its beginning where it names none; null for another address. */
export function momentOfBoard(hash: string): number | null {
  const found = AT.exec(hash);
  return found === null ? null : Number(found[1] ?? 0);
}
