import { edgeTowards, hexAt } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { type Action, ageOfSteam, type Good } from '../index.ts';
import { type At, type Line, PLACES, railsOf, side } from './support/rails.ts';
import {
  type AgeOfSteamMatch,
  declineMove,
  eventsOf,
  expectRefused,
  lastEvents,
  move,
  NO_CUBES,
  play,
  player,
  positionOf,
  type TableChanges,
  tableOf,
  upgradeEngine,
} from './support/table.ts';

const { evansville, cincinnati, indianapolis, terreHaute, springfield, stLouis, chicago } = PLACES;

const [PETE, DAVE, JOHN] = [0, 1, 2];

/** Pete's two tiles from Evansville to Cincinnati. */
const PETES_LINE: Line = { owner: PETE, through: [evansville, [10, 9], [11, 8], cincinnati] };
/** Dave's line between the same cities, through Indianapolis: two links. */
const DAVES_LINE: Line = { owner: DAVE, through: [evansville, [9, 8], indianapolis, [11, 7], cincinnati] };

interface MovingChanges extends Omit<Partial<TableChanges>, 'cubes'> {
  readonly lines?: readonly Line[];
  readonly newCities?: Readonly<Record<string, At>>;
  readonly cubes?: Readonly<Record<string, readonly Good[]>>;
  /** The engine of everybody. */
  readonly engine?: number;
}

/** A table at the beginning of Move Goods; the cities are empty but for these cubes. */
function moving({ lines = [], newCities = {}, cubes = {}, engine = 1, ...changes }: MovingChanges): AgeOfSteamMatch {
  return tableOf({
    seats: 3,
    phase: { name: 'move-goods', seat: 0, round: 1, stepped: [] },
    track: railsOf(lines, newCities),
    cubes: { ...NO_CUBES, ...Object.fromEntries(Object.keys(newCities).map((city) => [city, []])), ...cubes },
    players: [{ engine }, { engine }, { engine }],
    ...changes,
  });
}

const incomes = (match: AgeOfSteamMatch): readonly number[] => match.position.players.map(({ income }) => income);
const movesOf = (match: AgeOfSteamMatch, seat: Seat): Action[] =>
  match.legal(seat).filter(({ type }) => type === 'move-goods');

/** A move named by the places it goes through: each step leaves one place towards the hex that comes next. */
function along(city: string, good: Good, ...steps: readonly (readonly [At, At])[]): Action {
  return move(city, good, ...steps.map(([from, next]) => side(from, next)));
}

const OVER_PETES = [[evansville, [10, 9]]] as const;
const OVER_DAVES = [
  [evansville, [9, 8]],
  [indianapolis, [11, 7]],
] as const;

rule(
  'move-goods.two-rounds',
  "the example: Dave's engine, Pete's cube, Dave's two links, and nothing left for Pete",
  () => {
    const match = moving({
      lines: [PETES_LINE, DAVES_LINE],
      cubes: { evansville: ['blue'], cincinnati: ['blue'] },
      players: [{}, { action: 'first-move' }, {}],
      phase: { name: 'move-goods', seat: DAVE, round: 1, stepped: [] },
    });
    play(match, [DAVE, upgradeEngine]);
    expect(player(match, DAVE).engine).toBe(2);
    expect(lastEvents(match)).toEqual([{ type: 'engine-raised', seat: DAVE, engine: 2 }]);
    expect(match.waiting()).toEqual([PETE]);
    play(match, [PETE, along('evansville', 'blue', ...OVER_PETES)]);
    expect(incomes(match)).toEqual([1, 0, 0]);
    play(match, [JOHN, declineMove]);
    expect(match.position.phase).toMatchObject({ seat: DAVE, round: 2 });
    play(match, [DAVE, along('cincinnati', 'blue', [cincinnati, [11, 7]], [indianapolis, [9, 8]])]);
    expect(incomes(match)).toEqual([1, 2, 0]);
    expect(match.legal(PETE)).toEqual([upgradeEngine, declineMove]);
    play(match, [PETE, declineMove]);
    expect(player(match, PETE).engine).toBe(1);
  },
);

rule('move-goods.two-rounds', 'everybody once, then everybody once more, in player order', () => {
  const match = moving({ order: [2, 0, 1], phase: { name: 'move-goods', seat: 2, round: 1, stepped: [] } });
  for (const [seat, round] of [
    [2, 1],
    [0, 1],
    [1, 1],
    [2, 2],
    [0, 2],
    [1, 2],
  ] as const) {
    expect(match.position.phase).toMatchObject({ name: 'move-goods', seat, round });
    play(match, [seat, declineMove]);
  }
  expect(match.position.phase.name).toBe('issue-shares');
});

