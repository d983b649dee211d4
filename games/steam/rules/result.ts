import { ranked, type Result, type Seat, type SeatScore, text } from '@roundhouse/kernel';
import { SCORING, valueOf } from '../content/components.ts';
import { networkAt, type Position, playerAt } from './position.ts';

export function completedLinks(p: Position, seat: Seat): number {
  let links = 0;
  for (const { complete, owner } of networkAt(p).runs) if (complete && owner === seat) links++;
  return links;
}

function incomePoints(income: number): number {
  return income >= 0 ? Math.floor(income / SCORING.incomePerPoint) : income * SCORING.pointsPerDebt;
}

export function scoreOf(p: Position, seat: Seat): SeatScore {
  const { income, points, outInTurn } = playerAt(p, seat);
  if (outInTurn !== null) return { total: null, lines: [] };
  const links = completedLinks(p, seat);
  const lines = [
    { label: text('Points scored during the game'), points, rule: 'end-of-game.points' },
    { label: text('Income of {income}', { income }), points: incomePoints(income), rule: 'end-of-game.income' },
    { label: text('Completed links: {links}', { links }), points: links * SCORING.perLink, rule: 'end-of-game.links' },
  ];
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

export function result(p: Position): Result | null {
  return p.phase.name === 'game-over' ? standing(p) : null;
}

/** The ranking if the game ended now. */
export function standing(p: Position): Result {
  const scores = p.players.map((_, seat) => scoreOf(p, seat));
  const strengths = p.players.map((_, seat) => strengthOf(p, seat, scores[seat]?.total ?? null));
  return ranked(scores, strengths);
}

/** What decides, in this order; more is better. Bankrupt players rank below all others. */
function strengthOf(p: Position, seat: Seat, total: number | null): readonly number[] {
  const { income, tile, outInTurn } = playerAt(p, seat);
  if (outInTurn !== null) return [outInTurn];
  return [Number.POSITIVE_INFINITY, total ?? 0, income, tile === null ? Number.NEGATIVE_INFINITY : -valueOf(tile)];
}
