import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Good } from '../../index.ts';
import { board, nth } from '../support/board.ts';
import {
  cardsUp,
  cashOf,
  cityState,
  expectRefused,
  fly,
  goodsAt,
  goOn,
  lastEvents,
  load,
  payUpkeep,
  planOf,
  play,
  player,
  ship,
  solicit,
  stockOf,
  tableOf,
  type TableChanges,
  unload,
} from '../support/table.ts';
import { phaseOf } from '../support/turns.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const TEXTILES = board.factory('textiles');
const BETWEEN = 41;
const BOWN_TOWN = { city: board.city('bown-town') };

rule(
  'rose-and-thorn.card',
  'out and back again: two flights of 2, each with its loading, and no action between',
  () => {
    const match = cardsUp({
      players: [
        { character: 'bishop-kingston', airship: HOME, depots: [[HOME]], plan: planOf('special') },
        { character: 'thaddeus-birch', plan: planOf('5**') },
      ],
      factories: { textiles: 2 },
    });
    play(match, [0, fly(BETWEEN, TEXTILES)], [0, load('textiles')]);
    expectRefused(match, 0, solicit, 'sequence.phase');
    play(match, [0, load('textiles')]);
    expect(match.position.phase).toEqual({ name: 'flight', seat: 0, card: 'special' });
    play(match, [0, fly(BETWEEN, HOME)], [0, unload('textiles', 2)], [0, goOn]);
    expect(goodsAt(match, 0, HOME)).toEqual(stockOf(['textiles', 'textiles']));
    expect(match.position.phase).toEqual({ name: 'action', seat: 0 });
  },
);

rule('rose-and-thorn.card', 'neither flight may be shorter or longer, nor end over a city', () => {
  const match = cardsUp({
    players: [
      { character: 'bishop-kingston', airship: 29, plan: planOf('special') },
      { character: 'thaddeus-birch', plan: planOf('5**') },
    ],
  });
  expectRefused(match, 0, fly(HOME, board.citySpace('bown-town')), 'flight.not-on-a-city');
  expectRefused(match, 0, fly(HOME), 'flight.exact-length');
  expectRefused(match, 0, fly(HOME, board.citySpace('bown-town'), 32, 33), 'flight.exact-length');
  play(match, [0, fly(HOME, BETWEEN)]);
  expectRefused(match, 0, fly(52), 'flight.exact-length');
  expectRefused(match, 0, fly(HOME, 40), 'flight.wide-turns');
  play(match, [0, fly(HOME, 19)]);
});

/** One good is missing in Bown Town, and the first seat can bring it. */
function lastGood({ players = [], ...changes }: TableChanges): TableChanges {
  const [shipper, ...others] = players;
  const goods: readonly Good[] = ['machinery', 'machinery', 'machinery', 'machinery'];
  return {
    ...changes,
    players: [{ depots: [[HOME, 'machinery']], ...shipper }, ...others],
    cities: { 'bown-town': { goods } },
  };
}

const deliverLast = ship(HOME, 'machinery', 1, BOWN_TOWN);

function pickTile(good: Good): Action {
  return { type: 'choose-demand', good };
}

rule('flora-kingston.market-sense', 'her own city: she takes any tile of the whole stack', () => {
  const match = tableOf(
    lastGood({
      players: [{ character: 'flora-kingston' }, { character: 'thaddeus-birch' }],
      demand: stockOf(['food', 'food', 'luxuries']),
    }),
  );
  play(match, [0, deliverLast]);
  expect(match.position.phase).toMatchObject({ name: 'choose-demand', seat: 0, offered: ['food', 'luxuries'] });
  expectRefused(match, 0, pickTile('textiles'), 'flora-kingston.market-sense');
  play(match, [0, pickTile('luxuries')]);
  expect(cityState(match, 'bown-town')).toEqual({ wants: 'luxuries', demand: 'tile', goods: [] });
  expect(match.position.demand).toEqual(stockOf(['food', 'food']));
  expect(match.waiting()).toEqual([1]);
});

rule('flora-kingston.market-sense', 'the city of an opponent: two tiles by chance, she picks, the turn goes on', () => {
  const demand = stockOf(['food', 'food', 'luxuries', 'chemicals', 'textiles']);
  const pairs = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const match = tableOf(
      lastGood({
        players: [{ character: 'isaac' }, { character: 'flora-kingston' }],
        agenda: [{ name: 'second-action', seat: 0 }],
        demand,
      }),
      `pair ${seed}`,
    );
    play(match, [0, deliverLast]);
    expect(match.waiting()).toEqual([1]);
    const { phase } = match.position;
    const offered = phase.name === 'choose-demand' ? (phase.offered ?? []) : [];
    expect(offered).toHaveLength(2);
    pairs.add(offered.join());
    const [, second] = offered;
    if (second === undefined) continue;
    play(match, [1, pickTile(second)]);
    expect(cityState(match, 'bown-town')?.wants).toBe(second);
    expect(match.position.demand).toEqual({ ...demand, [second]: demand[second] - 1 });
    expect(match.position.phase).toEqual({ name: 'second-action', seat: 0 });
  }
  expect(pairs.size).toBeGreaterThan(3);
});

rule('flora-kingston.market-sense', 'what she looked at stays with her', () => {
  const match = tableOf(
    lastGood({
      players: [{ character: 'isaac' }, { character: 'flora-kingston' }],
      demand: stockOf(['food', 'luxuries']),
    }),
  );
  play(match, [0, deliverLast]);
  for (const eye of [0, 'public'] as const) {
    expect(match.viewAt(match.seq, eye).phase).toMatchObject({ name: 'choose-demand', offered: null });
    expect(match.events(eye).flatMap(({ events }) => events)).toContainEqual({
      type: 'demand-looked-at',
      seat: 1,
      goods: null,
    });
  }
  const { phase } = match.position;
  const goods = phase.name === 'choose-demand' ? phase.offered : null;
  expect(goods).toHaveLength(2);
  const heard = match.events(1).flatMap(({ events }) => events);
  expect(heard.filter(({ type }) => type === 'demand-looked-at')).toEqual([
    { type: 'demand-looked-at', seat: 1, goods },
  ]);
});