rule('move-goods.decline', 'even with a move at hand', () => {
  const match = moving({ lines: [PETES_LINE], cubes: { evansville: ['blue'] } });
  expect(movesOf(match, PETE)).toHaveLength(1);
  play(match, [PETE, declineMove]);
  expect(incomes(match)).toEqual([0, 0, 0]);
  expect(match.position.cubes['evansville']).toEqual(['blue']);
  expect(match.waiting()).toEqual([DAVE]);
});

rule('move-goods.cube', 'only a cube that is there', () => {
  const match = moving({ lines: [PETES_LINE], cubes: { evansville: ['red', 'blue'] } });
  expectRefused(match, PETE, along('evansville', 'yellow', ...OVER_PETES), 'move-goods.cube');
  expectRefused(match, PETE, along('cincinnati', 'blue', ...OVER_PETES), 'move-goods.cube');
  expectRefused(match, PETE, along('A', 'blue', ...OVER_PETES), 'move-goods.cube');
  expectRefused(match, PETE, along('indianapolis', 'blue', ...OVER_PETES), 'move-goods.cube');
});

rule('move-goods.cube', 'names that every object knows are no cities', () => {
  const match = moving({});
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '']) {
    expectRefused(match, PETE, move(name, 'red', 0), 'move-goods.cube');
  }
});

rule('move-goods.cube', 'from any city, also one where the mover has no track', () => {
  const match = moving({ lines: [PETES_LINE], cubes: { evansville: ['blue', 'blue'] } });
  play(match, [PETE, declineMove], [DAVE, along('evansville', 'blue', ...OVER_PETES)]);
  expect(match.position.cubes['evansville']).toEqual(['blue']);
});

rule('move-goods.completed-links', 'not over unfinished track, and not where there is none', () => {
  const match = moving({
    lines: [{ owner: PETE, through: [evansville, [10, 9], [11, 8]] }],
    cubes: { evansville: ['blue'] },
    engine: 6,
  });
  for (const edge of [0, 1, 2, 3, 4, 5]) {
    expectRefused(match, PETE, move('evansville', 'blue', edge), 'move-goods.completed-links');
  }
});

rule('move-goods.completed-links', 'the step that is missing is named', () => {
  const match = moving({ lines: [DAVES_LINE], cubes: { evansville: ['blue'] }, engine: 3 });
  const violation = match.check(PETE, move('evansville', 'blue', side(evansville, [9, 8]), 0));
  expect(violation).toMatchObject({ rule: 'move-goods.completed-links', why: { values: { step: 2 } } });
});

rule('move-goods.completed-links', 'cities that touch are not linked by that', () => {
  const board = ageOfSteam.maps.named('copper-vale');
  const [oakum, kingsmere] = [hexAt(board.grid, 2, 4), hexAt(board.grid, 3, 4)];
  const fresh = positionOf({ seats: 2, map: 'copper-vale' });
  const match = tableOf({
    seats: 2,
    map: 'copper-vale',
    phase: { name: 'move-goods', seat: 0, round: 1, stepped: [] },
    track: fresh.track.with(oakum, { city: 'B' }),
    cubes: { ...fresh.cubes, B: ['purple'] },
  });
  expect(board.colorOf.get('kingsmere')).toBe('purple');
  const across = move('B', 'purple', edgeTowards(board.grid, oakum, kingsmere));
  expectRefused(match, 0, across, 'move-goods.completed-links');
});

rule('move-goods.at-least-one-link', 'a cube that stays has not moved', () => {
  const match = moving({ lines: [PETES_LINE], cubes: { evansville: ['blue'] } });
  expectRefused(match, PETE, move('evansville', 'blue'), 'move-goods.at-least-one-link');
});

rule('move-goods.engine-limit', 'exactly as many links as the engine pulls', () => {
  const route = along('evansville', 'blue', ...OVER_DAVES);
  const weak = moving({ lines: [DAVES_LINE], cubes: { evansville: ['blue'] }, engine: 1 });
  expectRefused(weak, PETE, route, 'move-goods.engine-limit');
  expect(movesOf(weak, PETE)).toEqual([]);
  const strong = moving({ lines: [DAVES_LINE], cubes: { evansville: ['blue'] }, engine: 2 });
  expect(movesOf(strong, PETE)).toEqual([route]);
});

