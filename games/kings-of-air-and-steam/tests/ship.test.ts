import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Space } from '../index.ts';
import { board, nth } from './support/board.ts';
import { BLUE, DEPOTS, example, GREEN, LINKS, shippingExample, YELLOW } from './support/example.ts';
import {
  cashOf,
  cityState,
  expectRefused,
  goodsAt,
  type KingsMatch,
  lastEvents,
  offered,
  play,
  player,
  type PlayerChanges,
  ship,
  stockOf,
  type TableChanges,
  tableOf,
} from './support/table.ts';

const to = (id: string): { city: number } => ({ city: example.city(id) });
/** Three players where the example is, with nothing but what is told. */
const onExample = (...players: readonly PlayerChanges[]): KingsMatch =>
  tableOf({ layout: example.layout, seats: 3, players });
const stopAt = (...stops: readonly Space[]): Action => ({ type: 'choose-route', stops: [...stops] });

rule('ship.stops', 'option 1: machinery to Bown Town is one stop', () => {
  const match = shippingExample();
  play(match, [BLUE, ship(DEPOTS.start, 'machinery', 1, to('bown-town'))]);
  expect(cityState(match, 'bown-town')?.goods).toEqual(['machinery']);
  expect(cashOf(match)).toEqual([16, 12, 12]);
  expect(lastEvents(match)).toContainEqual(expect.objectContaining({ type: 'goods-shipped', income: 4, tolls: [] }));
});

rule('ship.stops', 'option 2: textiles to Wiesbaden are two stops, one at his own depot on A', () => {
  const shipment = ship(DEPOTS.start, 'textiles', 1, to('wiesbaden'));
  const match = play(shippingExample(), [BLUE, shipment]);
  expect(cashOf(match)).toEqual([16, 12, 12]);
  const weak = onExample({ trainLevel: 1, depots: [[DEPOTS.start, 'textiles'], [DEPOTS.a]] });
  expectRefused(weak, BLUE, shipment, 'ship.train-rating');
});

rule('ship.stops', 'option 3: one of three luxuries to Warsop, three stops, a dollar to Yellow', () => {
  const match = shippingExample();
  expectRefused(match, BLUE, ship(DEPOTS.start, 'luxuries', 2, to('warsop')), 'ship.slots');
  play(match, [BLUE, ship(DEPOTS.start, 'luxuries', 1, to('warsop'))]);
  expect(cashOf(match)).toEqual([12 + 4 - 1, 13, 12]);
  const [event] = lastEvents(match);
  expect(event).toMatchObject({ type: 'goods-shipped', tolls: [{ seat: YELLOW, amount: 1 }] });
});

rule('ship.own-depots-first', 'option 4: three food to Aldenville, $3 to Yellow or to Green', () => {
  const shipment = ship(DEPOTS.start, 'food', 3, to('aldenville'));
  for (const [stop, cash] of [
    [DEPOTS.yellowOnC, [24, 15, 12]],
    [DEPOTS.greenOnC, [24, 12, 15]],
  ] as const) {
    const match = play(shippingExample(), [BLUE, shipment]);
    expect(match.position.phase).toMatchObject({ name: 'choose-route', seat: BLUE });
    expect(offered(match, BLUE, 'choose-route')).toHaveLength(2);
    play(match, [BLUE, stopAt(DEPOTS.a, stop)]);
    expect(cashOf(match)).toEqual(cash);
  }
});

rule('ship.train-rating', 'option 5: New Belfort is a fourth stop, the depot on D is the third', () => {
  const match = shippingExample();
  expectRefused(match, BLUE, ship(DEPOTS.start, 'luxuries', 3, to('new-belfort')), 'ship.train-rating');
  play(match, [BLUE, ship(DEPOTS.start, 'luxuries', 3, { depot: DEPOTS.d })]);
  play(match, [BLUE, stopAt(DEPOTS.a, DEPOTS.greenOnC)]);
  expect(goodsAt(match, BLUE, DEPOTS.d)).toEqual(stockOf(['luxuries', 'luxuries', 'luxuries']));
  expect(cashOf(match)).toEqual([9, 12, 15]);
});

