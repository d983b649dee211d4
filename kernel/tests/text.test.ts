import { messageOf, plainWording, refuse, say, text } from '@roundhouse/kernel';
import { expect, test } from 'vitest';

const german: Record<string, string> = {
  '{who} pays {amount} for {what}': 'Für {what} zahlt {who} {amount}',
  coal: 'Kohle',
};

test('gaps are filled with words, numbers, names and terms', () => {
  const sentence = text('{who} pays {amount} for {what}', { who: { seat: 2 }, amount: 7, what: { term: 'coal' } });
  expect(say(sentence)).toBe('Seat 2 pays 7 for coal');
  expect(say(sentence, { seatName: () => 'Ada' })).toBe('Ada pays 7 for coal');
});

test('a translation may turn the sentence round and changes terms, not names', () => {
  const sentence = text('{who} pays {amount} for {what}', { who: { seat: 0 }, amount: 7, what: { term: 'coal' } });
  const wording = { seatName: () => 'coal', translate: (english: string) => german[english] };
  expect(say(sentence, wording)).toBe('Für Kohle zahlt coal 7');
});

test('what has no translation stays English', () => {
  expect(say(text('Done'), { seatName: String, translate: () => undefined })).toBe('Done');
});

test('a term that nobody translates is shown with blanks for its hyphens', () => {
  expect(say(text('{who} selects {action}.', { who: 'Ada', action: { term: 'first-move' } }))).toBe(
    'Ada selects first move.',
  );
});

test('a gap without a value stays to be seen, and a value is never read as a gap', () => {
  expect(say(text('{who} waits', {}))).toBe('{who} waits');
  expect(say(text('{a} and {b}', { a: '{b}', b: 'x' }))).toBe('{b} and x');
});

test('a violation is a rule and a text', () => {
  const violation = refuse('match.over', 'You owe {amount}.', { amount: 3 });
  expect(violation).toEqual({ rule: 'match.over', why: { text: 'You owe {amount}.', values: { amount: 3 } } });
});

const tiles = (count: number) =>
  text('{who} builds {count, plural, =0 {nothing} one {a tile} other {# tiles}}.', {
    who: { seat: 1 },
    count,
  });

test('a number chooses the form of a sentence, and # is the number', () => {
  expect([0, 1, 2, 21].map((count) => say(tiles(count)))).toEqual([
    'Seat 1 builds nothing.',
    'Seat 1 builds a tile.',
    'Seat 1 builds 2 tiles.',
    'Seat 1 builds 21 tiles.',
  ]);
});

test('a language has as many forms as it needs, by its own rules', () => {
  const polish: Record<string, string> = {
    [tiles(0).text]: '{who}: {count, plural, one {# płytka} few {# płytki} many {# płytek} other {# płytki}}',
  };
  const wording = { ...plainWording, language: 'pl', translate: (english: string) => polish[english] };
  expect([0, 1, 2, 5, 22, 25, 1.5].map((count) => say(tiles(count), wording))).toEqual([
    'Seat 1: 0 płytek',
    'Seat 1: 1 płytka',
    'Seat 1: 2 płytki',
    'Seat 1: 5 płytek',
    'Seat 1: 22 płytki',
    'Seat 1: 25 płytek',
    'Seat 1: 1.5 płytki',
  ]);
});

test('what a language lacks is English by English rules', () => {
  const french = { ...plainWording, language: 'fr', translate: () => undefined };
  expect(say(text('{n, plural, one {# coin} other {# coins}}', { n: 0 }), french)).toBe('0 coins');
  const broken = { ...french, translate: () => '{n, plural, one {# pièce}}' };
  expect(say(text('{n, plural, one {# coin} other {# coins}}', { n: 0 }), broken)).toBe('0 coins');
});

test('an ordinal chooses by place', () => {
  const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect([1, 2, 3, 4, 11, 22].map((n) => say(text(place, { n })))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
  ]);
});