rule('move-goods.engine-limit', "the mover's engine counts, not the owner's", () => {
  const match = moving({ lines: [DAVES_LINE], cubes: { evansville: ['blue'] }, players: [{}, { engine: 6 }] });
  expectRefused(match, PETE, along('evansville', 'blue', ...OVER_DAVES), 'move-goods.engine-limit');
});

/** Evansville and Terre Haute and Indianapolis in a ring, with the way on to Cincinnati. */
const RING: readonly Line[] = [
  { owner: PETE, through: [evansville, [8, 9], terreHaute] },
  { owner: PETE, through: [terreHaute, [9, 7], indianapolis] },
  { owner: PETE, through: [evansville, [9, 8], indianapolis] },
  { owner: DAVE, through: [indianapolis, [11, 7], cincinnati] },
];

rule('move-goods.each-place-once', 'not back to where it came from', () => {
  const match = moving({ lines: RING, cubes: { evansville: ['blue'] }, engine: 6 });
  const back = along('evansville', 'blue', [evansville, [8, 9]], [terreHaute, [9, 7]], [indianapolis, [9, 8]]);
  expectRefused(match, PETE, back, 'move-goods.each-place-once');
});

rule('move-goods.each-place-once', 'no town twice on the way', () => {
  const match = moving({ lines: [PETES_LINE, ...RING], cubes: { cincinnati: ['blue'] }, engine: 6 });
  const twice = along('cincinnati', 'blue', [cincinnati, [11, 7]], [indianapolis, [9, 7]], [terreHaute, [9, 7]]);
  expectRefused(match, PETE, twice, 'move-goods.each-place-once');
  const once = along('cincinnati', 'blue', [cincinnati, [11, 7]], [indianapolis, [9, 7]], [terreHaute, [8, 9]]);
  expect(match.check(PETE, once)).toBeNull();
});

rule('move-goods.matching-city', 'neither a town nor a city of another colour', () => {
  const match = moving({ lines: [DAVES_LINE], cubes: { evansville: ['red', 'blue'] }, engine: 2 });
  expectRefused(match, PETE, along('evansville', 'blue', [evansville, [9, 8]]), 'move-goods.matching-city');
  expectRefused(match, PETE, along('evansville', 'red', ...OVER_DAVES), 'move-goods.matching-city');
});

rule('move-goods.matching-city', 'black cubes go to black New Cities, others to their colour', () => {
  const changes = { lines: [DAVES_LINE], cubes: { evansville: ['red', 'black'] } } as const;
  const toNewCity = (good: Good): Action => along('evansville', good, [evansville, [9, 8]]);
  const town = moving(changes);
  expectRefused(town, PETE, toNewCity('black'), 'move-goods.matching-city');
  const black = moving({ ...changes, newCities: { C: indianapolis } });
  expectRefused(black, PETE, toNewCity('red'), 'move-goods.matching-city');
  expect(movesOf(black, PETE)).toEqual([toNewCity('black')]);
  const red = moving({ ...changes, newCities: { A: indianapolis } });
  expectRefused(red, PETE, toNewCity('black'), 'move-goods.matching-city');
  expect(movesOf(red, PETE)).toEqual([toNewCity('red')]);
});

rule('move-goods.matching-city', 'goods leave New Cities like any city', () => {
  const match = moving({ lines: [DAVES_LINE], newCities: { A: indianapolis }, cubes: { A: ['blue'] } });
  expect(movesOf(match, PETE)).toEqual([along('A', 'blue', [indianapolis, [11, 7]])]);
  play(match, [PETE, along('A', 'blue', [indianapolis, [9, 8]])]);
  expect(match.position.cubes['A']).toEqual([]);
});

/** Springfield in the middle: St. Louis and Chicago are red, Evansville is blue. */
const WEST: readonly Line[] = [
  { owner: PETE, through: [evansville, [8, 9], terreHaute] },
  { owner: PETE, through: [terreHaute, [7, 8], springfield] },
  { owner: DAVE, through: [springfield, [5, 8], stLouis] },
  { owner: DAVE, through: [springfield, [6, 7], [6, 6], chicago] },
  { owner: JOHN, through: [stLouis, [6, 9], [7, 9], [8, 10], evansville] },
];