rule('ship.depot-on-every-link', 'option 5: link E has no depot; with one, New Belfort is near', () => {
  const shipment = ship(DEPOTS.start, 'luxuries', 3, to('new-belfort'));
  const alone = onExample({ trainLevel: 6, depots: [[DEPOTS.start, 'luxuries', 'luxuries', 'luxuries']] });
  expectRefused(alone, BLUE, shipment, 'ship.depot-on-every-link');
  const helped = onExample(
    { trainLevel: 2, depots: [[DEPOTS.start, 'luxuries', 'luxuries', 'luxuries']] },
    { depots: [[nth(LINKS.e, 0)]] },
  );
  play(helped, [BLUE, shipment]);
  expect(cashOf(helped)).toEqual([12 + 12 - 3, 15, 12]);
});

rule('ship.stops', 'to another depot on the same link it is one stop', () => {
  const rail = board.rail('bown-town', 'warsop');
  const match = tableOf({ players: [{ depots: [[nth(rail, 0), 'food'], [nth(rail, 3)]] }] });
  play(match, [0, ship(nth(rail, 0), 'food', 1, { depot: nth(rail, 3) })]);
  expect(goodsAt(match, 0, nth(rail, 3))).toEqual(stockOf(['food']));
});

rule('ship.stops', 'trains stop at depots only', () => {
  const match = play(shippingExample(), [BLUE, ship(DEPOTS.start, 'food', 3, to('aldenville'))]);
  expectRefused(match, BLUE, stopAt(DEPOTS.a, nth(LINKS.c, 0)), 'ship.stops');
});

rule('ship.own-depot', 'not from depots of others, nor from nowhere', () => {
  const match = shippingExample();
  expectRefused(match, BLUE, ship(DEPOTS.greenOnC, 'food', 1, to('aldenville')), 'ship.own-depot');
  expectRefused(match, BLUE, ship(nth(LINKS.start, 0), 'food', 1, to('aldenville')), 'ship.own-depot');
});

rule('ship.goods', 'no more than is there', () => {
  const match = shippingExample();
  expectRefused(match, BLUE, ship(DEPOTS.start, 'machinery', 2, to('bown-town')), 'ship.goods');
  expectRefused(match, BLUE, ship(DEPOTS.a, 'machinery', 1, to('bown-town')), 'ship.goods');
});

rule('ship.goods', 'any number is offered, from one to all that fit', () => {
  const counts = offered(shippingExample(), BLUE, 'ship')
    .filter(({ good, to: target }) => good === 'food' && 'city' in target)
    .map(({ count }) => count);
  expect(counts).toEqual([1, 2, 3]);
});

rule('ship.one-kind', 'no mixed trains', () => {
  const mixed: Action = {
    type: 'ship',
    from: DEPOTS.start,
    good: 'food',
    count: 2,
    odd: 'luxuries',
    to: to('aldenville'),
  };
  expectRefused(shippingExample(), BLUE, mixed, 'ship.one-kind');
});

rule('ship.destination', 'a city, or another depot of your own', () => {
  const match = shippingExample();
  expectRefused(match, BLUE, ship(DEPOTS.start, 'food', 1, { depot: DEPOTS.start }), 'ship.destination');
  expectRefused(match, BLUE, ship(DEPOTS.start, 'food', 1, { depot: DEPOTS.greenOnC }), 'ship.destination');
  expectRefused(match, BLUE, ship(DEPOTS.start, 'food', 1, { city: 99 }), 'ship.destination');
});

