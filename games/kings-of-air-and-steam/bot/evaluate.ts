import type { Seat } from '@roundhouse/kernel';
import type { Position } from '../rules/position.ts';
import { scoreOf } from '../rules/result.ts';
import { outlookOf } from './outlook.ts';
import { prospectOf } from './prospect.ts';
import { BEAM, type Weights, WEIGHTS } from './weights.ts';
import { expectedOf, worthOf } from './worth.ts';

/** How good a position is for a seat: about the points it will have at the end, less a part of what the others have. */
export function evaluate(p: Position, seat: Seat, weights: Weights = WEIGHTS): number {
  return countedOn(p, seat, weights) - rivals(p, seat, weights);
}

/** The points that a seat will have at the end, as far as that can be told. */
export function forecast(p: Position, seat: Seat, weights: Weights = WEIGHTS): number {
  return worthBy(expectedOf, p, seat, weights);
}

/** The points at the end that whoever acts counts on. */
export function countedOn(p: Position, seat: Seat, weights: Weights): number {
  return worthBy(worthOf, p, seat, weights);
}

function worthBy(worth: typeof worthOf, p: Position, seat: Seat, weights: Weights): number {
  if (p.phase.name === 'game-over') return scoreOf(p, seat).total ?? 0;
  const outlook = outlookOf(p, seat, BEAM, weights);
  return worth(outlook, prospectOf(outlook));
}

function rivals(p: Position, seat: Seat, weights: Weights): number {
  const scored = p.players.reduce((sum, _, other) => (other === seat ? sum : sum + (scoreOf(p, other).total ?? 0)), 0);
  return (scored * weights.rivals) / Math.max(1, p.players.length - 1);
}

/**
 * A round is thought through to its end, where everybody has had the same. What is chosen before the first shows its worth
 * in it.
 */
export function chapter({ round }: Position): number {
  return Math.max(1, round);
}