rule('move-goods.first-matching-city', 'it may not pass a city of its colour', () => {
  const match = moving({ lines: WEST, cubes: { evansville: ['red'] }, engine: 6 });
  const past = along('evansville', 'red', [evansville, [8, 10]], [stLouis, [5, 8]], [springfield, [6, 7]]);
  expectRefused(match, PETE, past, 'move-goods.first-matching-city');
  const short = along('evansville', 'red', [evansville, [8, 10]]);
  expect(match.check(PETE, short)).toBeNull();
});

rule('move-goods.first-matching-city', 'a city of another colour is passed like a town', () => {
  const match = moving({ lines: WEST, cubes: { chicago: ['blue', 'purple'] }, engine: 3 });
  const through = along('chicago', 'blue', [chicago, [6, 6]], [springfield, [5, 8]], [stLouis, [6, 9]]);
  expect(match.check(PETE, through)).toBeNull();
});

rule('move-goods.first-matching-city', 'it may start in a city of its own colour and go to another one', () => {
  const match = moving({ lines: WEST, cubes: { 'st-louis': ['red'] }, engine: 2 });
  const route = along('st-louis', 'red', [stLouis, [5, 8]], [springfield, [6, 7]]);
  expect(movesOf(match, PETE)).toEqual([route]);
  play(match, [PETE, route]);
  expect(incomes(match)).toEqual([0, 2, 0]);
});

rule('move-goods.income', 'one for each link, to its owner, at once', () => {
  const match = moving({ lines: WEST, cubes: { evansville: ['red'] }, engine: 3 });
  play(match, [PETE, along('evansville', 'red', [evansville, [8, 9]], [terreHaute, [7, 8]], [springfield, [5, 8]])]);
  expect(incomes(match)).toEqual([2, 1, 0]);
  expect(eventsOf(lastEvents(match), 'goods-moved')).toMatchObject([{ owners: [PETE, PETE, DAVE] }]);
  expect(match.position.players.map(({ cash }) => cash)).toEqual([10, 10, 10]);
});

rule('move-goods.income', 'a long link pays 1 like a short one', () => {
  const match = moving({ lines: WEST, cubes: { evansville: ['red'] } });
  play(match, [PETE, along('evansville', 'red', [evansville, [8, 10]])]);
  expect(incomes(match)).toEqual([0, 0, 1]);
});

rule('move-goods.anyones-links', 'a move without a link of one’s own', () => {
  const match = moving({ lines: [PETES_LINE], cubes: { evansville: ['blue'] } });
  play(match, [PETE, declineMove], [DAVE, along('evansville', 'blue', ...OVER_PETES)]);
  expect(incomes(match)).toEqual([1, 0, 0]);
});

/** A second direct link from Evansville to Cincinnati, along the river. */
const RIVER_LINE: Line = { owner: DAVE, through: [evansville, [10, 10], [11, 9], [12, 9], cincinnati] };
const OVER_RIVER = [[evansville, [10, 10]]] as const;

rule('move-goods.parallel-links', 'told apart by the side they leave by; both are offered', () => {
  const table = () => moving({ lines: [PETES_LINE, RIVER_LINE], cubes: { evansville: ['blue'] } });
  const [petes, daves] = [along('evansville', 'blue', ...OVER_PETES), along('evansville', 'blue', ...OVER_RIVER)];
  expect(movesOf(table(), PETE)).toEqual([petes, daves]);
  expect(incomes(play(table(), [PETE, petes]))).toEqual([1, 0, 0]);
  expect(incomes(play(table(), [PETE, daves]))).toEqual([0, 1, 0]);
});

rule('move-goods.parallel-links', 'of the same owner, one is offered and either may be used', () => {
  const match = moving({ lines: [PETES_LINE, { ...RIVER_LINE, owner: PETE }], cubes: { evansville: ['blue'] } });
  expect(movesOf(match, PETE)).toHaveLength(1);
  expect(match.check(PETE, along('evansville', 'blue', ...OVER_PETES))).toBeNull();
  expect(match.check(PETE, along('evansville', 'blue', ...OVER_RIVER))).toBeNull();
});

