import type { Rng } from '@roundhouse/kernel';
import { type Bag as BagOf, drawGood as drawFrom, inOrder } from '@roundhouse/rails';
import { type Good, GOODS } from '../content/components.ts';

export type Bag = BagOf<Good>;

export function drawGood(bag: Bag, rng: Rng): { readonly good: Good; readonly bag: Bag } | null {
  return drawFrom(GOODS, bag, rng);
}

export function sortedGoods(goods: readonly Good[]): readonly Good[] {
  return inOrder(GOODS, goods);
}