rule('ship.matching-city', 'only what the city wants now', () => {
  expectRefused(shippingExample(), BLUE, ship(DEPOTS.start, 'food', 1, to('bown-town')), 'ship.matching-city');
  const wantsFood = shippingExample({ cities: { 'bown-town': { wants: 'food', demand: 'tile' } } });
  expectRefused(wantsFood, BLUE, ship(DEPOTS.start, 'machinery', 1, to('bown-town')), 'ship.matching-city');
  play(wantsFood, [BLUE, ship(DEPOTS.start, 'food', 3, to('bown-town'))]);
});

rule('ship.slots', 'five slots of its own, three of a tile', () => {
  const five = tableOf({
    players: [{ depots: [[nth(board.rail('bown-town', 'warsop'), 0), ...new Array<'luxuries'>(6).fill('luxuries')]] }],
  });
  const from = nth(board.rail('bown-town', 'warsop'), 0);
  const warsop = { city: board.city('warsop') };
  expectRefused(five, 0, ship(from, 'luxuries', 6, warsop), 'ship.slots');
  expect(five.check(0, ship(from, 'luxuries', 5, warsop))).toBeNull();
  const three = shippingExample({
    cities: { 'bown-town': { wants: 'luxuries', demand: 'tile', goods: ['luxuries'] } },
  });
  expectRefused(three, BLUE, ship(DEPOTS.start, 'luxuries', 3, to('bown-town')), 'ship.slots');
});

rule('ship.closed-city', 'closed cities take nothing, nor do those that wait for a tile', () => {
  const closed = shippingExample({ cities: { 'bown-town': { wants: null, demand: 'closed' } } });
  expectRefused(closed, BLUE, ship(DEPOTS.start, 'machinery', 1, to('bown-town')), 'ship.closed-city');
  const waiting = shippingExample({ cities: { 'bown-town': { wants: null, demand: 'awaited' } } });
  expectRefused(waiting, BLUE, ship(DEPOTS.start, 'machinery', 1, to('bown-town')), 'ship.closed-city');
});

rule('ship.connected', 'through closed cities and cities that want something else', () => {
  const match = shippingExample({
    cities: { irdyo: { wants: null, demand: 'closed' }, aldenville: { goods: ['food', 'food'] } },
  });
  play(match, [BLUE, ship(DEPOTS.start, 'textiles', 1, to('wiesbaden'))]);
  expect(cityState(match, 'wiesbaden')?.goods).toEqual(['textiles']);
});

rule('ship.connected', 'the stops lie on one way that ends at the destination', () => {
  const match = play(shippingExample(), [BLUE, ship(DEPOTS.start, 'food', 3, to('aldenville'))]);
  expectRefused(match, BLUE, stopAt(DEPOTS.greenOnC, DEPOTS.a), 'ship.connected');
  expectRefused(match, BLUE, stopAt(DEPOTS.a), 'ship.connected');
  expectRefused(match, BLUE, stopAt(DEPOTS.a, DEPOTS.yellowOnB), 'ship.connected');
});

/** From a depot between Bown Town and Aldenville to Warsop: the short way pays Yellow, a longer one is free. */
function twoWays(): TableChanges {
  return {
    players: [
      {
        trainLevel: 3,
        depots: [
          [nth(board.rail('bown-town', 'aldenville'), 0), 'luxuries'],
          [nth(board.rail('bown-town', 'irdyo'), 0)],
          [nth(board.rail('irdyo', 'warsop'), 0)],
        ],
      },
      { depots: [[nth(board.rail('bown-town', 'warsop'), 0)]] },
    ],
  };
}

rule('ship.connected', 'the way is chosen freely, also a dearer one', () => {
  const shipment = ship(nth(board.rail('bown-town', 'aldenville'), 0), 'luxuries', 1, { city: board.city('warsop') });
  const dear = play(tableOf(twoWays()), [0, shipment], [0, stopAt(nth(board.rail('bown-town', 'warsop'), 0))]);
  expect(cashOf(dear)).toEqual([15, 13]);
  const free = play(
    tableOf(twoWays()),
    [0, shipment],
    [0, stopAt(nth(board.rail('bown-town', 'irdyo'), 0), nth(board.rail('irdyo', 'warsop'), 0))],
  );
  expect(cashOf(free)).toEqual([16, 12]);
});

