import { Match } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { buildingOf, cityOfIron, landOf, type Position, setOf, townOf } from '../index.ts';
import { expectRefused, gameOf, play, player } from './support/table.ts';

const FULL = { mode: 'full' } as const;
const ABILITIES = { mode: 'full', nationAbilities: true } as const;

/** All buildings of a game that has just begun. */
function buildings(p: Position): readonly string[] {
  return [...p.row, ...p.decks.flat()];
}

rule('setup.players', 'two to four play', () => {
  for (const seats of [2, 3, 4]) expect(gameOf({}, seats).position.players).toHaveLength(seats);
  for (const seats of [1, 5]) expect(() => Match.start(cityOfIron, { seats, seed: 's' })).toThrow('2 to 4 seats');
});

rule('setup.nations', 'everybody leads another nation; without abilities chance deals them', () => {
  const nations = gameOf(FULL, 4).position.players.map(({ nation }) => nation);
  expect(new Set(nations)).toEqual(new Set(['arc', 'cresarian', 'hogmen', 'toads']));
  const dealt = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => gameOf(FULL, 2, seed).position.players[0]?.nation),
  );
  expect(dealt.size).toBeGreaterThan(1);
});

rule('setup.nations', 'with abilities the last to bid chooses first, and no nation twice', () => {
  const match = gameOf(ABILITIES, 3);
  const [third = 0, second = 0, first = 0] = match.position.bidOrder;
  expect(match.waiting()).toEqual([first]);
  play(match, [first, { type: 'choose-nation', nation: 'toads' }]);
  expect(match.waiting()).toEqual([second]);
  expectRefused(match, second, { type: 'choose-nation', nation: 'toads' }, 'setup.nations');
  expectRefused(match, second, { type: 'choose-nation', nation: 'elves' }, 'setup.nations');
  play(match, [second, { type: 'choose-nation', nation: 'arc' }], [third, { type: 'choose-nation', nation: 'hogmen' }]);
  expect(match.position.phase.name).toBe('stack-decks');
});

rule('setup.home', 'a city for five buildings in the home land, at distance 0', () => {
  const { position } = gameOf(FULL, 4);
  for (const { cities, nation } of position.players) {
    expect(cities).toHaveLength(1);
    const [city] = cities;
    expect(city?.tokens).toEqual([{ token: 'start', side: 'city' }]);
    const land = landOf(setOf(position), city?.land ?? '');
    expect([land.home, land.distance]).toEqual([nation, 0]);
  }
  expect(setOf(position).tokens.get('start')?.city?.capacity).toBe(5);
  expect(setOf(position).tokens.size).toBe(4);
});

rule('setup.starting-decks', 'Scholar and Cartographer, Swordsman and Rifleman, in the order chosen', () => {
  const match = gameOf(FULL, 2);
  expect(match.waiting()).toEqual([0, 1]);
  expect(match.legal(0)).toHaveLength(4);
  const stack = {
    type: 'stack-decks',
    citizen: ['cit-cartographer', 'cit-scholar'],
    military: ['mil-rifleman', 'mil-swordsman'],
  } as const;
  play(match, [0, { ...stack, citizen: [...stack.citizen], military: [...stack.military] }]);
  expect(player(match, 0).citizen.draw).toEqual(stack.citizen);
  expect(player(match, 0).military.draw).toEqual(stack.military);
  for (const citizen of [[], ['cit-scholar'], ['cit-scholar', 'cit-scholar'], ['cit-scholar', 'cit-mayor']]) {
    expectRefused(match, 1, { type: 'stack-decks', citizen, military: [...stack.military] }, 'setup.starting-decks');
  }
});

rule('setup.starting-decks', 'the order may be changed until all have chosen', () => {
  const match = gameOf({}, 2);
  const first = { type: 'stack-decks' as const, citizen: ['cit-scholar', 'cit-cartographer'], military: [] };
  const second = { ...first, citizen: ['cit-cartographer', 'cit-scholar'] };
  play(match, [0, first], [0, second]);
  expect(match.waiting()).toEqual([1]);
  play(match, [1, first]);
  expect(player(match, 0).hand).toEqual(['cit-cartographer']);
  expect(player(match, 1).hand).toEqual(['cit-scholar']);
  expect(match.check(0, first)?.rule).not.toBeUndefined();
});

