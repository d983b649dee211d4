import { hashOf, type Match } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import { THOROUGH } from './effort.ts';

/** Moments of a game by which evaluations are told apart. */
const PROBES = 6;

/**
 * By what an analysis was made: another evaluation, or another way to think, has another mark. Nobody has to count
 * versions for it: the evaluation is asked about a few moments of the very game.
 */
export function markOf<P extends object, A, O, E>(brain: Brain<P, A, O, E>, match: Match<P, A, O, E>): string {
  const judged = Array.from({ length: PROBES }, (_, probe) => {
    const position = match.at(Math.floor((match.seq * probe) / PROBES));
    return Array.from({ length: match.seats }, (__, seat) => [
      brain.evaluate(position, seat).toFixed(3),
      brain.forecast(position, seat).toFixed(3),
    ]);
  });
  return hashOf([THOROUGH.shape, judged]);
}
