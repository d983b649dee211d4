import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action } from '../../index.ts';
import { board, nth } from '../support/board.ts';
import {
  cardsUp,
  cashOf,
  cityState,
  expectRefused,
  fly,
  goodsAt,
  goOn,
  offered,
  planOf,
  play,
  player,
  ship,
  solicit,
  stockOf,
  tableOf,
  unload,
} from '../support/table.ts';
import { anyOf, phaseOf, placeDepot } from '../support/turns.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const BOWN_TOWN = { city: board.city('bown-town') };
const IRDYO = { city: board.city('irdyo') };
/** Two spaces from home, and the way there. */
const AWAY = 42;
const WAY_HOME = [41, HOME];

rule('sphinx.card', 'two spaces, then one good may be shipped, then comes the action', () => {
  const match = cardsUp({
    players: [
      {
        character: 'victor-blane',
        airship: AWAY,
        hold: ['machinery', 'machinery'],
        depots: [[HOME]],
        plan: planOf('special'),
      },
      { character: 'thaddeus-birch', plan: planOf('3') },
    ],
  });
  play(match, [0, fly(...WAY_HOME)], [0, unload('machinery', 2)], [0, goOn]);
  expect(match.position.phase).toEqual({ name: 'extra-shipment', seat: 0, goods: 1 });
  expectRefused(match, 0, ship(HOME, 'machinery', 2, BOWN_TOWN), 'sphinx.card');
  expectRefused(match, 0, solicit, 'sequence.phase');
  play(match, [0, ship(HOME, 'machinery', 1, BOWN_TOWN)]);
  expect(cashOf(match)).toEqual([12 + 4, 12]);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0 });
  play(match, [0, ship(HOME, 'machinery', 1, BOWN_TOWN)]);
  expect(cityState(match, 'bown-town')?.goods).toEqual(['machinery', 'machinery']);
  expect(match.waiting()).toEqual([1]);
});

rule('sphinx.card', 'it follows all rules of shipping: tolls, stops, slots, and depots as destinations', () => {
  const theirs = nth(board.rail('bown-town', 'irdyo'), 0);
  const far = nth(board.rail('wiesbaden', 'irdyo'), 0);
  const match = cardsUp({
    players: [
      {
        character: 'victor-blane',
        airship: AWAY,
        trainLevel: 3,
        depots: [[HOME, 'chemicals', 'machinery', 'food'], [far]],
        plan: planOf('special'),
      },
      { character: 'bishop-kingston', depots: [[theirs]], plan: planOf('3') },
    ],
    cities: { 'bown-town': { goods: ['machinery', 'machinery', 'machinery', 'machinery'] } },
  });
  play(match, [0, fly(...WAY_HOME)], [0, goOn]);
  expectRefused(match, 0, ship(HOME, 'food', 1, BOWN_TOWN), 'ship.matching-city');
  const shipped = match.fork(match.seq);
  play(shipped, [0, ship(HOME, 'chemicals', 1, IRDYO)]);
  expect(cashOf(shipped)).toEqual([12 + 4 - 1, 12 + 1]);
  expect(phaseOf(shipped)).toBe('action');
  const stored = match.fork(match.seq);
  play(stored, [0, ship(HOME, 'food', 1, { depot: far })]);
  expect(goodsAt(stored, 0, far)).toEqual(stockOf(['food']));
  expect(cashOf(stored)).toEqual([12 - 1, 12 + 1]);
  play(match, [0, ship(HOME, 'machinery', 1, BOWN_TOWN)]);
  expect(cityState(match, 'bown-town')).toEqual({ wants: null, demand: 'awaited', goods: [] });
});

rule('sphinx.card', 'the shipment is a choice, and nobody is asked who has nothing to ship', () => {
  const players = [
    { character: 'victor-blane', airship: AWAY, depots: [[HOME, 'machinery']], plan: planOf('special') },
    { character: 'thaddeus-birch', plan: planOf('3') },
  ] as const;
  const match = cardsUp({ players });
  play(match, [0, fly(41, 40)], [0, goOn]);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0 });
  const empty = cardsUp({ players: [{ ...players[0], depots: [[HOME]] }, players[1]] });
  play(empty, [0, fly(41, 40)]);
  expect(empty.position.phase).toEqual({ name: 'action', seat: 0 });
});

rule('victor-blane.rail-baron', 'a depot costs him $3, and $6 where there is one', () => {
  const match = (cash: number) =>
    tableOf({
      players: [{ character: 'victor-blane', cash, depots: [[HOME]] }, { character: 'thaddeus-birch' }],
    });
  const beside: Action = { type: 'build-depot', space: nth(board.rail('bown-town', 'aldenville'), 1) };
  const alone: Action = { type: 'build-depot', space: nth(board.rail('wiesbaden', 'irdyo'), 0) };
  expect(player(play(match(3), [0, alone]), 0).cash).toBe(0);
  expectRefused(match(2), 0, alone, 'build-depot.cost');
  expect(player(play(match(6), [0, beside]), 0).cash).toBe(0);
  expectRefused(match(5), 0, beside, 'build-depot.cost');
});

