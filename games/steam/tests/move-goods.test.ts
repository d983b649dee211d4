import type { Seat } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { type Action, boardOf, type Good, networkAt } from '../index.ts';
import { type Link, placeHex } from './support/links.ts';
import {
  carry,
  declineMove,
  expectRefused,
  improve,
  lastEvents,
  move,
  moving,
  play,
  player,
  purses,
  type SteamMatch,
  score,
  type TableChanges,
  tableOf,
} from './support/table.ts';

const GREEN = 0;
const BLACK = 1;
const BROWN = 2;

/** A table at the beginning of moving goods, with locomotives of that level. */
function yard(level: number, { players = [], ...changes }: TableChanges): SteamMatch {
  return tableOf({
    phase: moving(GREEN),
    players: [0, 1, 2].map((seat) => ({ level, ...players[seat] })),
    ...changes,
  });
}

const movesOf = (match: SteamMatch, seat: Seat = GREEN): readonly Action[] =>
  match.legal(seat).filter(({ type }) => type === 'move-goods');

/** Plays a delivery in which everybody takes points, and says what each seat got. */
function pointsFor(match: SteamMatch, delivery: Action): readonly number[] {
  const before = match.position.players.map(({ points }) => points);
  play(match, [GREEN, delivery]);
  while (match.position.phase.name === 'choose-points') play(match, [match.position.phase.seat, score('points')]);
  return match.position.players.map(({ points }, seat) => points - (before[seat] ?? 0));
}

/**
 * The diagram: a gray city (on Springfield) with a cube of each colour. Green's line runs over Providence and Boston,
 * both red, to Portland, which is blue; black goes on to Albany (purple) and Hartford (yellow), and black's short line
 * from Concord to Boston meets green's from Springfield to Concord.
 */
const DIAGRAM: readonly Link[] = [
  [GREEN, 'springfield', 'providence'],
  [GREEN, 'providence', 'boston'],
  [GREEN, 'boston', 'portland'],
  [BLACK, 'albany', 'portland'],
  [BLACK, 'albany', 'hartford'],
];
const ROUND_ABOUT: readonly Link[] = [
  [GREEN, 'springfield', 'concord'],
  [BLACK, 'concord', 'boston'],
];

function diagram(level: number, links: readonly Link[] = [...DIAGRAM, ...ROUND_ABOUT]): SteamMatch {
  return yard(level, {
    links,
    newCities: { 'gray-1': 'springfield' },
    cubes: { 'gray-1': ['red', 'blue', 'purple', 'yellow'] },
  });
}

const TO_ALBANY = ['providence', 'boston', 'portland', 'albany'] as const;

rule('move-goods.first-matching-city', 'the example: the red cube stops at the first red city on green track', () => {
  const match = diagram(3);
  expectRefused(match, GREEN, carry(match, 'red', 'gray-1', 'providence', 'boston'), 'move-goods.first-matching-city');
  expect(pointsFor(match, carry(match, 'red', 'gray-1', 'providence'))).toEqual([1, 0, 0]);
});

rule('track-points.owners', "the example: the red cube to Boston over one of black's links, two points", () => {
  expect(pointsFor(diagram(2), carry(diagram(2), 'red', 'gray-1', 'concord', 'boston'))).toEqual([1, 1, 0]);
});

rule('track-points.owners', 'the example: the blue cube for three points, all on own track', () => {
  const route = ['providence', 'boston', 'portland'] as const;
  const match = diagram(2);
  expectRefused(match, GREEN, carry(match, 'blue', 'gray-1', ...route), 'move-goods.locomotive-limit');
  expect(pointsFor(diagram(3), carry(match, 'blue', 'gray-1', ...route))).toEqual([3, 0, 0]);
});

rule('track-points.owners', 'the example: the purple cube for four points, one of them black', () => {
  expect(pointsFor(diagram(4), carry(diagram(4), 'purple', 'gray-1', ...TO_ALBANY))).toEqual([3, 1, 0]);
});

rule('track-points.owners', 'the example: the yellow cube for five points, two of them black', () => {
  expect(pointsFor(diagram(5), carry(diagram(5), 'yellow', 'gray-1', ...TO_ALBANY, 'hartford'))).toEqual([3, 2, 0]);
});

rule('move-goods.matching-city', 'the example: on own track alone there is no purple and no yellow city', () => {
  const match = diagram(
    6,
    DIAGRAM.filter(([owner]) => owner === GREEN),
  );
  const goods = movesOf(match).map((action) => (action.type === 'move-goods' ? action.good : ''));
  expect(goods.toSorted()).toEqual(['blue', 'red']);
  expectRefused(
    match,
    GREEN,
    carry(match, 'purple', 'gray-1', 'providence', 'boston', 'portland'),
    'move-goods.matching-city',
  );
});

