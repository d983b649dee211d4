import { entryOf, itemAt } from '@roundhouse/kernel';
import { buildingOf, landOf } from '../content/set.ts';
import type { Building } from '../content/set-file.ts';
import { capacityOf, makesGoods, buildingsOf } from '../rules/cities.ts';
import { priceOf } from '../rules/three-actions/build.ts';
import type { Outlook } from './outlook.ts';
import type { Purse } from './purse.ts';

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
  for (const [index, wish] of wishes.entries()) {
    const ready = Math.min(1, player.coins / Math.max(1, wish.price)) ** 2;
    best = Math.max(best, ready * wish.gain);
    if (ready < 1) continue;
    for (const other of wishes.slice(0, index)) {
      if (wish.price + other.price > player.coins) continue;
      best = Math.max(best, Math.max(wish.gain, other.gain) + SECOND * Math.min(wish.gain, other.gain));
    }
  }
  const soon = Math.min(player.stored.length, prospects.actions / 2) / 2;
  return weights.building * best + penalty - set.file.storedPoints * soon;
}

function wishesOf(outlook: Outlook, purse: Purse): Wish[] {
  const { p, set, player } = outlook;
  const types = new Set<string>();
  let room = 0;
  for (const city of player.cities) {
    room += capacityOf(p, set, player, city) - city.buildings.length;
    for (const type of landOf(set, city.land).types) types.add(type);
  }
  const wishes: Wish[] = [];
  const add = (id: string, chance: number): void => {
    const building = buildingOf(set, id);
    if (building.land !== null && !types.has(building.land)) return;
    const { coins, science } = priceOf(set, player, building);
    const missing = Math.max(0, science - player.science);
    const gain = gainOf(outlook, purse, building) - purse.coin * coins - purse.science * science;
    const worth = gain * chance * (room > 0 ? 1 : IN_PLACE_OF_ANOTHER);
    if (worth > 0) wishes.push({ gain: worth, price: coins + missing * SCIENCE_PRICE });
  };
  for (const id of p.row) add(id, STILL_THERE);
  for (const id of player.stored) add(id, 1);
  return wishes;
}

/** What a building would bring, in points. */
function gainOf(outlook: Outlook, purse: Purse, { goods, effects }: Building): number {
  const { set, seat, player, held, future, calendar, weights } = outlook;
  let gain = weights.goods * future.expectedOf(seat, goods);
  if (makesGoods(goods)) gain += purse.coin * set.file.incomePerGoodsBuilding * calendar.last;
  for (const good in goods) {
    if (held.get(good)?.ranks[seat] !== 1) gain += (purse.coin * calendar.last * entryOf(set.goods, good).coins) / 2;
  }
  for (const effect of effects) {
    switch (effect.type) {
      case 'income-coins':
        gain += purse.coin * effect.amount * calendar.last;
        break;
      case 'income-coins-per-building': {
        const count = buildingsOf(player).filter((id) => buildingOf(set, id).name === effect.building).length;
        gain += purse.coin * effect.amount * count * calendar.last;
        break;
      }
      case 'income-science':
        gain += purse.science * effect.amount * calendar.last;
        break;
      case 'round-draw':
        gain += (weights.draw * effect.amount * calendar.last) / 2;
        break;
      case 'score-bonus': {
        const rank = itemAt(entryOf(held, effect.good).ranks, seat);
        if (rank > 0 && rank <= effect.maxRank) gain += effect.amount * calendar.scorings.length;
      }
    }
  }
  return gain;
}
