import type { Good, Position, Space } from '../../index.ts';
import { boardOf, nth } from './board.ts';
import { type KingsMatch, positionOf, type TableChanges, tableOf } from './table.ts';

/** A table on which the cities of the shipping example are joined as in it. */
export const example = boardOf('D3E2C4A5B1');
export const [BLUE, YELLOW, GREEN] = [0, 1, 2];

/** The links of the example: the one that Blue ships from, and A to E. */
export const LINKS = {
  start: example.rail('bown-town', 'irdyo'),
  a: example.rail('irdyo', 'wiesbaden'),
  b: example.rail('wiesbaden', 'warsop'),
  c: example.rail('wiesbaden', 'aldenville'),
  d: example.rail('aldenville', 'new-belfort'),
  e: example.rail('bown-town', 'new-belfort'),
};

export const DEPOTS = {
  start: nth(LINKS.start, 1),
  a: nth(LINKS.a, 0),
  yellowOnB: nth(LINKS.b, 2),
  yellowOnC: nth(LINKS.c, 1),
  greenOnC: nth(LINKS.c, 4),
  d: nth(LINKS.d, 2),
};

const GOODS_OF_BLUE: readonly Good[] = [
  'machinery',
  'textiles',
  'luxuries',
  'luxuries',
  'luxuries',
  'food',
  'food',
  'food',
];

/** Blue, whose train makes two stops, may ship luxuries from a depot; both others take tolls on the way. */
export function positionWithTolls(from: Space): Position {
  return positionOf({
    layout: example.layout,
    seats: 3,
    prices: { luxuries: 5 },
    players: [
      { depots: [[from, 'luxuries', 'luxuries']], trainLevel: 2, cash: 2 },
      { depots: [[nth(LINKS.e, 0)]] },
      { depots: [[nth(LINKS.e, 1)]] },
    ],
  });
}

/** Blue, whose train makes three stops, is about to ship goods. */
export function shippingExample(changes: TableChanges = {}): KingsMatch {
  return tableOf({
    layout: example.layout,
    prices: { food: 5 },
    players: [
      { trainLevel: 3, depots: [[DEPOTS.start, ...GOODS_OF_BLUE], [DEPOTS.a], [DEPOTS.d]] },
      { depots: [[DEPOTS.yellowOnB], [DEPOTS.yellowOnC]] },
      { depots: [[DEPOTS.greenOnC]] },
    ],
    cities: {
      warsop: { goods: ['luxuries', 'luxuries', 'luxuries', 'luxuries'] },
      aldenville: { goods: ['food', 'food'] },
    },
    ...changes,
  });
}