rule('track-points.order', 'the example: Alex takes three as income, and Sue two as points', () => {
  const match = diagram(5);
  play(match, [GREEN, carry(match, 'yellow', 'gray-1', ...TO_ALBANY, 'hartford')]);
  expect(match.position.phase).toMatchObject({ name: 'choose-points', seat: GREEN, points: 3 });
  expect(match.legal(GREEN)).toEqual([score('income'), score('points')]);
  expectRefused(match, BLACK, score('points'), 'match.not-waiting');
  expectRefused(match, GREEN, declineMove, 'sequence.phase');
  play(match, [GREEN, score('income')]);
  expect(match.position.phase).toMatchObject({ name: 'choose-points', seat: BLACK, points: 2 });
  expectRefused(match, GREEN, declineMove, 'match.not-waiting');
  play(match, [BLACK, score('points')]);
  expect(purses(match)).toEqual([
    [0, 3, 0],
    [0, 0, 2],
    [0, 0, 0],
  ]);
  expect(match.position.phase).toEqual(moving(BLACK));
});

rule('move-goods.matching-city', 'towns take nothing, and neither does a city of another colour', () => {
  const match = diagram(3);
  expectRefused(match, GREEN, carry(match, 'red', 'gray-1', 'concord'), 'move-goods.matching-city');
  expectRefused(match, GREEN, carry(match, 'blue', 'gray-1', 'providence'), 'move-goods.matching-city');
});

rule('move-goods.matching-city', 'gray cubes go to a gray New City', () => {
  const match = yard(1, {
    links: [[GREEN, 'springfield', 'boston']],
    newCities: { 'gray-2': 'springfield' },
    cubes: { boston: ['gray'] },
  });
  expect(pointsFor(match, carry(match, 'gray', 'boston', 'gray-2'))).toEqual([1, 0, 0]);
});

rule('move-goods.first-matching-city', 'a cube may leave a city of its own colour', () => {
  const match = yard(1, { links: [[GREEN, 'providence', 'boston']], cubes: { boston: ['red'] } });
  expect(movesOf(match)).toEqual([carry(match, 'red', 'boston', 'providence')]);
  expect(pointsFor(match, carry(match, 'red', 'boston', 'providence'))).toEqual([1, 0, 0]);
});

rule('move-goods.cube', 'only a cube that is there', () => {
  const match = diagram(6);
  expectRefused(match, GREEN, carry(match, 'blue', 'boston', 'portland'), 'move-goods.cube');
  expectRefused(match, GREEN, carry(match, 'gray', 'gray-1', 'providence'), 'move-goods.cube');
  for (const name of ['gray-2', 'concord', 'constructor', '__proto__', '']) {
    expectRefused(match, GREEN, move(name, 'red', 0), 'move-goods.cube');
  }
});

rule('move-goods.completed-links', 'not over an incomplete link, and not where there is none', () => {
  const match = yard(6, { links: [[GREEN, 'boston', 'portland', '…']], cubes: { boston: ['blue'] } });
  for (const exit of [0, 1, 2, 3, 4, 5])
    expectRefused(match, GREEN, move('boston', 'blue', exit), 'move-goods.completed-links');
  expect(movesOf(match)).toEqual([]);
});

rule('move-goods.at-least-one-link', 'staying is no delivery', () => {
  expectRefused(yard(6, { cubes: { boston: ['red'] } }), GREEN, move('boston', 'red'), 'move-goods.at-least-one-link');
});

rule('move-goods.locomotive-limit', "everybody's links count, up to the mover's own level", () => {
  const match = yard(2, {
    links: [
      [GREEN, 'syracuse', 'amsterdam'],
      [BLACK, 'amsterdam', 'albany'],
      [GREEN, 'albany', 'hartford'],
    ],
    cubes: { syracuse: ['purple', 'yellow'] },
    players: [{}, { level: 6 }],
  });
  expectRefused(
    match,
    GREEN,
    carry(match, 'yellow', 'syracuse', 'amsterdam', 'albany', 'hartford'),
    'move-goods.locomotive-limit',
  );
  expect(movesOf(match)).toEqual([carry(match, 'purple', 'syracuse', 'amsterdam', 'albany')]);
});

/** Albany, Hartford and Boston in a ring. */
const RING: readonly Link[] = [
  [GREEN, 'albany', 'hartford'],
  [GREEN, 'boston', 'hartford'],
  [GREEN, 'albany', 'boston'],
];

