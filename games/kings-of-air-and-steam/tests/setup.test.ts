import type { Seat } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { readLayoutCode } from '../content/layout-code.ts';
import { airshipAt, areaOf, kingsOfAirAndSteam, type Options, type Position } from '../index.ts';
import { sizeOf } from '../rules/stock.ts';
import { board, nth } from './support/board.ts';
import { expectRefused, gameOf, type KingsMatch, offered, play, player, positionOf, seenBy } from './support/table.ts';

function lettersOf({ layout }: Position): string {
  return (readLayoutCode(kingsOfAirAndSteam.boardSets.latest, layout)?.boards ?? [])
    .map(({ letter }) => letter)
    .toSorted()
    .join('');
}

/** Everybody places where they first may; in the order they are asked. */
function placeAll(match: KingsMatch): readonly Seat[] {
  const asked: Seat[] = [];
  while (match.position.phase.name === 'place-depot') {
    const { seat } = match.position.phase;
    const [choice] = offered(match, seat, 'place-depot');
    if (choice === undefined) throw new RangeError('there is no place for a depot');
    asked.push(seat);
    play(match, [seat, choice]);
  }
  return asked;
}

function normalGame(...characters: readonly string[]): KingsMatch {
  const match = gameOf({ mode: 'normal', teams: 'chosen' }, characters.length);
  const teams = kingsOfAirAndSteam.boxes.latest.box.teams;
  for (const [seat, character] of characters.entries()) {
    const team = teams.find((one) => one.characters.some(({ id }) => id === character))?.id ?? '';
    play(match, [seat, { type: 'choose-team', team }]);
  }
  return play(match, ...characters.map((character, seat) => [seat, { type: 'choose-character', character }] as const));
}

rule('setup.play-area', 'two use three boards, three to five use five, six and seven use all', () => {
  const boardsFor = (seats: number, options: Partial<Options> = {}): string =>
    lettersOf(gameOf(options, seats).position);
  expect(boardsFor(2)).toBe('ABC');
  expect(['ABCDE', 'ABCFG']).toContain(boardsFor(4));
  expect(boardsFor(5, { boards: 'ABCFG' })).toBe('ABCFG');
  expect(boardsFor(3, { boards: 'ABCDE' })).toBe('ABCDE');
  expect(boardsFor(6)).toBe('ABCDEFG');
  expect(boardsFor(7)).toBe('ABCDEFG');
});

rule('setup.play-area', 'three may choose to fight over three boards', () => {
  expect(lettersOf(gameOf({ cutthroat: true }, 3).position)).toBe('ABC');
  expect(kingsOfAirAndSteam.seatsFor?.(kingsOfAirAndSteam.options.parse({ cutthroat: true }))).toEqual({
    min: 3,
    max: 3,
  });
});

rule('setup.layout', 'chance lays the boards, and a code lays them again', () => {
  const layouts = Array.from({ length: 12 }, (_, index) => gameOf({}, 2, `seed ${index}`).position.layout);
  expect(new Set(layouts).size).toBeGreaterThan(8);
  expect(new Set(layouts.map((code) => code.replaceAll(/\d/g, ''))).size).toBeGreaterThan(2);
  const [layout = ''] = layouts;
  expect(gameOf({ layout }, 2).position.layout).toBe(layout);
});

rule('setup.factories', 'one good on each factory', () => {
  const { position } = gameOf({}, 4);
  expect(position.factories).toEqual(areaOf(position).factories.map(() => 1));
});

rule('setup.market', 'all prices at $4, three tiles of each good', () => {
  const { position } = gameOf({}, 3);
  expect(new Set(Object.values(position.prices))).toEqual(new Set([4]));
  expect(new Set(Object.values(position.tiles))).toEqual(new Set([3]));
});

rule('setup.uncertainty', 'five of twenty tiles are never drawn, nobody knows which', () => {
  const { position } = gameOf({ uncertainty: true }, 3);
  expect(new Set(Object.values(position.tiles))).toEqual(new Set([4]));
  expect(sizeOf(position.tiles) - 5 * 3).toBe(5);
});

rule('setup.starting-player', '$12, first levels, nothing on board', () => {
  const match = gameOf({}, 3);
  for (const seat of [0, 1, 2]) {
    expect(player(match, seat)).toMatchObject({ cash: 12, airshipLevel: 1, trainLevel: 1, depots: [], airship: null });
    expect(sizeOf(player(match, seat).hold)).toBe(0);
  }
});

rule('setup.marker', 'chance says who is first', () => {
  const firsts = Array.from({ length: 20 }, (_, index) => gameOf({}, 3, `seed ${index}`).position.firstPlayer);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
});

rule('setup.placing-order', 'from the right of the first player, against the clock', () => {
  const match = gameOf({}, 4);
  const { firstPlayer } = match.position;
  expect(placeAll(match)).toEqual([3, 2, 1, 0].map((steps) => (firstPlayer + steps) % 4));
  expect(match.position.phase.name).toBe('plan');
});