rule('flora-kingston.market-sense', 'with one tile there is nothing to choose', () => {
  for (const players of [
    [{ character: 'flora-kingston' }, { character: 'thaddeus-birch' }],
    [{ character: 'thaddeus-birch' }, { character: 'flora-kingston' }],
  ]) {
    const match = tableOf(lastGood({ players, demand: stockOf(['food']) }));
    play(match, [0, deliverLast]);
    expect(cityState(match, 'bown-town')?.wants).toBe('food');
  }
});

rule(
  'flora-kingston.market-sense',
  'with none the city waits, and the tile at production is not hers to choose',
  () => {
    const match = tableOf(
      lastGood({
        players: [{ character: 'flora-kingston', hold: ['food'] }, { character: 'thaddeus-birch' }],
        order: [1, 0],
        turn: 1,
        cycle: 4,
        bins: ['textiles', 'textiles', 'chemicals'],
      }),
    );
    play(match, [0, deliverLast]);
    expect(phaseOf(match)).toBe('upkeep');
    expect(cityState(match, 'bown-town')?.demand).toBe('awaited');
    play(match, [0, payUpkeep]);
    expect(phaseOf(match)).toBe('plan');
    expect(cityState(match, 'bown-town')?.demand).toBe('tile');
    expect(lastEvents(match).some(({ type }) => type === 'demand-looked-at')).toBe(false);
  },
);

rule('flora-kingston.market-sense', 'a tile that is fulfilled closes the city, and she is not asked', () => {
  const match = tableOf({
    players: [{ character: 'thaddeus-birch', depots: [[HOME, 'food']] }, { character: 'flora-kingston' }],
    cities: { 'bown-town': { wants: 'food', demand: 'tile', goods: ['food', 'food'] } },
    demand: stockOf(['food', 'luxuries']),
  });
  play(match, [0, ship(HOME, 'food', 1, BOWN_TOWN)]);
  expect(cityState(match, 'bown-town')?.demand).toBe('closed');
  expect(match.waiting()).toEqual([1]);
  expect(phaseOf(match)).toBe('flight');
});

function deliver(returnOne: boolean): Action {
  return { type: 'deliver', returnOne, wager: 0 };
}

rule('bishop-kingston.demand-control', 'one good of a delivery is paid and takes no slot', () => {
  const match = tableOf({
    players: [
      { character: 'bishop-kingston', depots: [[HOME, 'machinery', 'machinery']] },
      { character: 'thaddeus-birch' },
    ],
  });
  play(match, [0, ship(HOME, 'machinery', 2, BOWN_TOWN)]);
  expect(match.legal(0)).toEqual([deliver(false), deliver(true)]);
  play(match, [0, deliver(true)]);
  expect(cashOf(match)).toEqual([12 + 2 * 4, 12]);
  expect(cityState(match, 'bown-town')?.goods).toEqual(['machinery']);
  expect(goodsAt(match, 0, HOME)).toEqual(stockOf([]));
});

rule('bishop-kingston.demand-control', 'it can be the only good, and it keeps a city open', () => {
  const table = lastGood({
    players: [{ character: 'bishop-kingston' }, { character: 'thaddeus-birch' }],
    demand: stockOf(['food']),
  });
  const kept = tableOf(table);
  play(kept, [0, deliverLast], [0, deliver(true)]);
  expect(cityState(kept, 'bown-town')).toMatchObject({ wants: 'machinery', demand: 'printed' });
  expect(cityState(kept, 'bown-town')?.goods).toHaveLength(4);
  const filled = tableOf(table);
  play(filled, [0, deliverLast], [0, deliver(false)]);
  expect(cityState(filled, 'bown-town')).toEqual({ wants: 'food', demand: 'tile', goods: [] });
});

rule('bishop-kingston.demand-control', 'the whole shipment must fit into the slots when it is sent', () => {
  const match = tableOf(
    lastGood({
      players: [
        { character: 'bishop-kingston', depots: [[HOME, 'machinery', 'machinery']] },
        { character: 'thaddeus-birch' },
      ],
    }),
  );
  expectRefused(match, 0, ship(HOME, 'machinery', 2, BOWN_TOWN), 'ship.slots');
});

rule('bishop-kingston.demand-control', 'nothing is returned on the way to a depot, and by nobody else', () => {
  const other = nth(board.rail('bown-town', 'aldenville'), 1);
  const match = tableOf({
    players: [
      { character: 'bishop-kingston', depots: [[HOME, 'machinery'], [other]] },
      { character: 'thaddeus-birch' },
    ],
  });
  play(match, [0, ship(HOME, 'machinery', 1, { depot: other })]);
  expect(goodsAt(match, 0, other)).toEqual(stockOf(['machinery']));
  expect(match.waiting()).toEqual([1]);
  const sebastian = tableOf({
    players: [{ character: 'sebastian-king', depots: [[HOME, 'machinery']] }, { character: 'thaddeus-birch' }],
  });
  play(sebastian, [0, ship(HOME, 'machinery', 1, BOWN_TOWN)]);
  expectRefused(sebastian, 0, deliver(true), 'bishop-kingston.demand-control');
  expect(player(sebastian, 0).cash).toBe(12);
});
