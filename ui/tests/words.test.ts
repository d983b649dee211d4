import { text } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { parseCatalogue, wordsOf } from '../words/catalogue.ts';
import { peopleIn } from '../words/names.ts';

const english = { 'first-build': 'First Build' };
const seatName = (seat: number): string => ['Ada', 'Ben'][seat] ?? '?';

describe('names', () => {
  it('stand for several people when they are several, or read like a company', () => {
    expect(['Ada', 'The Toads', 'James', 'Thea'].map((name) => peopleIn([name]))).toEqual([1, 2, 1, 1]);
    expect(peopleIn(['Ada', 'Ben'])).toBe(2);
  });
});

describe('words', () => {
  it('speak English without any catalogue', () => {
    const { t, say } = wordsOf({ language: 'en', catalogue: {}, english: {}, seatName });
    expect(t('Play now')).toBe('Play now');
    expect(t('{n} of {m} tiles', { n: 3, m: 7 })).toBe('3 of 7 tiles');
    expect(say(text('{who} bids ${amount}', { who: { seat: 1 }, amount: 4 }))).toBe('Ben bids $4');
  });

  it('show terms by their English name where another language has none', () => {
    const german = { '{who} takes {action}': '{who} nimmt {action}', 'first-build': '' };
    const { t } = wordsOf({ language: 'de', catalogue: german, english, seatName });
    const values = { who: { seat: 0 }, action: { term: 'first-build' } };
    expect(t('{who} takes {action}', values)).toBe('Ada nimmt First Build');
    expect(t('Not translated')).toBe('Not translated');
    const whole = wordsOf({ language: 'de', catalogue: { ...german, 'first-build': 'Erstbau' }, english, seatName });
    expect(whole.t('{who} takes {action}', values)).toBe('Ada nimmt Erstbau');
  });

  it('translate sentences and terms, and let gaps change places', () => {
    const other = { '{a} before {b}': '{b} after {a}', red: 'rot' };
    const { t } = wordsOf({ language: 'xx', catalogue: other, english, seatName });
    expect(t('{a} before {b}', { a: { term: 'red' }, b: 2 })).toBe('2 after rot');
  });

  it('count by the rules of the language, and show a true minus sign', () => {
    const tiles = '{n, plural, one {# tile} other {# tiles}}';
    const polish = { [tiles]: '{n, plural, one {# płytka} few {# płytki} many {# płytek} other {# płytki}}' };
    const { t } = wordsOf({ language: 'pl', catalogue: polish, english, seatName });
    expect([1, 3, 5, -2].map((n) => t(tiles, { n }))).toEqual(['1 płytka', '3 płytki', '5 płytek', '−2 płytki']);
  });

  it('can speak to the reader where a sentence has a form for it', () => {
    const catalogue = { '{who} builds.': '{who, select, you {Du baust.} other {{who} baut.}}' };
    const { say } = wordsOf({ language: 'de', catalogue, english, seatName, you: 1 });
    expect([0, 1].map((seat) => say(text('{who} builds.', { who: { seat } })))).toEqual(['Ada baut.', 'Du baust.']);
  });

  it('speak of several people under one name as of several, but to the reader as to one', () => {
    const names = (seat: number): string => ['Ada', 'The Toads'][seat] ?? '?';
    const move = '{who, select, you {You move} many {{who} move} other {{who} moves}} no goods.';
    const spoken = (you: number | null): string[] => {
      const { t } = wordsOf({ language: 'en', catalogue: {}, english, seatName: names, you });
      return [0, 1].map((seat) => t(move, { who: { seat } }));
    };
    expect(spoken(null)).toEqual(['Ada moves no goods.', 'The Toads move no goods.']);
    expect(spoken(1)).toEqual(['Ada moves no goods.', 'You move no goods.']);
    const { t } = wordsOf({ language: 'en', catalogue: {}, english, seatName: names });
    expect(t("{who, select, many {{who}''} other {{who}'s}} engine", { who: { seat: 1 } })).toBe("The Toads' engine");
  });

  it('find nothing where a catalogue merely inherits something', () => {
    const { t } = wordsOf({ language: 'en', catalogue: {}, english: {}, seatName });
    expect(t('constructor')).toBe('constructor');
  });

  it('drop what is no sentence from a file', () => {
    expect(parseCatalogue({ one: 'eins', two: 2, three: null })).toEqual({ one: 'eins' });
    expect(parseCatalogue('nothing')).toEqual({});
    expect(parseCatalogue(null)).toEqual({});
  });
});
