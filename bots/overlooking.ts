import { itemAt, type Rng } from '@roundhouse/kernel';
import { type Bot, botThat, type Brain, type Budget } from './bot.ts';
import { greedily } from './greedy.ts';
import { pickWeighted } from './lively.ts';

/**
 * Errs like people who are new to a game: it never does what it takes for bad, but of all that could be done only so many
 * things come to its mind, what stands out sooner than the rest.
 */
export function overlookingBot<P extends object, A, O, E>(
  name: string,
  brain: Brain<P, A, O, E>,
  notices: number,
  budget?: Budget,
): Bot<P, A> {
  return botThat(name, (view, seat, rng) => {
    const legal = brain.game.legal(view, seat);
    const noticed = noticedOf(legal, brain.weigh(view, seat, legal), notices, rng);
    return greedily(brain, view, seat, noticed, rng, budget);
  });
}

/** So many of the items, each as likely as its weight says. */
function noticedOf<T>(items: readonly T[], weights: readonly number[], most: number, rng: Rng): readonly T[] {
  if (items.length <= most) return items;
  const left = items.map((item, index) => ({ item, weight: itemAt(weights, index) }));
  const noticed: T[] = [];
  while (noticed.length < most && left.length > 0) {
    const one = pickWeighted(
      left,
      left.map(({ weight }) => weight),
      rng,
    );
    noticed.push(one.item);
    left.splice(left.indexOf(one), 1);
  }
  return noticed;
}