rule('victor-blane.rail-baron', 'Eva Blane of the same team pays the full price', () => {
  const match = tableOf({ players: [{ character: 'eva-blane', cash: 3 }, { character: 'thaddeus-birch' }] });
  expectRefused(match, 0, { type: 'build-depot', space: nth(board.rail('wiesbaden', 'irdyo'), 0) }, 'build-depot.cost');
});

/** From Bown Town to Irdyo over three open spaces north of the railway. */
const NEW_LINK = [31, 21, 22, 23, 34];

function buildLink(...path: readonly number[]): Action {
  return { type: 'build-link', path: [...path] };
}

rule('eva-blane.new-construction', 'an action joins two cities: $1 a tile, and a free depot on any tile of it', () => {
  const match = tableOf({
    players: [
      { character: 'eva-blane', depots: [[HOME]] },
      { character: 'thaddeus-birch', airship: 22 },
    ],
  });
  play(match, [0, buildLink(...NEW_LINK)]);
  expect(player(match, 0)).toMatchObject({ cash: 12 - 3, tokens: 5 - 3 });
  expect(offered(match, 0, 'place-depot').map(({ space }) => space)).toEqual([21, 22, 23]);
  expectRefused(match, 0, placeDepot(32), 'eva-blane.new-construction');
  play(match, [0, placeDepot(22)]);
  expect(player(match, 0).cash).toBe(12 - 3);
  expect(player(match, 0).depots.map(({ space }) => space)).toEqual([HOME, 22]);
  expect(match.waiting()).toEqual([1]);
});

rule('eva-blane.new-construction', 'the new link is a link like any other, for everybody', () => {
  const match = tableOf({
    players: [
      { character: 'eva-blane', trainLevel: 2, depots: [[HOME, 'chemicals']] },
      { character: 'bishop-kingston', cash: 7, trainLevel: 2, depots: [[19, 'chemicals']] },
    ],
  });
  play(match, [0, buildLink(...NEW_LINK.toReversed())], [0, placeDepot(21)]);
  const [seat, space] = [1, 23];
  play(match, [seat, anyOf(match.legal(seat))]);
  const built = match.fork(match.seq);
  play(built, [seat, { type: 'build-depot', space }]);
  expect(cashOf(built)).toEqual([9, 0]);
  play(match, [seat, ship(19, 'chemicals', 1, IRDYO)], [seat, { type: 'deliver', returnOne: false, wager: 0 }]);
  expect(cashOf(match)).toEqual([9 + 1, 7 + 4 - 1]);
});

rule('eva-blane.new-construction', 'tiles run on in wide curves over open spaces between two different cities', () => {
  const match = tableOf({ players: [{ character: 'eva-blane' }, { character: 'thaddeus-birch' }] });
  const wrong = [
    // A sharp bend, a gap, track on a railway, one city twice, an end that is no city, no tile at all.
    [31, 21, 11, 22, 23, 34],
    [31, 21, 23, 34],
    [31, 32, 33, 34],
    [31, 21, 22, 32, 31],
    [31, 21, 22, 23],
    [34, 36],
    [31],
    [],
  ];
  for (const path of wrong) expectRefused(match, 0, buildLink(...path), 'eva-blane.new-construction');
});

rule('eva-blane.new-construction', 'tiles, money and a depot must be there; spent tiles do not come back', () => {
  const eva = { character: 'eva-blane' };
  const other = { character: 'thaddeus-birch' };
  for (const poor of [{ tokens: 2 }, { cash: 2 }, { depots: tenDepots() }]) {
    const match = tableOf({ players: [{ ...eva, ...poor }, other] });
    expectRefused(match, 0, buildLink(...NEW_LINK), 'eva-blane.new-construction');
  }
  const victor = tableOf({ players: [{ character: 'victor-blane' }, other] });
  expectRefused(victor, 0, buildLink(...NEW_LINK), 'eva-blane.new-construction');
  const exact = tableOf({ players: [{ ...eva, tokens: 3, cash: 3, depots: tenDepots().slice(1) }, other] });
  play(exact, [0, buildLink(...NEW_LINK)], [0, placeDepot(23)]);
  expect(player(exact, 0)).toMatchObject({ tokens: 0, cash: 0 });
});

function tenDepots(): readonly (readonly [number])[] {
  const spaces = [...board.rail('aldenville', 'warsop'), ...board.rail('bown-town', 'aldenville')];
  return spaces.slice(0, 10).map((space) => [space] as const);
}