rule('move-goods.parallel-links', 'between towns they are told apart as well', () => {
  const lines: readonly Line[] = [
    { owner: PETE, through: [evansville, [8, 9], terreHaute] },
    { owner: PETE, through: [terreHaute, [9, 7], indianapolis] },
    { owner: DAVE, through: [terreHaute, [8, 7], [9, 6], [10, 7], indianapolis] },
    { owner: DAVE, through: [indianapolis, [11, 7], cincinnati] },
  ];
  const match = moving({ lines, cubes: { evansville: ['blue'] }, engine: 3 });
  expect(movesOf(match, PETE)).toHaveLength(2);
  const detour = along('evansville', 'blue', [evansville, [8, 9]], [terreHaute, [8, 7]], [indianapolis, [11, 7]]);
  play(match, [PETE, detour]);
  expect(incomes(match)).toEqual([1, 2, 0]);
});

rule('move-goods.unowned-links', 'links of a player who left carry goods and pay nobody', () => {
  const match = moving({
    lines: [{ ...PETES_LINE, owner: null }, DAVES_LINE],
    cubes: { evansville: ['blue', 'blue'] },
    players: [{ outInTurn: 1, income: -2 }, { engine: 2 }, {}],
    phase: { name: 'move-goods', seat: DAVE, round: 1, stepped: [] },
  });
  expect(movesOf(match, DAVE)).toHaveLength(2);
  play(match, [DAVE, along('evansville', 'blue', ...OVER_PETES)]);
  expect(incomes(match)).toEqual([-2, 0, 0]);
  expect(eventsOf(lastEvents(match), 'goods-moved')).toMatchObject([{ owners: [null] }]);
});

rule('move-goods.back-to-bag', 'a delivered cube is in the bag again', () => {
  const match = moving({ lines: [PETES_LINE], cubes: { evansville: ['red', 'blue', 'blue'] } });
  const before = match.position.bag;
  play(match, [PETE, along('evansville', 'blue', ...OVER_PETES)]);
  expect(match.position.bag).toEqual({ ...before, blue: before.blue + 1 });
  expect(match.position.cubes['evansville']).toEqual(['red', 'blue']);
  expect(match.position.cubes['cincinnati']).toEqual([]);
});

rule('move-goods.engine-step', 'one of the two moves a turn, not both', () => {
  const first = play(moving({}), [0, upgradeEngine], [1, declineMove], [2, declineMove]);
  expect(player(first, 0).engine).toBe(2);
  expectRefused(first, 0, upgradeEngine, 'move-goods.engine-step');
  const second = play(moving({}), [0, declineMove], [1, upgradeEngine], [2, declineMove], [0, upgradeEngine]);
  expect(second.position.players.map(({ engine }) => engine)).toEqual([2, 2, 1]);
  expectRefused(second, 1, upgradeEngine, 'move-goods.engine-step');
});

rule('move-goods.engine-step', 'possible again in the next turn, and two links a turn with Locomotive', () => {
  const match = moving({ players: [{ engine: 1, cash: 100 }, { cash: 100 }, { cash: 100 }] });
  play(match, [0, upgradeEngine], [1, declineMove], [2, declineMove]);
  play(match, [0, declineMove], [1, declineMove], [2, declineMove]);
  for (const seat of [0, 1, 2]) play(match, [seat, { type: 'issue-shares', shares: 0 }]);
  play(match, [0, { type: 'bid', amount: 1 }], [1, { type: 'drop-out' }], [2, { type: 'drop-out' }]);
  play(match, [0, { type: 'select-action', action: 'locomotive' }]);
  play(match, [2, { type: 'select-action', action: 'engineer' }], [1, { type: 'select-action', action: 'production' }]);
  for (const seat of [0, 2, 1]) play(match, [seat, { type: 'finish-building' }]);
  play(match, [0, upgradeEngine]);
  expect(player(match, 0).engine).toBe(4);
});

rule('move-goods.engine-maximum', 'five becomes six, six stays six', () => {
  const match = moving({ players: [{ engine: 5 }, { engine: 6 }, {}] });
  play(match, [0, upgradeEngine]);
  expect(player(match, 0).engine).toBe(6);
  expectRefused(match, 1, upgradeEngine, 'move-goods.engine-maximum');
  expect(match.legal(1)).toEqual([declineMove]);
});

test('of routes that pay the same, one is offered; others are accepted too', () => {
  const match = moving({
    lines: [PETES_LINE, { ...DAVES_LINE, owner: PETE }, ...RING.slice(0, 2)],
    cubes: { evansville: ['blue'] },
    engine: 3,
  });
  // By the direct link, by Indianapolis, or by Terre Haute and Indianapolis: 1, 2 or 3 for Pete.
  expect(movesOf(match, PETE)).toHaveLength(3);
});
