import { type Text, text } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import type { BuildingEffect, CardEffect, Price } from '../content/set-file.ts';

/** Nobody says "1 coin and 0 science". */
export function priceText({ coins, science }: Price): Text {
  if (science === 0) return text('{coins, plural, one {# coin} other {# coins}}', { coins });
  return coins === 0
    ? text('{science} science', { science })
    : text('{coins, plural, one {# coin} other {# coins}} and {science} science', { coins, science });
}

/** What an effect of a card does, in words. */
export function cardEffectText(effect: CardEffect): Text {
  switch (effect.type) {
    case 'gain-coins':
      return text('Gain {amount, plural, one {# coin} other {# coins}}.', { amount: effect.amount });
    case 'gain-coins-per':
      return coinsPerText(effect);
    case 'gain-science':
      return text('Gain {amount} science.', { amount: effect.amount });
    case 'draw':
      return text('Draw {amount, plural, one {# card} other {# cards}} from your {deck} deck.', {
        deck: { term: effect.deck },
        amount: effect.amount,
      });
    case 'build':
      return buildText(effect);
    case 'store':
      return text('Store a building of the row.');
    case 'settle':
      return text('Found a city in an open land.');
    case 'expand':
      return text('Add a district to one of your cities.');
    case 'recover':
      return text(
        'Take up to {amount, plural, one {# card} other {# cards}} of your {deck} discard pile back to hand.',
        {
          amount: effect.amount,
          deck: { term: effect.deck },
        },
      );
    case 'steal':
      return text('Take up to {amount, plural, one {# coin} other {# coins}} from another player.', {
        amount: effect.amount,
      });
    case 'demolish':
      return text('Demolish one of your buildings and gain {coins, plural, one {# coin} other {# coins}}.', {
        coins: effect.coins,
      });
  }
}

const PER = {
  'good-type': { term: 'kind of good you have' },
  city: { term: 'city of yours' },
  town: { term: 'town of yours' },
};

function coinsPerText({ per, base, amount, max }: Extract<CardEffect, { type: 'gain-coins-per' }>): Text {
  const values = { per: PER[per], base, amount, max };
  return base === 0
    ? text('Gain {amount, plural, one {# coin} other {# coins}} for each {per}, at most {max}.', values)
    : text(
        'Gain {base, plural, one {# coin} other {# coins}} and {amount} more for each {per}, at most {max}.',
        values,
      );
}

function buildText(effect: Extract<CardEffect, { type: 'build' }>): Text {
  const { count, coinDiscount: coins, scienceDiscount: science } = effect;
  return coins + science === 0
    ? text('Build {count, plural, one {a building} other {up to # buildings}}.', { count })
    : text('Build {count, plural, one {a building} other {up to # buildings}} for {price} less.', {
        count,
        price: priceText({ coins, science }),
      });
}

/** What a building does besides making goods, in words. */
export function buildingEffectText(set: GameSet, effect: BuildingEffect): Text {
  switch (effect.type) {
    case 'income-coins':
      return text('Your income is {amount} higher.', { amount: effect.amount });
    case 'income-coins-per-building':
      return text('Your income is {amount} higher for each {building} of yours.', {
        building: { term: effect.building },
        amount: effect.amount,
      });
    case 'income-science':
      return text('{amount} science every round.', { amount: effect.amount });
    case 'round-draw':
      return effect.deck === 'either'
        ? text('Draw {amount, plural, one {# card} other {# cards}} every round, from the deck you choose.', {
            amount: effect.amount,
          })
        : text('Draw {amount, plural, one {# card} other {# cards}} from your {deck} deck every round.', {
            deck: { term: effect.deck },
            amount: effect.amount,
          });
    case 'score-bonus':
      return text(
        '{amount, plural, one {# point} other {# points}} at each scoring if you rank {rank} or better in {good}.',
        {
          amount: effect.amount,
          rank: effect.maxRank,
          good: { term: set.goods.get(effect.good)?.name ?? effect.good },
        },
      );
  }
}
