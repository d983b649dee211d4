import { say } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { buildingEffectText, cardEffectText, cityOfIron } from '../index.ts';

const set = cityOfIron.sets.named('standard');
if (set === undefined) throw new RangeError('there is a standard set');

const wordsOf = (card: string): readonly string[] =>
  set.cards.get(card)?.action?.ways.flatMap(({ effects }) => effects.map((effect) => say(cardEffectText(effect)))) ??
  [];

test('every effect of every card and building has a sentence without gaps', () => {
  const sentences = [
    ...[...set.cards.keys()].flatMap(wordsOf),
    ...set.file.buildings.flatMap(({ effects }) => effects.map((effect) => say(buildingEffectText(set, effect)))),
  ];
  expect(sentences.length).toBeGreaterThan(40);
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/);
});

test('and says what it is', () => {
  expect(wordsOf('mil-swordsman')).toEqual(['Gain 1 coin.', 'Draw 1 from your military deck.']);
  expect(wordsOf('cit-tax-collector')).toEqual(['Gain 1 and 1 more for each city of yours, at most 5 coins.']);
  expect(wordsOf('cit-merchant')).toEqual(['Gain 1 for each kind of good you have, at most 6 coins.']);
  expect(wordsOf('cit-engineer')).toEqual(['Build up to 1 for 3 coins less.']);
  expect(wordsOf('mil-inventor')).toEqual(['Build up to 1 for 1 science less.']);
  expect(wordsOf('cit-mason')).toEqual(['Build up to 2 buildings.']);
  expect(set.buildings.get('B18')?.effects.map((effect) => say(buildingEffectText(set, effect)))).toEqual([
    'Your income is 2 higher for each Factory of yours.',
  ]);
  const discount = { type: 'build', count: 1, coinDiscount: 2, scienceDiscount: 1 } as const;
  expect(say(cardEffectText(discount))).toBe('Build up to 1 for 2 coins and 1 science less.');
});
