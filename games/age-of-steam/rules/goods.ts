import type { Rng } from '@roundhouse/kernel';
import { type Good, GOODS } from '../content/components.ts';

export type Bag = Readonly<Record<Good, number>>;

export function bagSize(bag: Bag): number {
  return GOODS.reduce((sum, good) => sum + bag[good], 0);
}

/** One cube out of the bag, each as likely as any other; null from an empty bag. */
export function drawGood(bag: Bag, rng: Rng): { readonly good: Good; readonly bag: Bag } | null {
  const size = bagSize(bag);
  if (size === 0) return null;
  let index = rng.int(size);
  for (const good of GOODS) {
    if (index < bag[good]) return { good, bag: { ...bag, [good]: bag[good] - 1 } };
    index -= bag[good];
  }
  return null;
}

/** Cubes in the order of GOODS, so that positions with the same cubes are the same. */
export function sortedGoods(goods: readonly Good[]): readonly Good[] {
  return goods.toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
}
