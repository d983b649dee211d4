import { type Result, type SeatScore, text } from '@roundhouse/kernel';
import { known, type Position } from './position.ts';

function scoreOf(p: Position, seat: number): SeatScore {
  const aside = (p.aside[seat] ?? []).reduce<number>((sum, card) => sum + Math.floor(known(card) / 10), 0);
  const lines = [
    { label: text('Prizes'), points: 10 * (p.prizes[seat] ?? 0), rule: 'end.score' },
    { label: text('Coins'), points: p.coins[seat] ?? 0, rule: 'end.score' },
    { label: text('Cards put aside'), points: aside, rule: 'end.score' },
  ];
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

export function result(p: Position): Result | null {
  if (p.phase !== 'over') return null;
  const scores = p.hands.map((_, seat) => scoreOf(p, seat));
  const totals = scores.map(({ total }) => total ?? 0);
  const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  return { ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])), scores };
}
