import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { board, nth } from '../support/board.ts';
import {
  cardsUp,
  cashOf,
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
import { anyOf, passTurn, passUntil, phaseOf } from '../support/turns.ts';

/** From the western edge over three cities to the railway between the last two of them. */
const STRAIGHT = [29, 30, 31, 32, 33, 34, 35];
const DOWNWARD = [39, 50, 60, 69, 77, 84, 90];
const WEST = 28;
const LEVEL_FOR_TWO_DIAMONDS = 3;
const BESIDE_HOME = 42;
const HOME = nth(board.rail('bown-town', 'warsop'), 0);

rule('davinci.card', 'seven spaces straight on, over cities too', () => {
  const match = cardsUp({
    players: [
      {
        character: 'aurelia-bayley',
        airship: WEST,
        airshipLevel: LEVEL_FOR_TWO_DIAMONDS,
        plan: planOf('special'),
      },
      { character: 'thaddeus-birch', plan: planOf('0') },
    ],
  });
  passUntil(match, 0, 1);
  expect(offered(match, 0, 'fly')).toEqual([fly(...STRAIGHT), fly(...DOWNWARD)]);
  expectRefused(match, 0, fly(...STRAIGHT.slice(0, 6), 24), 'davinci.card');
  expectRefused(match, 0, fly(...STRAIGHT.slice(0, 6)), 'flight.exact-length');
  expectRefused(match, 0, fly(), 'flight.exact-length');
  play(match, [0, fly(...STRAIGHT)]);
  expect(player(match, 0).airship).toBe(35);
});

rule('flight.no-way', 'where seven straight spaces end nowhere the ship stays, and cargo and action follow', () => {
  const match = cardsUp({
    players: [
      {
        character: 'aurelia-bayley',
        airship: HOME,
        airshipLevel: LEVEL_FOR_TWO_DIAMONDS,
        hold: ['food'],
        depots: [[HOME]],
        plan: planOf('special'),
      },
      { character: 'thaddeus-birch', plan: planOf('0') },
    ],
  });
  passUntil(match, 0, 1);
  expect(offered(match, 0, 'fly')).toEqual([fly()]);
  // Eastward the seventh space is cut by the edge.
  expectRefused(match, 0, fly(42, 43, 44, 45, 46, 47, 48), 'flight.no-partial-hex');
  play(match, [0, fly()], [0, unload('food')]);
  expect(goodsAt(match, 0, HOME)).toEqual(stockOf(['food']));
  expect(offered(match, 0, 'load')).toEqual([{ type: 'load', good: 'food', from: 'depot', jettison: null }]);
  play(match, [0, goOn], [0, solicit]);
  expect(player(match, 0).airship).toBe(HOME);
});

rule('aurelia-bayley.transmogrify', 'as an action one good of a depot becomes two of another kind, for a token', () => {
  const match = tableOf({
    players: [
      { character: 'aurelia-bayley', depots: [[HOME, 'chemicals', 'chemicals']] },
      { character: 'thaddeus-birch' },
    ],
  });
  play(match, [0, { type: 'transmogrify', at: HOME, good: 'chemicals', into: 'machinery' }]);
  expect(goodsAt(match, 0, HOME)).toEqual(stockOf(['chemicals', 'machinery', 'machinery']));
  expect(player(match, 0).tokens).toBe(4);
  expect(match.waiting()).toEqual([1]);
});

rule('aurelia-bayley.transmogrify', 'on board the second good needs room', () => {
  const aurelia = { character: 'aurelia-bayley' };
  const full = tableOf({
    players: [{ ...aurelia, hold: ['chemicals', 'food'] }, { character: 'thaddeus-birch' }],
  });
  const change = { type: 'transmogrify', at: 'hold', good: 'chemicals', into: 'food' } as const;
  expectRefused(full, 0, change, 'aurelia-bayley.transmogrify');
  expect(offered(full, 0, 'transmogrify')).toEqual([]);
  const half = tableOf({ players: [{ ...aurelia, hold: ['chemicals'] }, { character: 'thaddeus-birch' }] });
  expect(offered(half, 0, 'transmogrify').map(({ into }) => into)).toEqual([
    'machinery',
    'food',
    'textiles',
    'luxuries',
  ]);
  play(half, [0, change]);
  expect(player(half, 0).hold).toEqual(stockOf(['food', 'food']));
});

rule('aurelia-bayley.transmogrify', 'no token, no such good, the same kind, the depot of another: refused', () => {
  const theirs = nth(board.rail('wiesbaden', 'irdyo'), 0);
  const players = [
    { character: 'aurelia-bayley', depots: [[HOME, 'chemicals']] },
    { character: 'thaddeus-birch', depots: [[theirs, 'food']] },
  ] as const;
  const match = tableOf({ players });
  const change = { type: 'transmogrify', at: HOME, good: 'chemicals', into: 'food' } as const;
  for (const wrong of [
    { ...change, into: 'chemicals' } as const,
    { ...change, good: 'food', into: 'chemicals' } as const,
    { ...change, at: 'hold' } as const,
    { ...change, at: theirs, good: 'food', into: 'luxuries' } as const,
  ]) {
    expectRefused(match, 0, wrong, 'aurelia-bayley.transmogrify');
  }
  const spent = tableOf({ players: [{ ...players[0], tokens: 0 }, players[1]] });
  expectRefused(spent, 0, change, 'aurelia-bayley.transmogrify');
  const other = tableOf({ players: [{ ...players[0], character: 'isaac' }, players[1]] });
  expectRefused(other, 0, change, 'aurelia-bayley.transmogrify');
});

rule('isaac.perpetual-motion', 'right after the action, any second one for a token', () => {
  const match = tableOf({
    agenda: [{ name: 'second-action', seat: 0 }],
    players: [{ character: 'isaac' }, { character: 'thaddeus-birch' }],
  });
  play(match, [0, solicit]);
  expect(match.position.phase).toEqual({ name: 'second-action', seat: 0 });
  play(match, [0, { type: 'upgrade-train' }]);
  expect(player(match, 0)).toMatchObject({ tokens: 4, trainLevel: 2, cash: 12 + 3 - 2 });
  expect(match.waiting()).toEqual([1]);
});

rule('isaac.perpetual-motion', 'in every turn once: asked after the action, and a token is kept by going on', () => {
  const match = cardsUp({
    players: [{ character: 'isaac', plan: planOf('0') }, { character: 'thaddeus-birch' }],
  });
  play(match, [0, fly()], [0, solicit], [0, goOn]);
  expect(player(match, 0).tokens).toBe(5);
  expect(match.waiting()).toEqual([1]);
  passUntil(match, 0, 2);
  play(match, [0, anyOf(match.legal(0))], [0, solicit], [0, solicit]);
  expect(player(match, 0).tokens).toBe(4);
  expect(match.waiting()).toEqual([1]);
});

rule('isaac.perpetual-motion', 'without a token he is not asked', () => {
  const match = tableOf({
    agenda: [{ name: 'second-action', seat: 0 }],
    players: [{ character: 'isaac', tokens: 0 }, { character: 'thaddeus-birch' }],
  });
  play(match, [0, solicit]);
  expect(match.waiting()).toEqual([1]);
});

rule('isaac.perpetual-motion', 'an action of several steps is over before the second one is asked for', () => {
  const match = tableOf({
    agenda: [{ name: 'second-action', seat: 0 }],
    players: [
      { character: 'isaac', airship: BESIDE_HOME, depots: [[HOME, 'food', 'machinery']] },
      { character: 'thaddeus-birch' },
    ],
  });
  play(match, [0, { type: 'adjust-route', to: HOME }]);
  expect(phaseOf(match)).toBe('cargo');
  play(match, [0, goOn]);
  expect(phaseOf(match)).toBe('second-action');
  play(match, [0, ship(HOME, 'machinery', 1, { city: board.city('bown-town') })]);
  expect(cashOf(match)).toEqual([12 + 4, 12]);
  expect(match.waiting()).toEqual([1]);
});

rule('isaac.perpetual-motion', 'a lost turn has no action, so no second one either', () => {
  const match = cardsUp({
    players: [
      { character: 'isaac', plan: planOf('5**') },
      { character: 'thaddeus-birch', plan: planOf('0') },
    ],
  });
  passTurn(match);
  expect(match.position).toMatchObject({ cycle: 2, turn: 0 });
  expect(player(match, 0)).toMatchObject({ tokens: 5, cash: 12 });
});
