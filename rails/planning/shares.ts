import { fraction, itemAt, type Rng } from '@roundhouse/kernel';

/** Choices that weigh something together: each its weight times `factor`, all of them `sum` times that. */
export interface Share<A> {
  readonly choices: readonly A[];
  readonly weights: readonly number[];
  readonly sum: number;
  readonly factor: number;
}

export function shareOf<A>(choices: readonly A[], weights: readonly number[]): Share<A> {
  return { choices, weights, sum: weights.reduce((sum, weight) => sum + weight, 0), factor: 1 };
}

/** One choice of all, each as likely as its weight says; undefined, and nothing drawn, where none weighs anything. */
export function sampleFrom<A>(shares: readonly Share<A>[], rng: Rng): A | undefined {
  let total = 0;
  for (const { sum, factor } of shares) total += sum * factor;
  if (total <= 0) return undefined;
  let left = fraction(rng) * total;
  let chosen: Share<A> | undefined;
  for (const share of shares) {
    const weight = share.sum * share.factor;
    if (weight <= 0) continue;
    chosen = share;
    if (left < weight) break;
    left -= weight;
  }
  return chosen === undefined ? undefined : choiceAt(chosen, left);
}

/** Rounding may leave a crumb after the last choice. */
function choiceAt<A>({ choices, weights, factor }: Share<A>, point: number): A | undefined {
  let left = point;
  let last: A | undefined;
  for (let index = 0; index < choices.length; index++) {
    const weight = itemAt(weights, index) * factor;
    if (weight <= 0) continue;
    last = itemAt(choices, index);
    left -= weight;
    if (left < 0) break;
  }
  return last;
}
