import type { Rng, Seat } from '@roundhouse/kernel';
import { weigh } from '../../bot/index.ts';
import type { Action, Position } from '../../index.ts';

const STEPS = 1_000_000;

/** One of the actions, by the weights of the game's bot: blind choices seldom deliver anything. */
export function livelyChoice(legal: readonly Action[], p: Position, seat: Seat, rng: Rng): Action {
  const weights = legal.map((action) => weigh(p, seat, action));
  let left = (rng.int(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  // Rounding may leave a crumb after the last one.
  const chosen = legal.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? legal.at(-1);
  if (chosen === undefined) throw new RangeError(`seat ${seat} has no choice`);
  return chosen;
}
