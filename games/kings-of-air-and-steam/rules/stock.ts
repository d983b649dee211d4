import type { Rng } from '@roundhouse/kernel';
import { type Good, GOODS } from '../content/components.ts';

/** How many of each good. */
export type Stock = Readonly<Record<Good, number>>;

export const NO_GOODS: Stock = { chemicals: 0, machinery: 0, food: 0, textiles: 0, luxuries: 0 };

export function changed(stock: Stock, good: Good, by: number): Stock {
  return { ...stock, [good]: stock[good] + by };
}

export function sizeOf(stock: Stock): number {
  return stock.chemicals + stock.machinery + stock.food + stock.textiles + stock.luxuries;
}

/** The kinds that there are any of. */
export function kindsIn(stock: Stock): Good[] {
  return GOODS.filter((good) => stock[good] > 0);
}

/** One of the pieces, each as likely as any other; null when there are none. */
export function drawn(stock: Stock, rng: Rng): Good | null {
  const size = sizeOf(stock);
  if (size === 0) return null;
  let left = rng.int(size);
  for (const good of GOODS) {
    left -= stock[good];
    if (left < 0) return good;
  }
  return null;
}
