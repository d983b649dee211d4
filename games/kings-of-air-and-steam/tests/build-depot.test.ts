import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Space } from '../index.ts';
import { board, nth } from './support/board.ts';
import { cashOf, expectRefused, offered, play, player, tableOf } from './support/table.ts';

const build = (space: Space): Action => ({ type: 'build-depot', space });
const long = board.rail('bown-town', 'warsop');

rule('build-depot.railway-space', 'on any link, however far away the airship is', () => {
  const match = tableOf({ players: [{ airship: nth(board.way(board.factory('food'), 0), 0) }] });
  const spaces = offered(match, 0, 'build-depot').map(({ space }) => space);
  expect(spaces.toSorted((a, b) => a - b)).toEqual(
    board.area.links.flatMap((link) => link.spaces).toSorted((a, b) => a - b),
  );
  for (const space of [board.factory('food'), board.citySpace('warsop'), 22, 999]) {
    expectRefused(match, 0, build(space), 'build-depot.railway-space');
  }
});

rule('build-depot.no-dead-end', 'track to nowhere is no place for a depot', () => {
  const match = tableOf({});
  for (const { spaces } of board.area.deadEnds) {
    for (const space of spaces) expectRefused(match, 0, build(space), 'build-depot.no-dead-end');
  }
});

rule('build-depot.one-on-a-space', 'neither beside your own nor beside one of somebody else', () => {
  const match = tableOf({ players: [{ depots: [[nth(long, 0)]] }, { depots: [[nth(long, 1)]] }] });
  expectRefused(match, 0, build(nth(long, 0)), 'build-depot.one-on-a-space');
  expectRefused(match, 0, build(nth(long, 1)), 'build-depot.one-on-a-space');
});

rule('build-depot.cost', 'the example: A is full, B costs $4 and C costs $7', () => {
  const full = board.rail('bown-town', 'aldenville');
  const empty = board.rail('wiesbaden', 'irdyo');
  expect(empty).toHaveLength(1);
  const changes = {
    players: [{ depots: [[nth(full, 0)] as const] }, { depots: [[nth(full, 1)], [nth(long, 2)]] as const }],
  };
  const blue = 0;
  for (const space of full) expectRefused(tableOf(changes), blue, build(space), 'build-depot.one-on-a-space');
  const b = play(tableOf(changes), [blue, build(nth(empty, 0))]);
  expect(cashOf(b)).toEqual([8, 12]);
  const later = tableOf({ players: [{}, { depots: [[nth(empty, 0)]] }] });
  expect(offered(later, 0, 'build-depot').filter(({ space }) => empty.includes(space))).toEqual([]);
  const c = play(tableOf(changes), [blue, build(nth(long, 0))]);
  expect(cashOf(c)).toEqual([5, 12]);
});

rule('build-depot.cost', 'a second one of your own costs $7 as well', () => {
  const match = play(tableOf({ players: [{ depots: [[nth(long, 0)]] }] }), [0, build(nth(long, 3))]);
  expect(player(match, 0).cash).toBe(5);
});

rule('build-depot.cost', 'paid from the cash in hand', () => {
  const match = tableOf({ players: [{ cash: 6, depots: [[nth(long, 0)]] }] });
  expectRefused(match, 0, build(nth(long, 1)), 'build-depot.cost');
  play(match, [0, build(nth(board.rail('wiesbaden', 'irdyo'), 0))]);
  expect(player(match, 0).cash).toBe(2);
  expectRefused(tableOf({ players: [{ cash: 3 }] }), 0, build(nth(long, 1)), 'build-depot.cost');
});

rule('build-depot.ten', 'an eleventh depot there is not', () => {
  const spaces = board.area.links.flatMap((link) => link.spaces);
  const depots = spaces.slice(0, 10).map((space) => [space] as const);
  const match = tableOf({ players: [{ cash: 50, depots }] });
  expectRefused(match, 0, build(nth(spaces, 10)), 'build-depot.ten');
  expect(offered(match, 0, 'build-depot')).toEqual([]);
  const nine = tableOf({ players: [{ cash: 50, depots: depots.slice(1) }] });
  play(nine, [0, build(nth(spaces, 10))]);
  expect(player(nine, 0).depots).toHaveLength(10);
});
