import { itemAt, say, text } from '@roundhouse/kernel';
import type { TerminalWords } from '@roundhouse/style';
import { areaOf, type Space } from '../../content/area.ts';
import type { Card } from '../../content/box.ts';
import { type Good, GOODS } from '../../content/components.ts';
import { linkAt, NO_LINK, railwayName } from '../../rules/links.ts';
import { depotOwner, type Position } from '../../rules/position.ts';
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

export function goodText(good: Good, words: TerminalWords): string {
  return words.paint(GOOD_LETTERS[good], STYLES[good]);
}

export function styleOf(good: Good): string {
  return STYLES[good];
}

/** Letters of goods, one for each: CCM. */
export function stockText(stock: Stock, words: TerminalWords): string {
  return GOODS.map((good) => goodText(good, words).repeat(stock[good])).join('');
}

export function goodsLegend(words: TerminalWords): string {
  return GOODS.map((good) => words.paint(`${GOOD_LETTERS[good]} ${good}`, STYLES[good])).join('  ');
}

/** A card by how far it flies, its letter and its diamonds, and what else it brings. */
export function cardText({ id, letter, diamonds, move, actions, shipment, theft }: Card): string {
  const parts = [move === null ? 'no flight' : flightText(move)];
  if (actions > 1) parts.push(`${actions} actions`);
  if (shipment > 0) parts.push(`ships ${shipment} more`);
  if (theft > 0) parts.push(say(text('takes {theft, plural, one {# good} other {# goods}} of another', { theft })));
  return `${id} (${letter}${'◆'.repeat(diamonds)}: ${parts.join(', ')})`;
}

function flightText({ from, to, flights, straight }: NonNullable<Card['move']>): string {
  const length = from === to ? `flies ${to}` : `flies ${from} to ${to}`;
  return `${length}${straight ? ' straight on' : ''}${flights > 1 ? `, ${flights} times` : ''}`;
}

/** A space by its number on the map and by what lies there. */
export function spaceText(p: Position, space: Space, words: TerminalWords): string {
  const what = placeText(p, space, words);
  return what === '' ? `${space}` : `${space}, ${what}`;
}

function placeText(p: Position, space: Space, words: TerminalWords): string {
  const area = areaOf(p);
  const factory = area.factoryAt.get(space);
  if (factory !== undefined) {
    return `factory of ${itemAt(area.factories, factory).good} (${itemAt(p.factories, factory)} there)`;
  }
  const city = area.cityAt.get(space);
  if (city !== undefined) return itemAt(area.cities, city).name;
  if (linkAt(p, space) === NO_LINK) return area.spaces[space]?.kind === 'rail' ? 'track that leads nowhere' : '';
  const owner = depotOwner(p, space);
  const railway = railwayName(p, space);
  return owner === undefined ? railway : `depot of ${words.seatName(owner)} on ${railway}`;
}

/** Whether there is more at a space than open land and empty track. */
export function isRemarkable(p: Position, space: Space): boolean {
  return areaOf(p).factoryAt.has(space) || depotOwner(p, space) !== undefined;
}
