import { ranked, type Result, type Seat, type SeatScore, text } from '@roundhouse/kernel';
import { SCORING } from '../content/components.ts';
import { networkAt, type Position, playerAt } from './position.ts';

/** Pieces of track in completed links: each counts for its owner. */
export function trackPoints(p: Position, seat: Seat): number {
  let pieces = 0;
  for (const { complete, owner, segments } of networkAt(p).runs) {
    if (complete && owner === seat) pieces += segments.length;
  }
  return pieces;
}

export function scoreOf(p: Position, seat: Seat): SeatScore {
  const { income, shares, outInTurn } = playerAt(p, seat);
  if (outInTurn !== null) return { total: null, lines: [] };
  const track = trackPoints(p, seat);
  const lines = [
    { label: text('Income of {income}', { income }), points: income * SCORING.perIncome, rule: 'victory.income' },
    {
      label: text('{track, plural, one {# piece} other {# pieces}} of track in completed links', { track }),
      points: track * SCORING.perTrack,
      rule: 'victory.track',
    },
    {
      label: text('{shares, plural, one {# share} other {# shares}} issued', { shares }),
      points: shares * SCORING.perShare,
      rule: 'victory.shares',
    },
  ];
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

export function result(p: Position): Result | null {
  return p.phase.name === 'game-over' ? standing(p) : null;
}

/** The ranking if the game ended now. Who left the game ranks below all others, and by when they left. */
export function standing(p: Position): Result {
  const scores = p.players.map((_, seat) => scoreOf(p, seat));
  return ranked(
    scores,
    scores.map(({ total }, seat) => [playerAt(p, seat).outInTurn ?? Number.POSITIVE_INFINITY, total ?? 0]),
  );
}
