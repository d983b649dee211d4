import { fraction, itemAt, pick, type Rng } from '@roundhouse/kernel';
import { type Bot, type Brain, quickBot } from './bot.ts';

/** Random, but by the weights of the game: it stays in the game long enough to use everything in the box. */
export function livelyBot<P extends object, A, O, E>(brain: Brain<P, A, O, E>): Bot<P, A> {
  return quickBot('lively', (view, seat, rng) => {
    const sampled = brain.sample?.(view, seat, rng);
    if (sampled !== undefined) return sampled;
    const legal = brain.game.legal(view, seat);
    return pickWeighted(legal, brain.weigh(view, seat, legal), rng);
  });
}

/** One item, each as likely as its weight says; all alike when no weight is above 0. */
export function pickWeighted<T>(items: readonly T[], weights: readonly number[], rng: Rng): T {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return pick(items, rng);
  let left = fraction(rng) * total;
  let last: T | undefined;
  for (const [index, item] of items.entries()) {
    const weight = itemAt(weights, index);
    if (weight <= 0) continue;
    last = item;
    left -= weight;
    if (left < 0) return item;
  }
  // Rounding may leave a crumb after the last item.
  return last ?? pick(items, rng);
}
