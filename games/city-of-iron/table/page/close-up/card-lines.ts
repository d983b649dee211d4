import type { Words } from '@roundhouse/ui';
import { buildingOf, cardOf, type GameSet, landOf, townOf } from '../../../content/set.ts';
import { buildingEffectText, priceText } from '../../../rules/card-words.ts';
import {
  deckMark,
  groundToken,
  buildingTokens,
  priceTokens,
  signToken,
  type Token,
  wareTokens,
  wordToken,
} from '../../board/cards/tokens.ts';
import { fuelTokens, wayTokens } from '../../board/cards/person-card.ts';
import type { Look } from '../../board/look.ts';
import { cardActionText, goodText } from '../labels.ts';

/** Something on a card, and what it means. */
export interface CardLine {
  readonly tokens: readonly Token[];
  readonly words: string;
  /** Not what most people choose it for: where there is little room it comes last. */
  readonly isAside?: boolean;
}

/** A sign of one pen is thin: beside words it is larger than on a card. */
const SIGN = 24;

export function buildingLines(set: GameSet, id: string, look: Look, words: Words): readonly CardLine[] {
  const { cost, land, goods, effects, deck } = buildingOf(set, id);
  const { t, say } = words;
  return [
    { tokens: priceTokens(cost, look), words: t('Costs {price}', { price: priceText(cost) }), isAside: true },
    ...(land === null
      ? [{ tokens: [], words: t('Stands in any city'), isAside: true }]
      : [{ tokens: [groundToken(land, look)], words: t('Needs {land}', { land: { term: land } }) }]),
    ...Object.entries(goods).map(([good, amount]) => ({
      tokens: wareTokens(set, { [good]: amount }, look),
      words: t('Makes {goods}', { goods: goodText(set, good, amount, words) }),
    })),
    ...effects.map((effect) => ({
      tokens: buildingTokens(set, effect, look),
      words: say(buildingEffectText(set, effect)),
    })),
    { tokens: [deckMark(deck, look)], words: t('Comes with deck {deck}', { deck }), isAside: true },
  ];
}

export function personLines(set: GameSet, id: string, look: Look, words: Words): readonly CardLine[] {
  const { skills, attack, vehicle, action } = cardOf(set, id);
  const { t } = words;
  const skill = (name: 'distance' | 'work' | 'attack', amount: number, said: string): readonly CardLine[] =>
    amount === 0
      ? []
      : [{ tokens: Array.from({ length: amount }, () => signToken(name, look, SIGN)), words: said, isAside: true }];
  return [
    ...skill(
      'distance',
      skills.distance,
      t('Can be laid down for a distance of {amount} instead of being played', { amount: skills.distance }),
    ),
    ...skill(
      'work',
      skills.work,
      t('Can be laid down for work of {amount} instead of being played', { amount: skills.work }),
    ),
    ...skill('attack', attack, t('Can be laid down for an attack of {amount} against a town', { amount: attack })),
    ...(vehicle === null
      ? []
      : [{ tokens: [signToken(vehicle, look, SIGN)], words: t('Goes by {vehicle}', { vehicle: { term: vehicle } }) }]),
    ...(action?.ways.map((_, way) => ({
      tokens: [...fuelTokens(action, look, SIGN), ...wayTokens(action, way, look)],
      words: cardActionText(set, id, way, words),
    })) ?? [{ tokens: [], words: cardActionText(set, id, 0, words) }]),
  ];
}

export function landLines(set: GameSet, id: string, look: Look, { t }: Words): readonly CardLine[] {
  const { types, distance, vehicle } = landOf(set, id);
  return [
    ...types.map((type) => ({
      tokens: [groundToken(type, look)],
      words: t('Has {land} for buildings that need it', { land: { term: type } }),
    })),
    {
      tokens: [signToken('distance', look, SIGN), wordToken(`${distance}`, look)],
      words: t('Settling it takes a distance of {amount}', { amount: distance }),
    },
    ...(vehicle === null
      ? []
      : [
          {
            tokens: [signToken(vehicle, look, SIGN)],
            words: t('Reached by {vehicle} only', { vehicle: { term: vehicle } }),
          },
        ]),
  ];
}

export function townLines(set: GameSet, id: string, defense: number, look: Look, words: Words): readonly CardLine[] {
  const { stars, goods, distance } = townOf(set, id);
  const { t } = words;
  return [
    {
      tokens: [wordToken('★'.repeat(stars), look)],
      words: t('{stars, plural, one {# star} other {# stars}}', { stars }),
    },
    {
      tokens: [signToken('military', look, SIGN), wordToken(`${defense}`, look)],
      words: t('Conquering it takes an attack of {amount}', { amount: defense }),
    },
    {
      tokens: [signToken('distance', look, SIGN), wordToken(`${distance}`, look)],
      words: t('and distance {amount}', { amount: distance }),
    },
    ...Object.entries(goods).map(([good, amount]) => ({
      tokens: wareTokens(set, { [good]: amount }, look),
      words: t('Makes {goods}', { goods: goodText(set, good, amount, words) }),
    })),
    {
      tokens: [...priceTokens({ coins: set.file.incomePerTown, science: 0 }, look)],
      words: t('Brings {coins, plural, one {# coin} other {# coins}} more income', { coins: set.file.incomePerTown }),
    },
  ];
}