rule('move-goods.each-city-once', 'no city is passed twice', () => {
  const match = yard(6, {
    links: [...RING, [GREEN, 'hartford', 'new-york'], [GREEN, 'albany', 'rutland']],
    cubes: { 'new-york': ['blue', 'gray'] },
  });
  const round = carry(match, 'gray', 'new-york', 'hartford', 'albany', 'boston', 'hartford');
  expectRefused(match, GREEN, round, 'move-goods.each-city-once');
});

rule('move-goods.each-city-once', 'never back to where it came from', () => {
  const match = yard(6, { links: RING, cubes: { albany: ['purple'] } });
  expectRefused(
    match,
    GREEN,
    carry(match, 'purple', 'albany', 'hartford', 'boston', 'albany'),
    'move-goods.each-city-once',
  );
  expect(movesOf(match)).toEqual([]);
});

/** Scranton and Binghamton joined by two links, a spur to a city at Scranton's end on either side. */
const TOWN_LOOP: readonly Link[] = [
  [GREEN, 'harrisburg', 'scranton'],
  [GREEN, 'scranton', 'binghamton'],
  [GREEN, 'scranton', 'binghamton'],
  [BLACK, 'scranton', 'poughkeepsie'],
  [BLACK, 'albany', 'poughkeepsie'],
];

rule('move-goods.towns-again', 'a town may be passed again', () => {
  const match = yard(6, { links: TOWN_LOOP, cubes: { harrisburg: ['purple'] } });
  const [there, back] = connectionsBetween(match, 'scranton', 'binghamton');
  const around = carry(match, 'purple', 'harrisburg', 'scranton', 'binghamton', 'scranton', 'poughkeepsie', 'albany');
  if (around.type !== 'move-goods' || there === undefined || back === undefined) throw new RangeError('two links');
  // Without the detour black's two links would be one too many, so this is also the only way.
  expect(movesOf(match)).toHaveLength(1);
  const exits = around.exits.with(1, there.out).with(2, back.home);
  expect(pointsFor(match, { ...around, exits })).toEqual([3, 2, 0]);
});

rule('move-goods.each-link-once', 'but not over the same link', () => {
  const match = yard(6, { links: TOWN_LOOP, cubes: { harrisburg: ['purple'] } });
  const [there] = connectionsBetween(match, 'scranton', 'binghamton');
  const around = carry(match, 'purple', 'harrisburg', 'scranton', 'binghamton', 'scranton', 'poughkeepsie', 'albany');
  if (around.type !== 'move-goods' || there === undefined) throw new RangeError('a link');
  const exits = around.exits.with(1, there.out).with(2, there.home);
  expectRefused(match, GREEN, { ...around, exits }, 'move-goods.each-link-once');
});

rule('move-goods.own-link', "not over others' links alone", () => {
  const match = yard(6, { links: [[BLACK, 'boston', 'portland']], cubes: { boston: ['blue'] } });
  expectRefused(match, GREEN, carry(match, 'blue', 'boston', 'portland'), 'move-goods.own-link');
  play(match, [GREEN, declineMove]);
  expect(movesOf(match, BLACK)).toHaveLength(1);
});

/** Five links from Syracuse to Boston, with these owners. */
function fiveLinks(...owners: readonly (Seat | null)[]): TableChanges {
  const stops = ['syracuse', 'amsterdam', 'albany', 'poughkeepsie', 'hartford', 'boston'];
  const links = owners.map((owner, index): Link => [owner, stops[index] ?? '', stops[index + 1] ?? '']);
  return { links, cubes: { syracuse: ['red'] } };
}
const FIVE_STOPS = ['amsterdam', 'albany', 'poughkeepsie', 'hartford', 'boston'] as const;

rule('move-goods.own-links', 'two, two and one is fine; two and three is not', () => {
  const fair = yard(5, fiveLinks(GREEN, BLACK, GREEN, BLACK, BROWN));
  expect(movesOf(fair)).toEqual([carry(fair, 'red', 'syracuse', ...FIVE_STOPS)]);
  expect(pointsFor(fair, carry(fair, 'red', 'syracuse', ...FIVE_STOPS))).toEqual([2, 2, 1]);
  const unfair = yard(5, fiveLinks(GREEN, BLACK, GREEN, BLACK, BLACK));
  expectRefused(unfair, GREEN, carry(unfair, 'red', 'syracuse', ...FIVE_STOPS), 'move-goods.own-links');
  expect(movesOf(unfair)).toEqual([]);
});