rule('setup.depot-on-link', 'not on open land, not on a dead end', () => {
  const match = gameOf({ layout: board.layout }, 2);
  const [seat = 0] = match.waiting();
  const deadEnd = nth(
    board.area.deadEnds.flatMap(({ spaces }) => spaces),
    0,
  );
  for (const space of [board.factory('food'), board.citySpace('warsop'), deadEnd, 999]) {
    expectRefused(match, seat, { type: 'place-depot', space }, 'setup.depot-on-link');
  }
  expect(
    offered(match, seat, 'place-depot')
      .map(({ space }) => space)
      .toSorted((a, b) => a - b),
  ).toEqual(board.area.links.flatMap(({ spaces }) => spaces).toSorted((a, b) => a - b));
});

rule('setup.link-of-its-own', 'no second starting depot on a link', () => {
  const match = gameOf({ layout: board.layout }, 2);
  const [last = 0] = match.waiting();
  const rail = board.rail('bown-town', 'warsop');
  play(match, [last, { type: 'place-depot', space: nth(rail, 0) }]);
  const [first = 0] = match.waiting();
  expect(first).not.toBe(last);
  for (const space of rail) expectRefused(match, first, { type: 'place-depot', space }, 'setup.link-of-its-own');
  play(match, [first, { type: 'place-depot', space: nth(board.rail('bown-town', 'aldenville'), 0) }]);
});

rule('setup.airship', 'the airship starts at the depot', () => {
  const match = gameOf({}, 5);
  placeAll(match);
  for (const { airship, depots } of match.position.players) {
    expect(depots).toHaveLength(1);
    expect(airship).toBe(depots[0]?.space);
  }
});

rule('setup.team', 'chosen in turn, none twice', () => {
  const match = gameOf({ mode: 'normal', teams: 'chosen' }, 3);
  play(match, [0, { type: 'choose-team', team: 'sphinx' }]);
  expectRefused(match, 1, { type: 'choose-team', team: 'sphinx' }, 'setup.team');
  expectRefused(match, 1, { type: 'choose-team', team: 'pirates' }, 'setup.team');
  play(match, [1, { type: 'choose-team', team: 'emperor' }], [2, { type: 'choose-team', team: 'godfather' }]);
  expect(match.position.players.map(({ team }) => team)).toEqual(['sphinx', 'emperor', 'godfather']);
});

rule('setup.team', 'or dealt, each at most once', () => {
  const dealt = gameOf({ mode: 'normal' }, 7).position.players.map(({ team }) => team);
  expect(new Set(dealt)).toEqual(new Set(kingsOfAirAndSteam.boxes.latest.box.teams.map(({ id }) => id)));
});

rule('setup.character', 'chosen in secret, changed until all have chosen, then shown to all', () => {
  const match = gameOf({ mode: 'normal', teams: 'chosen' }, 2);
  play(
    match,
    [0, { type: 'choose-team', team: 'emperor' }],
    [1, { type: 'choose-team', team: 'davinci' }],
    [0, { type: 'choose-character', character: 'harvey-golding' }],
  );
  expect(seenBy(match, 1).players[0]?.character).toBe('face-down');
  expect(seenBy(match, 'public').players[0]?.character).toBe('face-down');
  expect(seenBy(match, 0).players[0]?.character).toBe('harvey-golding');
  expectRefused(match, 1, { type: 'choose-character', character: 'eva-blane' }, 'setup.character');
  play(
    match,
    [0, { type: 'choose-character', character: 'reginald-kain' }],
    [1, { type: 'choose-character', character: 'isaac' }],
  );
  expect(seenBy(match, 1).players[0]?.character).toBe('reginald-kain');
  expect(match.position.players.map(({ cash, tokens }) => [cash, tokens])).toEqual([
    [20, 0],
    [12, 5],
  ]);
  expect(match.position.phase.name).toBe('place-depot');
});

rule('setup.priority', 'starting depots from the highest number to the lowest', () => {
  const match = normalGame('victor-blane', 'thaddeus-birch', 'reginald-kain', 'clint-castle');
  expect(placeAll(match)).toEqual([1, 3, 0, 2]);
});

rule('teams.airships', 'who bears more diamonds, who carries more', () => {
  const teams = kingsOfAirAndSteam.boxes.latest.box.teams;
  const last = (team: string): { readonly diamonds: number; readonly cargo: number } => {
    const character = teams.find(({ id }) => id === team)?.characters[0].id ?? null;
    const p = positionOf({ mode: 'normal', players: [{ character }] });
    return airshipAt(p, 0, 6) ?? { diamonds: 0, cargo: 0 };
  };
  const basic = airshipAt(positionOf({}), 0, 6);
  for (const team of ['emperor', 'davinci', 'kings-over-aces']) expect(last(team)).toEqual(basic);
  const all = teams.map(({ id }) => ({ id, ...last(id) }));
  const order = (key: 'diamonds' | 'cargo'): readonly string[] =>
    all.toSorted((a, b) => a[key] - b[key]).map(({ id }) => id);
  expect(order('diamonds')[0]).toBe('rose-and-thorn');
  expect(order('diamonds').at(-1)).toBe('sky-castle');
  expect(order('cargo')[0]).toBe('sky-castle');
  expect(order('cargo').at(-1)).toBe('rose-and-thorn');
  expect(last('sphinx').cargo).toBe(basic?.cargo);
  expect(last('sphinx').diamonds).toBeLessThan(basic?.diamonds ?? 0);
  expect(last('godfather').cargo).toBeGreaterThan(basic?.cargo ?? 0);
  expect(last('godfather').diamonds).toBe(basic?.diamonds);
});
