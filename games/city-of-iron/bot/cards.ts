import type { Card, CardEffect } from '../content/set-file.ts';
import type { NearCard } from './near-cards.ts';
import { filled } from './filled.ts';
import type { Outlook } from './ground.ts';
import type { Purse } from './purse.ts';

/** More than so many actions make no card more useful. */
const MANY_ACTIONS = 5;

/** What cards are good for, apart from plans that take several of them. */
export function cardsWorth(outlook: Outlook, purse: Purse, cards: readonly NearCard[]): number {
  let worth = 0;
  for (const { tool, near } of cards) if (near > 0) worth += near * usesOf(outlook, purse, tool.card);
  return worth * filled(outlook.ground.prospects.actions, MANY_ACTIONS);
}

function usesOf(outlook: Outlook, purse: Purse, { skills, vehicle, attack, action }: Card): number {
  const { weights } = outlook.ground;
  const asFuel =
    weights.work * skills.work +
    weights.distance * skills.distance +
    (vehicle === null ? 0 : weights.vehicle) +
    weights.attack * attack;
  if (action === null) return asFuel;
  let best = 0;
  for (const { pay, effects } of action.ways) {
    let gain = -pay.coins * purse.coin - pay.science * purse.science;
    for (const effect of effects) gain += effectWorth(outlook, purse, effect);
    best = Math.max(best, gain);
  }
  return Math.max(asFuel, best) + Math.min(asFuel, best) / 3;
}

/** What an effect would bring now. Settling and expanding are plans, and judged as such. */
function effectWorth(outlook: Outlook, purse: Purse, effect: CardEffect): number {
  switch (effect.type) {
    case 'gain-coins':
    case 'steal':
      return purse.coin * effect.amount;
    case 'gain-coins-per':
      return purse.coin * Math.min(effect.max, effect.base + effect.amount * countFor(outlook, effect.per));
    case 'gain-science':
      return purse.science * effect.amount;
    case 'build':
      return (
        purse.coin * effect.coinDiscount * effect.count +
        purse.science * effect.scienceDiscount * effect.count +
        EXTRA_ACTION * (effect.count - 1)
      );
    case 'demolish':
      return (purse.coin * effect.coins) / 2;
    case 'recover':
    case 'draw':
      return outlook.ground.weights.draw * effect.amount;
    default:
      return 0;
  }
}

const EXTRA_ACTION = 0.4;

function countFor({ player, ground }: Outlook, per: 'good-type' | 'city' | 'town'): number {
  if (per === 'city') return player.cities.length;
  return per === 'town' ? player.towns.length : ground.estate.kinds;
}
