/** Where a table is, before, while and after it is played. */
export function roomPath(table: string): string {
  return `/online/${encodeURIComponent(table)}`;
}

/** What somebody is sent who is to see a moment of the match, as everybody counts it. */
export function momentLink(table: string, moment: number, here: string): string {
  return new URL(`${roomPath(table)}?moment=${moment}#board`, here).href;
}

/** The moment that such a link leads to; null for another address. */
export function momentIn(search: string): number | null {
  const said = new URLSearchParams(search).get('moment');
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : null;
}

/** What somebody is sent who is to sit down. */
export function inviteLink(invite: string, here: string): string {
  return new URL(`/join/${encodeURIComponent(invite)}`, here).href;
}

/** Where one comes who wants to open a table for a game. */
export function newTablePath(game: string): string {
  return `/new/${encodeURIComponent(game)}?online`;
}

/** An address that means this machine, and on another one that one. */
export function isOnlyHere(here: string): boolean {
  const { hostname } = new URL(here);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
