import type { Result, SeatScore } from './game.ts';

/**
 * Ranks seats by what decides, the most important first; more is better, and seats alike in all of it share a rank. A
 * seat without a score never wins.
 */
export function ranked(scores: readonly SeatScore[], strengths: readonly (readonly number[])[]): Result {
  const ranks = strengths.map((mine) => 1 + strengths.filter((other) => isAhead(other, mine)).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 && scores[seat]?.total !== null ? [seat] : []));
  return { ranks, winners, scores };
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? Number.NEGATIVE_INFINITY;
    if (value !== against) return value > against;
  }
  return false;
}
