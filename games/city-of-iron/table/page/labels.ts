import type { Words } from '@roundhouse/ui';
import { buildingOf, cardOf, type GameSet, landOf, townOf } from '../../content/set.ts';
import type { Card, Goods } from '../../content/set-file.ts';
import { buildingEffectText, cardEffectText, priceText } from '../../rules/card-words.ts';
import type { Position } from '../../rules/position.ts';
import { defenseOf, ownerOf } from '../../rules/three-actions/towns.ts';

export function goodText(set: GameSet, id: string, amount: number, { t }: Words): string {
  // Some goods are named in the singular, some in the plural: so their number is told without either.
  return t('{amount} × {good}', { amount, good: { term: set.goods.get(id)?.name ?? id } });
}

function goodsText(set: GameSet, goods: Goods, words: Words): string {
  return Object.entries(goods)
    .map(([id, amount]) => goodText(set, id, amount, words))
    .join(', ');
}

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
/** Sentences after one another; some bring their full stop along. */
const joined = (parts: readonly string[]): string =>
  parts.flatMap((part) => (part === '' ? [] : [part.endsWith('.') ? part : `${part}.`])).join(' ');

/** Everything that a building card says. */
export function buildingLabel(set: GameSet, id: string, words: Words): string {
  const { name, cost, land, goods, effects, deck } = buildingOf(set, id);
  const { t, say } = words;
  return joined([
    t('{name}', { name: { term: name } }),
    t('Costs {price}', { price: priceText(cost) }),
    land === null ? '' : t('Needs {land}', { land: { term: land } }),
    goodsText(set, goods, words),
    ...effects.map((effect) => say(buildingEffectText(set, effect))),
    t('Deck {deck}', { deck }),
  ]);
}

/** What a building is good for. */
export function givesText(set: GameSet, id: string, words: Words): string {
  const { goods, effects } = buildingOf(set, id);
  const made = goodsText(set, goods, words);
  return joined([
    made === '' ? '' : words.t('Makes {goods}', { goods: made }),
    ...effects.map((effect) => words.say(buildingEffectText(set, effect))),
  ]);
}

function skillsText({ skills, attack, vehicle }: Card, { t }: Words): string {
  return listed([
    skills.distance > 0 ? t('distance {amount}', { amount: skills.distance }) : '',
    skills.work > 0 ? t('work {amount}', { amount: skills.work }) : '',
    attack > 0 ? t('attack {amount}', { amount: attack }) : '',
    vehicle === null ? '' : t('{vehicle}', { vehicle: { term: vehicle } }),
  ]);
}

/** What the action of a card does, asks and costs. */
export function cardActionText(set: GameSet, id: string, way: number, words: Words): string {
  const { t, say } = words;
  const { action } = cardOf(set, id);
  const chosen = action?.ways[way];
  if (action === null || chosen === undefined) return t('No action of its own');
  const { distance, work } = action.fuel;
  const needs = [
    distance === 'land'
      ? t('the distance of the land')
      : distance > 0
        ? t('distance {amount}', { amount: distance })
        : '',
    work > 0 ? t('work {amount}', { amount: work }) : '',
  ].filter((part) => part !== '');
  const pays = chosen.pay.coins + chosen.pay.science > 0;
  return [
    action.free ? t('Free action.') : '',
    ...chosen.effects.map((effect) => say(cardEffectText(effect))),
    pays ? t('Costs {price}.', { price: priceText(chosen.pay) }) : '',
    needs.length === 0 ? '' : t('Other cards must pay for it: {needs}.', { needs: needs.join(', ') }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Everything that a citizen or soldier says. */
export function cardLabel(set: GameSet, id: string, words: Words): string {
  const card = cardOf(set, id);
  const ways = card.action?.ways.map((_, way) => cardActionText(set, id, way, words)) ?? [
    cardActionText(set, id, 0, words),
  ];
  const name = words.t('{name}: {skills}', { name: { term: card.name }, skills: skillsText(card, words) });
  return joined([name, ways.join(' / ')]);
}

/** What grows on a land, and what it takes to get there. */
export function landText(set: GameSet, id: string, { t }: Words): string {
  const { types, distance, vehicle } = landOf(set, id);
  return listed([
    ...types.map((type) => t('{land}', { land: { term: type } })),
    t('distance {amount}', { amount: distance }),
    vehicle === null ? '' : t('by {vehicle} only', { vehicle: { term: vehicle } }),
  ]);
}

export function landLabel(set: GameSet, id: string, words: Words): string {
  return words.t('{name}: {facts}', { name: { term: landOf(set, id).name }, facts: landText(set, id, words) });
}

export function townLabel(p: Position, set: GameSet, id: string, words: Words): string {
  const { name, stars, goods, distance } = townOf(set, id);
  const owner = ownerOf(p, id);
  const { t } = words;
  return t('Town {name}: {facts}', {
    name: { term: name },
    facts: listed([
      owner === null
        ? t('{stars, plural, one {# star} other {# stars}}', { stars })
        : t('{who, select, you {yours} other {of {who}}}', { who: { seat: owner } }),
      goodsText(set, goods, words),
      t('defense {amount}', { amount: defenseOf(p, set, id) }),
      t('distance {amount}', { amount: distance }),
    ]),
  });
}

/** What conquering a town asks, and what it brings. */
export function attackText(p: Position, set: GameSet, id: string, words: Words): string {
  const { goods, distance } = townOf(set, id);
  return words.t('Takes an attack of {attack} and a distance of {distance}. Brings {goods} and {coins} more income.', {
    attack: defenseOf(p, set, id),
    distance,
    goods: goodsText(set, goods, words),
    coins: set.file.incomePerTown,
  });
}