rule('ship.no-link-twice', 'not there and back over one link', () => {
  const match = play(shippingExample(), [BLUE, ship(DEPOTS.start, 'food', 3, to('aldenville'))]);
  expectRefused(match, BLUE, stopAt(DEPOTS.a, DEPOTS.a, DEPOTS.greenOnC), 'ship.no-link-twice');
  expectRefused(match, BLUE, stopAt(DEPOTS.start, DEPOTS.greenOnC), 'ship.no-link-twice');
});

rule('ship.own-depots-first', 'where you have a depot, nobody else is paid', () => {
  const other = nth(board.rail('irdyo', 'warsop'), 2);
  const { players = [] } = twoWays();
  const match = tableOf({
    players: [players[0] ?? {}, { depots: [[nth(board.rail('bown-town', 'warsop'), 0)], [other]] }],
  });
  play(match, [0, ship(nth(board.rail('bown-town', 'aldenville'), 0), 'luxuries', 1, { city: board.city('warsop') })]);
  expectRefused(match, 0, stopAt(nth(board.rail('bown-town', 'irdyo'), 0), other), 'ship.own-depots-first');
});

rule('ship.tolls', 'from what the delivery earns, when the purse is empty', () => {
  const poor = onExample(
    { cash: 0, trainLevel: 3, depots: [[DEPOTS.start, 'luxuries', 'luxuries'], [DEPOTS.a], [DEPOTS.d]] },
    { depots: [[DEPOTS.yellowOnB], [DEPOTS.yellowOnC]] },
  );
  play(poor, [BLUE, ship(DEPOTS.start, 'luxuries', 2, to('warsop'))]);
  expect(cashOf(poor)).toEqual([6, 14, 12]);
});

rule('ship.tolls', 'a shipment to a depot earns nothing, so its tolls must be in hand', () => {
  const poor = (cash: number) =>
    onExample(
      { cash, trainLevel: 3, depots: [[DEPOTS.start, 'luxuries', 'luxuries'], [DEPOTS.a], [DEPOTS.d]] },
      { depots: [[DEPOTS.yellowOnC]] },
    );
  const two = ship(DEPOTS.start, 'luxuries', 2, { depot: DEPOTS.d });
  expectRefused(poor(1), BLUE, two, 'ship.tolls');
  play(poor(1), [BLUE, ship(DEPOTS.start, 'luxuries', 1, { depot: DEPOTS.d })]);
  expect(cashOf(play(poor(2), [BLUE, two]))).toEqual([0, 14, 12]);
});

rule('ship.tolls', 'with an empty purse only the free way is left', () => {
  const { players = [] } = twoWays();
  const home = nth(board.rail('bown-town', 'aldenville'), 0);
  const near = nth(board.rail('bown-town', 'warsop'), 0);
  const far = nth(board.rail('warsop', 'wiesbaden'), 0);
  const match = tableOf({
    players: [{ ...players[0], cash: 0, depots: [...(players[0]?.depots ?? []), [far]] }, { depots: [[near]] }],
  });
  play(match, [0, ship(home, 'luxuries', 1, { depot: far })]);
  expect(match.position.phase.name).not.toBe('choose-route');
  expect(goodsAt(match, 0, far)).toEqual(stockOf(['luxuries']));
  expect(cashOf(match)).toEqual([0, 12]);
});

rule('ship.tolls', 'they go to the owner of the stop that was chosen', () => {
  const match = play(shippingExample(), [BLUE, ship(DEPOTS.start, 'luxuries', 3, { depot: DEPOTS.d })]);
  play(match, [BLUE, stopAt(DEPOTS.a, DEPOTS.yellowOnC)]);
  expect(player(match, YELLOW).cash).toBe(15);
  expect(player(match, GREEN).cash).toBe(12);
});
