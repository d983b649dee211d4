import { filled } from './filled.ts';
import type { Outlook } from './ground.ts';

/** What an action can use, on the average of many games. */
const PER_ACTION = { coins: 3.5, science: 0.6 };

export interface Purse {
  readonly worth: number;
  /** What one more would be worth, in points. */
  readonly coin: number;
  readonly science: number;
}

/** What coins and science are good for, those of the rounds to come included. Without actions they buy nothing. */
export function purseOf({ p, player, ground }: Outlook): Purse {
  const { set, seat, estate, estates, calendar, prospects, weights } = ground;
  const { last, scorings } = calendar;
  const { actions, chances } = prospects;
  const coins = player.coins + last * estates.coins(seat);
  let science = player.science + last * estate.science;
  for (let ahead = 0; ahead < scorings.length - 1; ahead++) {
    science += set.file.scoreCards[p.scorings + ahead]?.science ?? 0;
  }
  const coinScale = PER_ACTION.coins * actions;
  const scienceScale = PER_ACTION.science * actions;
  const money = filled(coins, coinScale);
  const knowledge = filled(science, scienceScale);
  return {
    worth: chances * (weights.coins * money + weights.science * knowledge),
    coin: coinScale === 0 ? 0 : (chances * weights.coins * (1 - money)) / coinScale,
    science: scienceScale === 0 ? 0 : (chances * weights.science * (1 - knowledge)) / scienceScale,
  };
}
