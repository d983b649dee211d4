import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { ageOfSteam, type Event, type Good, type Player, type Position } from '../index.ts';
import { columnName } from '../rules/places.ts';
import { PLACES, railsOf, rustBelt } from './support/rails.ts';
import { diceOf, scriptedRng } from './support/scripted.ts';
import {
  type AgeOfSteamMatch,
  declineMove,
  EMPTY_DISPLAY,
  endOfMoves,
  eventsOf,
  expectRefused,
  lastEvents,
  NO_CUBES,
  play,
  positionOf,
  type TableChanges,
  tableOf,
} from './support/table.ts';

type Squares = readonly (Good | null)[];

/** An empty goods display but for these columns, by the id of their city. */
function displayOf(columns: Readonly<Record<string, Squares>>): Position['display'] {
  return rustBelt.columns.map(({ city }, index) => columns[city] ?? EMPTY_DISPLAY[index] ?? []);
}

function column(p: Position, city: string): Squares | undefined {
  return p.display[rustBelt.columns.findIndex((it) => it.city === city)];
}

/** Ends a turn in which these dice fall, light ones first. */
function growth(changes: TableChanges, ...dice: readonly number[]): { p: Position; told: readonly Event[] } {
  const p = positionOf({ cubes: NO_CUBES, phase: endOfMoves([0, 1, 2]), ...changes });
  const told: Event[] = [];
  const [seat = 0] = ageOfSteam.waiting(p);
  ageOfSteam.play(p, seat, declineMove, diceOf(...dice), (event) => told.push(event));
  return { p, told };
}

rule('goods-growth.columns', 'the example: 3, 3 and 4 in the second turn, with New City A on the map', () => {
  const changes: TableChanges = {
    seats: 3,
    turn: 2,
    track: railsOf([], { A: PLACES.indianapolis }),
    cubes: { ...NO_CUBES, A: [] },
    display: displayOf({
      'kansas-city': ['red', 'blue', 'purple'],
      'des-moines': [null, 'yellow', 'black'],
      A: ['purple', 'black'],
      B: ['red', 'red'],
    }),
  };
  const { p, told } = growth(changes, 3, 3, 4, /* dark */ 1, 1, 1);
  expect(p.cubes['kansas-city']).toEqual(['red', 'blue']);
  expect(p.cubes['A']).toEqual(['purple', 'black']);
  expect(p.cubes['des-moines']).toEqual(['yellow']);
  expect(p.cubes['B']).toBeUndefined();
  expect(column(p, 'kansas-city')).toEqual([null, null, 'purple']);
  expect(column(p, 'A')).toEqual([null, null]);
  expect(column(p, 'des-moines')).toEqual([null, null, 'black']);
  expect(column(p, 'B')).toEqual(['red', 'red']);
  expect([columnName(p, 'A'), columnName(p, 'B')]).toEqual(['Indianapolis', 'New City B']);
  expect(eventsOf(told, 'growth-rolled')).toEqual([
    { type: 'growth-rolled', section: 'light', dice: [3, 3, 4] },
    { type: 'growth-rolled', section: 'dark', dice: [1, 1, 1] },
  ]);
});

rule('goods-growth.columns', 'the same number means another city on the dark side', () => {
  const display = displayOf({ chicago: ['red', 'red', 'red'], evansville: ['blue', 'blue', 'blue'] });
  const { p } = growth({ seats: 3, display }, 1, 2, 2, /* dark */ 2, 2, 1);
  expect(p.cubes['chicago']).toEqual(['red']);
  expect(p.cubes['evansville']).toEqual(['blue']);
  expect(Object.values(p.cubes).flat()).toHaveLength(2);
});

rule('goods-growth.columns', 'every column of the display has a city of its own', () => {
  const full = positionOf({ seats: 6 }).display;
  const { p } = growth(
    { seats: 6, display: full, phase: endOfMoves([0, 1, 2, 3, 4, 5]) },
    1,
    2,
    3,
    4,
    5,
    6,
    1,
    2,
    3,
    4,
    5,
    6,
  );
  for (const { id } of rustBelt.cities) {
    expect(p.cubes[id]).toEqual([full[rustBelt.columns.findIndex(({ city }) => city === id)]?.[0]]);
  }
});

rule('goods-growth.dice', 'as many as players at the start, for each half', () => {
  for (const seats of [3, 4, 5, 6]) {
    const match = tableOf({ seats, phase: endOfMoves(Array.from({ length: seats }, (_, seat) => seat)) });
    play(match, [seats - 1, declineMove]);
    const rolled = eventsOf(lastEvents(match), 'growth-rolled');
    expect(rolled.map(({ section, dice }) => [section, dice.length])).toEqual([
      ['light', seats],
      ['dark', seats],
    ]);
  }
});

