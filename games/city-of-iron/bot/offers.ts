import { entryOf, itemAt } from '@roundhouse/kernel';
import type { Ground } from './ground.ts';

/** A building that could be built, and what it would bring and cost: in points, and in what coins and science are worth then. */
export interface Offer {
  readonly points: number;
  readonly perCoin: number;
  readonly perScience: number;
  /** Its price. */
  readonly coins: number;
  readonly science: number;
}

/** Null where there is no land for it. */
export function offerOf(ground: Ground, id: string): Offer | null {
  const { set, tables, seat, estate, estates, future, calendar, weights } = ground;
  const { building, name, makes, land } = entryOf(tables.plots, id);
  if (land !== null && estate.types[land] !== true) return null;
  const { goods, incomePerGoodsBuilding } = set.file;
  const { last, scorings } = calendar;
  let points = weights.goods * future.expectedOf(seat, makes);
  let perCoin = makes.length > 0 ? incomePerGoodsBuilding * last : 0;
  let perScience = 0;
  for (const { good } of makes) {
    if (estates.rank(seat, good) !== 1) perCoin += (last * itemAt(goods, good).coins) / 2;
  }
  for (const effect of building.effects) {
    switch (effect.type) {
      case 'income-coins':
        perCoin += effect.amount * last;
        break;
      case 'income-coins-per-building':
        perCoin += effect.amount * itemAt(estate.named, entryOf(tables.names, effect.building)) * last;
        break;
      case 'income-science':
        perScience += effect.amount * last;
        break;
      case 'round-draw':
        points += (weights.draw * effect.amount * last) / 2;
        break;
      case 'score-bonus': {
        const rank = estates.rank(seat, entryOf(tables.goods, effect.good));
        if (rank > 0 && rank <= effect.maxRank) points += effect.amount * scorings.length;
      }
    }
  }
  const { coins } = building.cost;
  const science = itemAt(estate.named, name) > 0 ? 0 : building.cost.science;
  return { points, perCoin: perCoin - coins, perScience: perScience - science, coins, science };
}