rule('setup.supply', 'all other cards are for sale', () => {
  const { supply } = player(gameOf(FULL, 2), 0);
  expect(supply).toHaveLength(17 + 11 - 4);
  expect(supply).toContain('cit-scholar');
  expect(supply).toContain('mil-soldier');
  expect(supply).not.toContain('cit-cartographer');
});

rule('setup.lands', 'eight far lands, six with two players', () => {
  expect(gameOf({}, 4).position.lands).toHaveLength(8);
  expect(gameOf({}, 3).position.lands).toHaveLength(8);
  const two = gameOf({}, 2).position.lands;
  expect(two).toHaveLength(6);
  expect(two).not.toContain('L03');
  expect(two).not.toContain('L06');
});

rule('setup.building-decks', 'decks of 24, 19 and 16, thinned for fewer players', () => {
  const sizes = (seats: number): number[] => {
    const { position } = gameOf(FULL, seats);
    const all = buildings(position).map((id) => buildingOf(setOf(position), id));
    const marks = new Set(all.map(({ marker }) => marker));
    expect(marks.has(3)).toBe(seats === 4);
    expect(marks.has(2)).toBe(seats > 2);
    return ['A', 'B', 'C'].map((deck) => all.filter((one) => one.deck === deck).length);
  };
  expect(sizes(4)).toEqual([24, 19, 16]);
  expect(sizes(3)).toEqual([21, 16, 15]);
  expect(sizes(2)).toEqual([17, 13, 13]);
});

rule('setup.row', '7, 10 or 12 buildings of deck A', () => {
  for (const [seats, slots] of [
    [2, 7],
    [3, 10],
    [4, 12],
  ] as const) {
    const { row } = gameOf({}, seats).position;
    expect(row).toHaveLength(slots);
    expect(row.every((id) => id.startsWith('A'))).toBe(true);
  }
});

rule('setup.purse', 'seven coins, no science, and one citizen when the decks are in order', () => {
  const match = gameOf(FULL, 3);
  for (const { coins, science, hand } of match.position.players) expect([coins, science, hand]).toEqual([7, 0, []]);
  for (const seat of [0, 1, 2]) {
    const [first] = match.legal(seat);
    if (first !== undefined) play(match, [seat, first]);
  }
  for (const { hand, citizen, military } of match.position.players) {
    expect([hand.length, citizen.draw.length, military.draw.length]).toEqual([1, 1, 2]);
  }
});

rule('setup.towns', 'three piles by stars, without demons for three and without ore for two', () => {
  const goods = (seats: number): readonly string[] => {
    const { position } = gameOf(FULL, seats);
    expect(position.towns.map(({ stars }) => stars)).toEqual([1, 2, 3]);
    const ids = position.towns.flatMap(({ top, rest }) => [top ?? '', ...rest]);
    return ids.flatMap((id) => Object.keys(townOf(setOf(position), id).goods));
  };
  expect(goods(4)).toContain('demon');
  expect(goods(3)).not.toContain('demon');
  expect(goods(3)).toContain('ore');
  expect(goods(2)).not.toContain('ore');
});

rule('setup.bid-order', 'chance decides who bids first', () => {
  const first = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => gameOf({}, 4, seed).position.bidOrder[0]),
  );
  expect(first.size).toBeGreaterThan(1);
  for (const seed of ['a', 'b']) expect(new Set(gameOf({}, 4, seed).position.bidOrder)).toEqual(new Set([0, 1, 2, 3]));
});

test('town piles and building decks keep no order that could leak', () => {
  const { decks, towns } = gameOf(FULL, 4).position;
  for (const deck of decks) expect(deck).toEqual(deck.toSorted());
  for (const { rest } of towns) expect(rest).toEqual(rest.toSorted());
});