rule('move-goods.unowned-links', 'they count for nobody and score for nobody', () => {
  const match = yard(5, fiveLinks(null, null, GREEN, null, BLACK));
  expect(pointsFor(match, carry(match, 'red', 'syracuse', ...FIVE_STOPS))).toEqual([1, 1, 0]);
  const nobody = yard(5, { links: [[null, 'boston', 'portland']], cubes: { boston: ['blue'] } });
  expectRefused(nobody, GREEN, carry(nobody, 'blue', 'boston', 'portland'), 'move-goods.own-link');
});

rule('move-goods.parallel-links', 'the mover says which of two links is used', () => {
  const match = yard(2, {
    links: [
      [GREEN, 'montreal', 'burlington'],
      [BLACK, 'burlington', 'albany'],
      [GREEN, 'burlington', 'albany'],
    ],
    cubes: { montreal: ['purple', 'purple'] },
  });
  expect(movesOf(match)).toHaveLength(2);
  expect(pointsFor(match, carry(match, 'purple', 'montreal', 'burlington', ['albany', BLACK]))).toEqual([1, 1, 0]);
  play(match, [BLACK, declineMove], [BROWN, declineMove]);
  expect(pointsFor(match, carry(match, 'purple', 'montreal', 'burlington', ['albany', GREEN]))).toEqual([2, 0, 0]);
});

rule('move-goods.delivered', 'the cube goes into the bag', () => {
  const cubes: readonly Good[] = ['blue', 'blue', 'yellow'];
  const match = yard(1, { links: [[GREEN, 'boston', 'portland']], cubes: { boston: cubes } });
  const { blue } = match.position.bag;
  play(match, [GREEN, carry(match, 'blue', 'boston', 'portland')]);
  expect(match.position.cubes['boston']).toEqual(['blue', 'yellow']);
  expect(match.position.cubes['portland']).toEqual([]);
  expect(match.position.bag.blue).toBe(blue + 1);
});

rule('move-goods.two-rounds', 'everybody once, then everybody once more, First Move in front', () => {
  const match = tableOf({ order: [2, 0, 1], phase: moving(1), players: [{}, { tile: 'first-move' }, {}] });
  const asked = [1, 2, 0, 1, 2, 0];
  for (const [index, seat] of asked.entries()) {
    expect(match.position.phase).toMatchObject({ name: 'move-goods', seat, round: index < 3 ? 1 : 2 });
    play(match, [seat, declineMove]);
  }
  expect(match.position.turn).toBe(2);
});

rule('move-goods.decline', 'even with a move at hand', () => {
  const match = yard(1, { links: [[GREEN, 'boston', 'portland']], cubes: { boston: ['blue'] } });
  expect(movesOf(match)).toHaveLength(1);
  play(match, [GREEN, declineMove]);
  expect(lastEvents(match)).toEqual([{ type: 'move-declined', seat: GREEN }]);
  expect(match.position.cubes['boston']).toEqual(['blue']);
});

rule('move-goods.improve', 'a level, free of charge', () => {
  const match = yard(2, {});
  play(match, [GREEN, improve]);
  expect(player(match, GREEN)).toMatchObject({ level: 3, cash: 0, income: 0, points: 0 });
  expect(match.waiting()).toEqual([BLACK]);
});

rule('move-goods.improve-once', 'not in both rounds', () => {
  const match = play(yard(2, {}), [GREEN, improve], [BLACK, declineMove], [BROWN, improve], [GREEN, declineMove]);
  play(match, [BLACK, improve]);
  expectRefused(match, BROWN, improve, 'move-goods.improve-once');
  play(match, [BROWN, declineMove]);
  expect(match.position.players.map(({ level }) => level)).toEqual([3, 3, 3]);
});

rule(
  'move-goods.improve-once',
  'the example: Larry goes to level 6 in a turn in which he had the Locomotive tile',
  () => {
    const match = yard(1, { phase: moving(GREEN, 2), players: [{ level: 5, tile: 'locomotive' }] });
    play(match, [GREEN, improve]);
    expect(player(match, GREEN).level).toBe(6);
  },
);

rule('move-goods.locomotive-maximum', 'six levels', () => {
  expectRefused(yard(6, {}), GREEN, improve, 'move-goods.locomotive-maximum');
});

interface Side {
  readonly out: number;
  readonly home: number;
}

/** The links between two places, each by the sides it leaves them by. */
function connectionsBetween(match: SteamMatch, from: string, to: string): readonly Side[] {
  const p = match.position;
  const board = boardOf(p);
  const [a, b] = [placeHex(board, from), placeHex(board, to)];
  const network = networkAt(p);
  return network
    .connections(a)
    .filter((link) => link.to === b)
    .map(({ edge, run }) => ({ out: edge, home: network.connections(b).find((each) => each.run === run)?.edge ?? -1 }));
}
