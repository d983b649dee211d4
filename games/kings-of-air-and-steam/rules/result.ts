import { ranked, type Result, type ScoreLine, type Seat, type SeatScore, text } from '@roundhouse/kernel';
import { boxOf } from '../content/boxes.ts';
import { POINTS_PER_DEPOT } from '../content/components.ts';
import { type Position, playerAt } from './position.ts';

export function scoreOf(p: Position, seat: Seat): SeatScore {
  const { cash, depots, airshipLevel, trainLevel } = playerAt(p, seat);
  const { airshipPoints, trainPoints } = boxOf(p);
  const lines: ScoreLine[] = [
    { label: text('Cash'), points: cash, rule: 'scoring.cash' },
    {
      label: text('{depots, plural, one {# depot} other {# depots}}', { depots: depots.length }),
      points: depots.length * POINTS_PER_DEPOT,
      rule: 'scoring.depots',
    },
    {
      label: text('Airship of level {level}', { level: airshipLevel }),
      points: airshipPoints[airshipLevel] ?? 0,
      rule: 'scoring.airship',
    },
    {
      label: text('Train of level {level}', { level: trainLevel }),
      points: trainPoints[trainLevel] ?? 0,
      rule: 'scoring.train',
    },
  ];
  return { total: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/** The ranking if the game ended now: by points, then by cash. */
export function standing(p: Position): Result {
  const scores = p.players.map((_, seat) => scoreOf(p, seat));
  return ranked(
    scores,
    scores.map(({ total }, seat) => [total ?? 0, playerAt(p, seat).cash]),
  );
}

export function result(p: Position): Result | null {
  return p.phase.name === 'game-over' ? standing(p) : null;
}
