import { refuse, say, text } from '@roundhouse/kernel';
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
