import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Good, Space } from '../index.ts';
import { board, nth } from './support/board.ts';
import { BLUE, example, GREEN, YELLOW } from './support/example.ts';
import {
  cashOf,
  cityState,
  expectRefused,
  goodsAt,
  goOn,
  type KingsMatch,
  lastEvents,
  offered,
  play,
  player,
  stockOf,
  type TableChanges,
  tableOf,
} from './support/table.ts';

const clear = (from: Space, good: Good): Action => ({ type: 'clear', from, good });

function clearing(changes: TableChanges): KingsMatch {
  return tableOf({ round: 5, cycle: 0, order: [], phase: { name: 'clearance', seat: 0 }, ...changes });
}

const DEPOT_A = nth(example.rail('port-vitriol', 'raposa'), 0);
const DEPOT_B = nth(example.rail('irdyo', 'warsop'), 1);
const SHARED = example.rail('warsop', 'sartainville');
const CLOSED = { wants: null, demand: 'closed' } as const;

/** Blue's two depots at the end of the game; the other cities that want these goods are closed. */
function blueAtTheEnd(): KingsMatch {
  return clearing({
    layout: example.layout,
    cities: { 'port-vitriol': CLOSED, aldenville: CLOSED, wiesbaden: CLOSED, 'bown-town': CLOSED },
    players: [
      {
        trainLevel: 3,
        depots: [
          [DEPOT_A, 'chemicals', 'food', 'food'],
          [DEPOT_B, 'textiles', 'machinery', 'machinery', 'machinery'],
        ],
      },
      { depots: [[nth(SHARED, 0)]] },
      { depots: [[nth(SHARED, 2)], [nth(example.rail('sartainville', 'port-vitriol'), 0)]] },
    ],
  });
}

rule('clearance.income', 'the example: five goods for $20, $3 for tolls, a profit of $17', () => {
  const match = blueAtTheEnd();
  play(match, [BLUE, clear(DEPOT_A, 'food')], [BLUE, clear(DEPOT_A, 'food')]);
  for (const payee of [GREEN, YELLOW, GREEN]) {
    play(match, [BLUE, clear(DEPOT_B, 'machinery')]);
    expect(match.position.phase).toMatchObject({ name: 'clearance-route', seat: BLUE });
    const stops = [payee === GREEN ? nth(SHARED, 2) : nth(SHARED, 0)];
    play(match, [BLUE, { type: 'choose-route', stops }]);
  }
  expect(cashOf(match)).toEqual([12 + 17, 12 + 1, 12 + 2]);
  // What is left could not be shipped, so the game is over.
  expect(match.position.phase.name).toBe('game-over');
  expect(goodsAt(match, BLUE, DEPOT_A)).toEqual(stockOf(['chemicals']));
  expect(goodsAt(match, BLUE, DEPOT_B)).toEqual(stockOf(['textiles']));
});

rule('clearance.could-be-shipped', 'the example: too far for the train, or no depots on the way', () => {
  const match = blueAtTheEnd();
  expectRefused(match, BLUE, clear(DEPOT_A, 'chemicals'), 'clearance.could-be-shipped');
  expectRefused(match, BLUE, clear(DEPOT_B, 'textiles'), 'clearance.could-be-shipped');
});

const NEAR = nth(board.rail('bown-town', 'warsop'), 0);

rule('clearance.could-be-shipped', 'one empty slot is enough for all, since nothing is placed', () => {
  const match = clearing({
    cities: { warsop: { goods: ['luxuries', 'luxuries', 'luxuries', 'luxuries'] } },
    players: [{ depots: [[NEAR, 'luxuries', 'luxuries', 'luxuries']] }],
  });
  for (let i = 0; i < 3; i++) play(match, [0, clear(NEAR, 'luxuries')]);
  expect(player(match, 0).cash).toBe(24);
  expect(cityState(match, 'warsop')?.goods).toHaveLength(4);
});

rule('clearance.could-be-shipped', 'closed and waiting cities take nothing', () => {
  for (const demand of ['closed', 'awaited'] as const) {
    const match = clearing({
      cities: { warsop: { wants: null, demand } },
      players: [{ depots: [[NEAR, 'luxuries', 'machinery']] }],
    });
    expectRefused(match, 0, clear(NEAR, 'luxuries'), 'clearance.could-be-shipped');
    expect(offered(match, 0, 'clear')).toEqual([clear(NEAR, 'machinery')]);
  }
});

rule('clearance.could-be-shipped', 'tolls must be payable with the $4', () => {
  const home = nth(example.rail('geekopolis', 'raposa'), 0);
  const cities = ['raposa', 'sartainville', 'warsop', 'wiesbaden', 'aldenville', 'bown-town'];
  const tolls = cities.slice(1).map((city, index) => [nth(example.rail(cities[index] ?? '', city), 0)] as const);
  const withCash = (cash: number): KingsMatch =>
    clearing({
      layout: example.layout,
      seats: 3,
      cities: { sartainville: CLOSED },
      players: [{ cash, trainLevel: 6, depots: [[home, 'machinery']] }, { depots: tolls }],
    });
  expectRefused(withCash(0), 0, clear(home, 'machinery'), 'clearance.could-be-shipped');
  expect(cashOf(play(withCash(1), [0, clear(home, 'machinery')]))).toEqual([0, 17, 12]);
});

rule('clearance.goods', 'goods in the hold count nothing', () => {
  const match = clearing({ players: [{ hold: ['luxuries'], depots: [[NEAR, 'luxuries']] }] });
  play(match, [0, clear(NEAR, 'luxuries')]);
  expect(match.position.phase.name).toBe('game-over');
  expect(player(match, 0)).toMatchObject({ cash: 16, hold: stockOf(['luxuries']) });
});

rule('clearance.goods', 'only what is in a depot of your own', () => {
  const match = clearing({ players: [{ depots: [[NEAR, 'luxuries']] }] });
  expectRefused(match, 0, clear(NEAR, 'food'), 'clearance.goods');
  expectRefused(match, 0, clear(nth(board.rail('bown-town', 'warsop'), 2), 'luxuries'), 'clearance.goods');
});

rule('clearance.income', 'the cheapest way is taken', () => {
  const rail = board.rail('bown-town', 'aldenville');
  const match = clearing({
    players: [
      {
        trainLevel: 3,
        depots: [
          [nth(rail, 0), 'luxuries'],
          [nth(board.rail('bown-town', 'irdyo'), 0)],
          [nth(board.rail('irdyo', 'warsop'), 0)],
        ],
      },
      { depots: [[NEAR]] },
    ],
  });
  play(match, [0, clear(nth(rail, 0), 'luxuries')]);
  expect(lastEvents(match)[0]).toMatchObject({ type: 'good-cleared', income: 4, tolls: [] });
  expect(cashOf(match)).toEqual([16, 12]);
});

rule('clearance.optional', 'any good may be kept; then the next player is asked', () => {
  const match = clearing({
    players: [
      { depots: [[NEAR, 'luxuries', 'luxuries']] },
      { depots: [[nth(board.rail('bown-town', 'warsop'), 2), 'machinery']] },
    ],
  });
  play(match, [0, clear(NEAR, 'luxuries')], [0, goOn]);
  expect(match.position.phase).toEqual({ name: 'clearance', seat: 1 });
  play(match, [1, goOn]);
  expect(match.position.phase.name).toBe('game-over');
  expect(cashOf(match)).toEqual([16, 12]);
});
