import { itemAt } from '@roundhouse/kernel';
import type { Outlook } from './ground.ts';
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
  const { p, player, ground } = outlook;
  const { set, prospects, weights } = ground;
  const penalty = set.file.storedPoints * player.stored.length;
  if (prospects.actions === 0) return penalty;
  const wishes: Wish[] = [];
  addWishes(wishes, outlook, purse, p.row, STILL_THERE);
  addWishes(wishes, outlook, purse, player.stored, 1);
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

function addWishes(
  wishes: Wish[],
  { player, ground }: Outlook,
  purse: Purse,
  ids: readonly string[],
  chance: number,
): void {
  const room = ground.estate.free > 0 ? 1 : IN_PLACE_OF_ANOTHER;
  for (const id of ids) {
    const offer = ground.offer(id);
    if (offer === null) continue;
    const { points, perCoin, perScience, coins, science } = offer;
    const gain = (points + purse.coin * perCoin + purse.science * perScience) * chance * room;
    if (gain <= 0) continue;
    wishes.push({ gain, price: coins + Math.max(0, science - player.science) * SCIENCE_PRICE });
  }
}
