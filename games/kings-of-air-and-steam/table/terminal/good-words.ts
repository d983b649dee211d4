import type { Words } from '@roundhouse/style';
import { type Good, GOODS } from '../../content/components.ts';
import type { Stock } from '../../rules/stock.ts';
import { GOOD_LETTERS } from '../board/goods.ts';

/** The styles of a terminal are named after the colours of another game. */
const STYLES: Readonly<Record<Good, string>> = {
  chemicals: 'purple',
  machinery: 'blue',
  food: 'red',
  textiles: 'bold',
  luxuries: 'yellow',
};

export function goodText(good: Good, words: Words): string {
  return words.paint(GOOD_LETTERS[good], STYLES[good]);
}

export function styleOf(good: Good): string {
  return STYLES[good];
}

/** Letters of goods, one for each: CCM. */
export function stockText(stock: Stock, words: Words): string {
  return GOODS.map((good) => goodText(good, words).repeat(stock[good])).join('');
}

export function goodsLegend(words: Words): string {
  return GOODS.map((good) => words.paint(`${GOOD_LETTERS[good]} ${good}`, STYLES[good])).join('  ');
}