rule('goods-growth.dice', 'no fewer when players have left', () => {
  const out: Partial<Player> = { outInTurn: 1, cash: 0, income: -1 };
  const match = tableOf({ seats: 5, players: [{}, out, {}, out, out], phase: endOfMoves([0, 2]) });
  play(match, [2, declineMove]);
  expect(eventsOf(lastEvents(match), 'growth-rolled').map(({ dice }) => dice.length)).toEqual([5, 5]);
});

rule('goods-growth.new-cities', 'fed once they are on the map, never before', () => {
  const display = displayOf({ C: ['red', 'blue'], minneapolis: ['black', 'black', 'black'] });
  const without = growth({ seats: 3, display }, 5, 5, 1, 1, 1, 1).p;
  expect(without.cubes['minneapolis']).toEqual(['black', 'black']);
  expect(column(without, 'C')).toEqual(['red', 'blue']);
  const track = railsOf([], { C: PLACES.springfield });
  const placed = growth({ seats: 3, display, track, cubes: { ...NO_CUBES, C: [] } }, 5, 1, 1, 1, 1, 1).p;
  expect(placed.cubes['C']).toEqual(['red']);
  expect(column(placed, 'C')).toEqual([null, 'blue']);
});

rule('goods-growth.top-to-bottom', 'gaps are passed over, and nothing slides', () => {
  const display = displayOf({ chicago: [null, 'red', 'blue'], 'st-louis': ['purple', null, 'yellow'] });
  const { p } = growth({ seats: 3, display }, 1, 2, 2, 6, 6, 6);
  expect(p.cubes['chicago']).toEqual(['red']);
  expect(column(p, 'chicago')).toEqual([null, null, 'blue']);
  expect(p.cubes['st-louis']).toEqual(['purple', 'yellow']);
  expect(column(p, 'st-louis')).toEqual([null, null, null]);
});

rule('goods-growth.excess-dice', 'dice without a cube are lost', () => {
  const display = displayOf({ chicago: [null, null, 'red'], 'st-louis': ['blue', 'blue', 'blue'] });
  const { p, told } = growth({ seats: 3, display }, 1, 1, 1, 5, 5, 5);
  expect(p.cubes['chicago']).toEqual(['red']);
  expect(column(p, 'st-louis')).toEqual(['blue', 'blue', 'blue']);
  expect(eventsOf(told, 'goods-grown')).toHaveLength(1);
});

/** The producer of three players, about to decide. */
function producing(changes: Omit<TableChanges, 'seats'> = {}): AgeOfSteamMatch {
  const match = tableOf({
    seats: 3,
    cubes: NO_CUBES,
    display: EMPTY_DISPLAY,
    phase: endOfMoves([0, 1, 2]),
    players: [{}, { action: 'production' }, {}],
    ...changes,
  });
  return play(match, [2, declineMove]);
}

const placing = (good: Good, at: number, square: number) => ({ type: 'place-good', good, column: at, square }) as const;

rule('goods-growth.production', 'two cubes are drawn first, then placed one by one, then the dice are rolled', () => {
  const match = producing({ bag: { red: 1, blue: 0, purple: 0, yellow: 0, black: 1 } });
  expect(match.waiting()).toEqual([1]);
  expectRefused(match, 1, placing('red', 0, 0), 'goods-growth.production');
  play(match, [1, { type: 'draw-goods' }]);
  expect(match.position.bag).toEqual({ red: 0, blue: 0, purple: 0, yellow: 0, black: 0 });
  const drawn = match.position.phase.name === 'goods-growth' ? match.position.phase.drawn : null;
  expect(drawn?.toSorted()).toEqual(['black', 'red']);
  expect(eventsOf(lastEvents(match), 'growth-rolled')).toEqual([]);
  expectRefused(match, 1, placing('blue', 0, 0), 'goods-growth.production');
  // New City A is not on the map, but its squares are free like others.
  play(match, [1, placing('black', 12, 1)]);
  expect(column(match.position, 'A')).toEqual([null, 'black']);
  expectRefused(match, 1, placing('black', 0, 0), 'goods-growth.production');
  play(match, [1, placing('red', 16, 0)]);
  expect(column(match.position, 'E')).toEqual(['red', null]);
  expect(eventsOf(lastEvents(match), 'growth-rolled')).toHaveLength(2);
  expect(match.position.phase.name).toBe('issue-shares');
});

