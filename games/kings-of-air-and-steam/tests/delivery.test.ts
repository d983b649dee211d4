import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { NO_GOODS } from '../rules/stock.ts';
import { board, nth } from './support/board.ts';
import { BLUE, DEPOTS, example, shippingExample } from './support/example.ts';
import {
  cashOf,
  cityState,
  goodsAt,
  lastEvents,
  payUpkeep,
  play,
  ship,
  solicit,
  stockOf,
  tableOf,
} from './support/table.ts';

const FROM = nth(board.rail('bown-town', 'warsop'), 0);
const WARSOP = { city: board.city('warsop') };

rule('delivery.income', 'what each good is worth now', () => {
  const match = tableOf({ prices: { luxuries: 8 }, players: [{ depots: [[FROM, 'luxuries', 'luxuries', 'food']] }] });
  play(match, [0, ship(FROM, 'luxuries', 2, WARSOP)]);
  expect(cashOf(match)).toEqual([28, 12]);
  expect(goodsAt(match, 0, FROM)).toEqual(stockOf(['food']));
  expect(cityState(match, 'warsop')?.goods).toEqual(['luxuries', 'luxuries']);
});

rule('delivery.income', 'a shipment to a depot earns nothing', () => {
  const there = nth(board.rail('bown-town', 'warsop'), 2);
  const match = tableOf({ players: [{ depots: [[FROM, 'luxuries'], [there]] }] });
  play(match, [0, ship(FROM, 'luxuries', 1, { depot: there })]);
  expect(cashOf(match)).toEqual([12, 12]);
});

rule('delivery.fulfilled', 'the example: Aldenville is full, and wants textiles next', () => {
  const match = shippingExample({ demand: { ...NO_GOODS, textiles: 1 } });
  play(match, [BLUE, ship(DEPOTS.start, 'food', 3, { city: example.city('aldenville') })]);
  play(match, [BLUE, { type: 'choose-route', stops: [DEPOTS.a, DEPOTS.yellowOnC] }]);
  expect(cashOf(match)).toEqual([12 + 15 - 3, 15, 12]);
  expect(cityState(match, 'aldenville')).toEqual({ wants: 'textiles', demand: 'tile', goods: [] });
  expect(match.position.demand).toEqual(NO_GOODS);
  expect(lastEvents(match).map(({ type }) => type)).toContain('city-fulfilled');
});

rule('delivery.fulfilled', 'a random tile of those in the stack', () => {
  const tiles = Array.from({ length: 20 }, (_, index) => {
    const match = tableOf(
      {
        demand: { ...NO_GOODS, food: 2, chemicals: 1 },
        cities: { warsop: { goods: ['luxuries', 'luxuries', 'luxuries', 'luxuries'] } },
        players: [{ depots: [[FROM, 'luxuries']] }],
      },
      `seed ${index}`,
    );
    play(match, [0, ship(FROM, 'luxuries', 1, WARSOP)]);
    return cityState(match, 'warsop')?.wants;
  });
  expect(new Set(tiles)).toEqual(new Set(['food', 'chemicals']));
});

rule('delivery.closed', 'the example goes on: three textiles close the city', () => {
  const match = tableOf({
    demand: { ...NO_GOODS, food: 1 },
    cities: { warsop: { wants: 'textiles', demand: 'tile', goods: ['textiles'] } },
    players: [{ depots: [[FROM, 'textiles', 'textiles']] }],
  });
  play(match, [0, ship(FROM, 'textiles', 2, WARSOP)]);
  expect(cityState(match, 'warsop')).toEqual({ wants: null, demand: 'closed', goods: [] });
  expect(match.position.demand).toEqual({ ...NO_GOODS, food: 1 });
});

rule('delivery.no-tile', 'the city waits until production brings tiles, first come first served', () => {
  const match = tableOf({
    cycle: 4,
    turn: 1,
    order: [1, 0],
    cities: {
      warsop: { goods: ['luxuries', 'luxuries', 'luxuries', 'luxuries'] },
      irdyo: { wants: null, demand: 'awaited' },
    },
    awaiting: [board.city('irdyo')],
    bins: ['food', 'food', 'food'],
    players: [{ depots: [[FROM, 'luxuries']] }],
  });
  play(match, [0, ship(FROM, 'luxuries', 1, WARSOP)]);
  expect(match.position.round).toBe(2);
  expect(cityState(match, 'warsop')).toMatchObject({ wants: 'food', demand: 'tile' });
  const placed = lastEvents(match).flatMap((event) => (event.type === 'demand-placed' ? [event.city] : []));
  expect(placed).toEqual(['Irdyo', 'Warsop']);
  expect(match.position.demand.food).toBe(1);
  expect(match.position.awaiting).toEqual([]);
});

rule('delivery.no-tile', 'too few tiles: the others wait on', () => {
  const waiting = { wants: null, demand: 'awaited' } as const;
  const match = tableOf({
    cycle: 4,
    phase: { name: 'upkeep', seat: 0 },
    cities: { warsop: waiting, irdyo: waiting, wiesbaden: waiting, 'bown-town': waiting },
    awaiting: ['warsop', 'irdyo', 'wiesbaden', 'bown-town'].map(board.city),
    bins: ['food', 'luxuries', 'food'],
    players: [{ hold: ['food'] }],
  });
  play(match, [0, payUpkeep]);
  expect(match.position.awaiting).toEqual([board.city('bown-town')]);
  expect(cityState(match, 'bown-town')?.demand).toBe('awaited');
});

rule('production.demand-tiles', 'the market tiles become demand tiles', () => {
  const match = tableOf({
    cycle: 4,
    turn: 1,
    phase: { name: 'action', seat: 1 },
    bins: ['luxuries', 'machinery', 'luxuries'],
    demand: { ...NO_GOODS, food: 1 },
  });
  play(match, [1, solicit]);
  expect(match.position.demand).toEqual({ ...NO_GOODS, food: 1, luxuries: 2, machinery: 1 });
});

rule('production.goods', 'the example: one, two for machinery, three for luxuries', () => {
  const match = tableOf({
    cycle: 4,
    turn: 1,
    phase: { name: 'action', seat: 1 },
    bins: ['luxuries', 'machinery', 'luxuries'],
    factories: { chemicals: 0, machinery: 0, food: 4, textiles: 0, luxuries: 0 },
  });
  play(match, [1, solicit]);
  const produced = new Map(board.area.factories.map(({ good }, index) => [good, match.position.factories[index]]));
  expect(Object.fromEntries(produced)).toEqual({ chemicals: 1, machinery: 2, food: 5, textiles: 1, luxuries: 3 });
});
