import { say, text, type TextValue } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Action, buildingEffectText, cardEffectText, cityOfIron } from '../index.ts';
import { lookOf } from '../table/board/look.ts';
import { buildingLines, type CardLine, landLines, personLines, townLines } from '../table/page/close-up/card-lines.ts';
import { buildingLabel, cardLabel } from '../table/page/labels.ts';
import { confirmText } from '../table/page/option-words.ts';
import { positionOf } from './support/table.ts';

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
  expect(wordsOf('mil-swordsman')).toEqual(['Gain 1 coin.', 'Draw 1 card from your military deck.']);
  expect(wordsOf('cit-tax-collector')).toEqual(['Gain 1 coin and 1 more for each city of yours, at most 5.']);
  expect(wordsOf('cit-merchant')).toEqual(['Gain 1 coin for each kind of good you have, at most 6.']);
  expect(wordsOf('cit-engineer')).toEqual(['Build a building for 3 coins less.']);
  expect(wordsOf('mil-inventor')).toEqual(['Build a building for 1 science less.']);
  expect(wordsOf('cit-mason')).toEqual(['Build up to 2 buildings.']);
  expect(set.buildings.get('B18')?.effects.map((effect) => say(buildingEffectText(set, effect)))).toEqual([
    'Your income is 2 higher for each Factory of yours.',
  ]);
  const discount = { type: 'build', count: 1, coinDiscount: 2, scienceDiscount: 1 } as const;
  expect(say(cardEffectText(discount))).toBe('Build a building for 2 coins and 1 science less.');
});

const words = {
  language: 'en',
  say,
  t: (english: string, values?: Readonly<Record<string, TextValue>>) => say(text(english, values)),
};

test('a card that is held up says in words whatever stands on it', () => {
  const look = lookOf('day');
  const said = (lines: readonly CardLine[]): string => lines.map((line) => line.words).join(' | ');
  expect(said(personLines(set, 'mil-spy', look, words))).toMatch(
    /^Can be laid down for a distance of 2 .* an attack of 1 .* \| .*Draw/,
  );
  expect(said(personLines(set, 'cit-cargo-ship', look, words))).toContain('Goes by ship');
  expect(said(buildingLines(set, 'A01', look, words))).toContain('Makes 3 × Turnip');
  const lines = [
    ...set.file.cards.map(({ id }) => personLines(set, id, look, words)),
    ...set.file.buildings.map(({ id }) => buildingLines(set, id, look, words)),
    ...set.file.lands.map(({ id }) => landLines(set, id, look, words)),
    ...set.file.towns.map(({ id }) => townLines(set, id, 4, look, words)),
  ];
  expect(lines.filter((one) => one.length === 0)).toEqual([]);
  expect(lines.flat().filter((line) => !/^[^{}]+$/.test(line.words))).toEqual([]);
  for (const { id, goods, effects } of set.file.buildings) {
    const signs = 2 + Object.keys(goods).length + effects.length;
    expect(buildingLines(set, id, look, words).length).toBeGreaterThan(signs);
  }
});

test('a label is made of whole sentences, and a button says how much', () => {
  const labels = [
    ...set.file.cards.map(({ id }) => cardLabel(set, id, words)),
    ...set.file.buildings.map(({ id }) => buildingLabel(set, id, words)),
  ];
  expect(labels.filter((label) => !/^([^.]+\. ?)+$/.test(label) || /\b1 [a-z]+s\b/.test(label))).toEqual([]);
  const p = positionOf({ row: ['A01'], players: [{ home: ['A16'] }] });
  const button = (action: Action): string => say(confirmText(p, 0, action));
  expect(button({ type: 'bid', space: 0 })).toMatch(/^Bid (nothing|\d+ coins?)$/);
  const build = { type: 'build', building: 'A01', land: 'L-start-cresarian' } as const;
  expect(button({ ...build, demolish: null })).toBe('Build for 2 coins');
  expect(button({ ...build, demolish: 'A16' })).toBe('Demolish and build for 2 coins');
  expect(button({ type: 'store', building: 'A01' })).toBe('Store: −1 point if never built');
  expect(button({ type: 'tax' })).toBe('Tax: +1 coin');
  expect(button({ type: 'buy-science' })).toBe('Buy science for 4 coins');
});
