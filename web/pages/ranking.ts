import type { Result, Seat } from '@roundhouse/kernel';

/** Whoever ended first comes first. */
export function byRank<P extends { readonly seat: Seat }>(result: Result, players: readonly P[]): readonly P[] {
  return players.toSorted((a, b) => rankOf(result, a.seat) - rankOf(result, b.seat) || a.seat - b.seat);
}

export function rankOf(result: Result, seat: Seat): number {
  return result.ranks[seat] ?? Number.POSITIVE_INFINITY;
}
