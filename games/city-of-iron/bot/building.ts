import { entryOf, itemAt } from '@roundhouse/kernel';
import type { Outlook } from './outlook.ts';
import type { Purse } from './purse.ts';
import type { Plot } from './tables.ts';

/** A building of the row may be gone when one's turn comes. */
const STILL_THERE = 0.7;
/** Where there is no room something has to be torn down. */
const IN_PLACE_OF_ANOTHER = 0.6;
/** The second of two buildings takes another action. */
const SECOND = 0.7;
/** Science can be bought when it is needed. */
const SCIENCE_PRICE = 4;

interface Wish {
  readonly gain: number;
  readonly price: number;
}

/** What a player can build soon, or has stored; all that stays in store costs points in the end. */
export function buildingWorth(outlook: Outlook, purse: Purse): number {
  const { set, player, prospects, weights } = outlook;
  const penalty = set.file.storedPoints * player.stored.length;
  if (prospects.actions === 0) return penalty;
  const wishes = wishesOf(outlook, purse);
  let best = 0;
  for (let index = 0; index < wishes.length; index++) {
    const wish = itemAt(wishes, index);
    const ready = Math.min(1, player.coins / Math.max(1, wish.price)) ** 2;
    best = Math.max(best, ready * wish.gain);
    if (ready < 1) continue;
    for (let before = 0; before < index; before++) {
      const other = itemAt(wishes, before);
      if (wish.price + other.price > player.coins) continue;
      best = Math.max(best, Math.max(wish.gain, other.gain) + SECOND * Math.min(wish.gain, other.gain));
    }
  }
  const soon = Math.min(player.stored.length, prospects.actions / 2) / 2;
  return weights.building * best + penalty - set.file.storedPoints * soon;
}

function wishesOf(outlook: Outlook, purse: Purse): Wish[] {
  const { p, tables, player, estate } = outlook;
  const wishes: Wish[] = [];
  const add = (id: string, chance: number): void => {
    const plot = entryOf(tables.plots, id);
    if (plot.land !== null && estate.types[plot.land] !== true) return;
    const { name, cost } = plot.building;
    const science = estate.names.has(name) ? 0 : cost.science;
    const missing = Math.max(0, science - player.science);
    const gain = gainOf(outlook, purse, plot) - purse.coin * cost.coins - purse.science * science;
    const worth = gain * chance * (estate.free > 0 ? 1 : IN_PLACE_OF_ANOTHER);
    if (worth > 0) wishes.push({ gain: worth, price: cost.coins + missing * SCIENCE_PRICE });
  };
  for (const id of p.row) add(id, STILL_THERE);
  for (const id of player.stored) add(id, 1);
  return wishes;
}

/** What a building would bring, in points. */
function gainOf(outlook: Outlook, purse: Purse, { building, makes }: Plot): number {
  const { set, tables, seat, estate, estates, future, calendar, weights } = outlook;
  const { goods, incomePerGoodsBuilding } = set.file;
  let gain = weights.goods * future.expectedOf(seat, makes);
  if (makes.length > 0) gain += purse.coin * incomePerGoodsBuilding * calendar.last;
  for (const { good } of makes) {
    if (estates.rank(seat, good) !== 1) gain += (purse.coin * calendar.last * itemAt(goods, good).coins) / 2;
  }
  for (const effect of building.effects) {
    switch (effect.type) {
      case 'income-coins':
        gain += purse.coin * effect.amount * calendar.last;
        break;
      case 'income-coins-per-building':
        gain += purse.coin * effect.amount * (estate.names.get(effect.building) ?? 0) * calendar.last;
        break;
      case 'income-science':
        gain += purse.science * effect.amount * calendar.last;
        break;
      case 'round-draw':
        gain += (weights.draw * effect.amount * calendar.last) / 2;
        break;
      case 'score-bonus': {
        const rank = estates.rank(seat, entryOf(tables.goods, effect.good));
        if (rank > 0 && rank <= effect.maxRank) gain += effect.amount * calendar.scorings.length;
      }
    }
  }
  return gain;
}
