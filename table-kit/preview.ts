import { clone, type Rng, type Seat, type Violation } from '@roundhouse/kernel';

/** Thrown where something that is only looked at before would draw. */
class NeedsChance extends RangeError {}

export const noChance: Rng = {
  int() {
    throw new NeedsChance('what chance decides cannot be looked at before');
  },
};

/** The rules, as far as playing ahead asks them. Methods, so that every game's own types fit. */
export interface PlayedRules<P, A, E> {
  check(p: P, seat: Seat, action: A): Violation | null;
  play(p: P, seat: Seat, action: A, rng: Rng, tell: (event: E) => void): void;
}

/**
 * The position that a plan would lead to, played on a copy with the game's own rules; an action that is not possible
 * any more ends it. Without a plan it is the position itself.
 */
export function afterPlan<P extends object, A, E>(
  rules: PlayedRules<P, A, E>,
  p: P,
  seat: Seat,
  plan: readonly A[],
  tell: (event: E) => void = () => undefined,
): P {
  if (plan.length === 0) return p;
  const copy = clone(p);
  for (const action of plan) {
    if (rules.check(copy, seat, action) !== null) break;
    rules.play(copy, seat, action, noChance, tell);
  }
  return copy;
}

/** What can be seen by playing ahead; null where chance has a say, for then nothing can be promised. */
export function unlessChance<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof NeedsChance) return null;
    throw error;
  }
}
