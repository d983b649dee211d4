import { cardOf } from '../content/set.ts';
import type { Card, CardEffect, DeckName } from '../content/set-file.ts';
import { goodsOf } from '../rules/goods.ts';
import { drawsBy } from './holdings.ts';
import { filled, type Outlook } from './outlook.ts';
import type { Purse } from './purse.ts';

/** A card that comes to hand in some rounds is worth so much of one that is there, for each round. */
const PATIENCE = 0.75;
/** Whoever needs a card spends an action on drawing it. */
const DRAWN_BY_ACTIONS = 0.35;
/** More than so many actions make no card more useful. */
const MANY_ACTIONS = 5;

/** A card that its owner has, and how near it is: 1 in hand, less the later it will be drawn. */
export interface NearCard {
  readonly card: Card;
  readonly near: number;
}

const DECKS: readonly DeckName[] = ['citizen', 'military'];

/** All cards that the seat owns and may know, the nearest first. */
export function nearCards({ p, set, seat, player, calendar }: Outlook): NearCard[] {
  const cards: NearCard[] = [];
  for (const id of player.hand) if (id !== null) cards.push({ card: cardOf(set, id), near: 1 });
  const draws = drawsBy(p, set, player);
  const laid = 'laid' in p.phase && p.phase.seat === seat ? p.phase.laid : [];
  for (const deck of DECKS) {
    const { draw, discard } = player[deck];
    const aRound = draws[deck] + draws.either / 2 + DRAWN_BY_ACTIONS;
    let place = 0;
    for (const id of [...draw, ...discard, ...laid]) {
      if (id === null) continue;
      const card = cardOf(set, id);
      if (card.deck !== deck) continue;
      place += 1;
      const rounds = place / aRound;
      cards.push({ card, near: rounds > calendar.last ? 0 : PATIENCE ** rounds });
    }
  }
  return cards.sort((a, b) => b.near - a.near);
}

/** What cards are good for, apart from plans that take several of them. */
export function cardsWorth(outlook: Outlook, purse: Purse, cards: readonly NearCard[]): number {
  let worth = 0;
  for (const { card, near } of cards) worth += near * usesOf(outlook, purse, card);
  return worth * filled(outlook.prospects.actions, MANY_ACTIONS);
}

function usesOf(outlook: Outlook, purse: Purse, { skills, vehicle, attack, action }: Card): number {
  const { weights } = outlook;
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
      return outlook.weights.draw * effect.amount;
    default:
      return 0;
  }
}

const EXTRA_ACTION = 0.4;

function countFor({ set, player }: Outlook, per: 'good-type' | 'city' | 'town'): number {
  if (per === 'city') return player.cities.length;
  return per === 'town' ? player.towns.length : Object.keys(goodsOf(set, player)).length;
}