test('a part of a sentence may be a text of its own, in whatever language', () => {
  const price = text('{coins, plural, one {# coin} other {# coins}}', { coins: 2 });
  const sentence = text('That costs {price}.', { price });
  expect(say(sentence)).toBe('That costs 2 coins.');
  const coined: Record<string, string> = {
    'That costs {price}.': 'Das kostet {price}.',
    [price.text]: '{coins, plural, one {# Münze} other {# Münzen}}',
  };
  expect(say(sentence, { seatName: String, language: 'de', translate: (key) => coined[key] })).toBe(
    'Das kostet 2 Münzen.',
  );
});

test('a sentence can choose by a word, by a term and by whose seat it is', () => {
  const next = text('{who, select, you {You are} other {{who} is}} next.', { who: { seat: 0 } });
  expect(say(next)).toBe('Seat 0 is next.');
  const wording = { seatName: () => 'Ada', seatKind: (seat: number) => (seat === 0 ? 'you' : 'other') };
  expect(say(next, wording)).toBe('You are next.');
  expect(say({ ...next, values: { who: { seat: 1 } } }, wording)).toBe('Ada is next.');
  const back = '{name, select, many {{name} are} Ada {She is} other {{name} is}} back.';
  const nameKind = (name: string): string => (name.endsWith('s') ? 'many' : 'other');
  const said = ['Toads', 'Ben', 'Ada'].map((name) => say(text(back, { name }), { ...wording, nameKind }));
  expect(said).toEqual(['Toads are back.', 'Ben is back.', 'She is back.']);
  expect(say(text(back, { name: 'Toads' }))).toBe('Toads is back.');

  const declined: Record<string, string> = {
    'You need the {what}.': 'Du brauchst {what, select, Steel-Mill {das} coal {die} other {den}} {what}.',
    coal: 'Kohle',
    'Steel Mill': 'Stahlwerk',
  };
  const inGerman = { ...plainWording, language: 'de', translate: (english: string) => declined[english] };
  const need = (term: string) => say(text('You need the {what}.', { what: { term } }), inGerman);
  expect(['coal', 'Steel Mill', 'iron'].map(need)).toEqual([
    'Du brauchst die Kohle.',
    'Du brauchst das Stahlwerk.',
    'Du brauchst den iron.',
  ]);
  expect(say(text('{kind, select, a {one} other {many}}', { kind: 'a' }))).toBe('one');
});

test('forms stand inside forms, and # belongs to the plural around it', () => {
  const nested = '{a, plural, one {# of {b, plural, one {#} other {# (#)}}} other {{k, select, x {#} other {-}}}}';
  expect(say(text(nested, { a: 1, b: 3, k: 'x' }))).toBe('1 of 3 (3)');
  expect(say(text(nested, { a: 7, b: 3, k: 'x' }))).toBe('7');
});

test('numbers are shown as the wording shows them, in gaps and for #', () => {
  const wording = { ...plainWording, numberText: (value: number) => `<${value}>` };
  expect(say(text('{n, plural, one {# coin} other {# coins}} of {n}', { n: -1 }), wording)).toBe('<-1> coin of <-1>');
});

test('an apostrophe quotes what would mean something, and is itself otherwise', () => {
  expect(say(text("It's {n}'s, '{n}', # 1.", { n: 'Ada' }))).toBe("It's Ada's, {n}, # 1.");
  expect(say(text("{n, plural, other {'#'# it''s}}", { n: 2 }))).toBe("#2 it's");
});

test.each([
  '{',
  'a } b',
  '{a b}',
  '{}',
  '{n, plural}',
  '{n, plural, one {x}}',
  '{n, plural, other {x} other {y}}',
  '{n, dozen, other {x}}',
  '{n, plural, other x}',
  "{n} '{",
])('what makes no sense is shown as it stands: %s', (sentence) => {
  expect(messageOf(sentence)).toBeNull();
  expect(say(text(sentence, { n: 1 }))).toBe(sentence);
});