rule('goods-growth.production', 'may be left, but not after the draw', () => {
  const match = producing();
  expect(match.legal(1)).toEqual([{ type: 'draw-goods' }, { type: 'decline-production' }]);
  const declined = play(producing(), [1, { type: 'decline-production' }]);
  expect(declined.position.display).toEqual(EMPTY_DISPLAY);
  expect(declined.position.phase.name).toBe('issue-shares');
  play(match, [1, { type: 'draw-goods' }]);
  expectRefused(match, 1, { type: 'decline-production' }, 'goods-growth.production');
  expectRefused(match, 1, { type: 'draw-goods' }, 'goods-growth.production');
});

rule('goods-growth.production', 'a cube placed now may be taken by the dice at once', () => {
  const p = positionOf({
    seats: 3,
    cubes: NO_CUBES,
    display: EMPTY_DISPLAY,
    phase: { name: 'goods-growth', seat: 1, drawn: ['blue'] },
  });
  ageOfSteam.play(p, 1, placing('blue', 0, 2), diceOf(1, 4, 4, 4, 4, 4), () => {});
  expect(p.cubes['chicago']).toEqual(['blue']);
});

rule('goods-growth.production', 'every cube in the bag is as likely as any other', () => {
  const bag = { red: 2, blue: 0, purple: 1, yellow: 0, black: 3 };
  const firstDrawn = [0, 1, 2, 3, 4, 5].map((value) => {
    const p = positionOf({
      seats: 3,
      bag,
      display: EMPTY_DISPLAY,
      phase: { name: 'goods-growth', seat: 1, drawn: null },
    });
    ageOfSteam.play(p, 1, { type: 'draw-goods' }, scriptedRng([value, 0]), () => {});
    return p.phase.name === 'goods-growth' ? p.phase.drawn?.[0] : undefined;
  });
  expect(firstDrawn).toEqual(['red', 'red', 'purple', 'black', 'black', 'black']);
});

rule('goods-growth.empty-square', 'not on a cube, not beside the display', () => {
  const match = producing({ display: displayOf({ chicago: ['red', null, 'red'] }) });
  play(match, [1, { type: 'draw-goods' }]);
  const drawn = match.position.phase.name === 'goods-growth' ? match.position.phase.drawn : null;
  const good = drawn?.[0] ?? 'red';
  expectRefused(match, 1, placing(good, 0, 0), 'goods-growth.empty-square');
  expectRefused(match, 1, placing(good, 0, 3), 'goods-growth.empty-square');
  expectRefused(match, 1, placing(good, 20, 0), 'goods-growth.empty-square');
  play(match, [1, placing(good, 0, 1)]);
});

rule('goods-growth.empty-square', 'every empty square is offered', () => {
  const match = producing({ bag: { red: 5, blue: 0, purple: 0, yellow: 0, black: 0 } });
  play(match, [1, { type: 'draw-goods' }]);
  expect(match.legal(1)).toHaveLength(52);
});

rule('goods-growth.production-limits', 'one empty square: one cube', () => {
  const full = positionOf({ seats: 3 }).display;
  const match = producing({ display: full.with(0, [null, 'red', 'red']) });
  play(match, [1, { type: 'draw-goods' }]);
  expect(match.position.phase).toMatchObject({ name: 'goods-growth', drawn: [expect.any(String)] });
  expect(match.legal(1)).toHaveLength(1);
});

rule('goods-growth.production-limits', 'one cube in the bag: one cube', () => {
  const match = producing({ bag: { red: 0, blue: 1, purple: 0, yellow: 0, black: 0 } });
  play(match, [1, { type: 'draw-goods' }]);
  expect(match.position.phase).toMatchObject({ drawn: ['blue'] });
});

rule('goods-growth.production-limits', 'no square or no cube: nobody is asked', () => {
  const full = positionOf({ seats: 3 }).display;
  expect(producing({ display: full }).position.phase.name).toBe('issue-shares');
  const empty = producing({ bag: { red: 0, blue: 0, purple: 0, yellow: 0, black: 0 } });
  expect(empty.position.phase.name).toBe('issue-shares');
});

rule('goods-growth.production-limits', 'a producer who went under draws nothing', () => {
  const broke: Partial<Player> = { action: 'production', cash: 0, shares: 9 };
  const match = producing({ players: [{}, broke, {}] });
  expect(match.position.order).toEqual([0, 2]);
  expect(match.position.phase.name).toBe('issue-shares');
});
