import { edgeTowards, hexAt } from '@roundhouse/hex';
import { rule } from '@roundhouse/kernel/kit';
import { maskOf } from '@roundhouse/rails';
import { expect } from 'vitest';
import { type Action, type Mode, type Player, steam, TILES } from '../index.ts';
import { bid, buy, expectRefused, play, player, purses, type SteamMatch, take, tableOf } from './support/table.ts';

type At = readonly [column: number, row: number];

/** Track from one hex through another to a third. */
function track(from: At, through: At, to: At): Action {
  const { grid } = steam.maps.named('northeast');
  const hexOf = ([column, row]: At): number => hexAt(grid, column, row);
  const hex = hexOf(through);
  const mask = maskOf([from, to].map((next) => edgeTowards(grid, hex, hexOf(next))));
  const tile = TILES.orientations.find((each) => each.face.kind === 'simple' && each.mask === mask);
  return { type: 'build', hex, tile: tile?.face.id ?? '', rotation: tile?.rotation ?? 0 };
}

/** From Albany over the hills ($4) and twice south over plain land ($2 each). */
const HILLS = track([8, 6], [7, 6], [7, 7]);
const SOUTH = track([7, 6], [7, 7], [7, 8]);
const FURTHER_SOUTH = track([7, 7], [7, 8], [7, 9]);

function builder(money: Partial<Player>, mode: Mode = 'base'): SteamMatch {
  return tableOf({
    mode,
    phase: { name: 'build-track', seat: 0, builds: 0, special: 'none', stocking: null, touched: [], fresh: [] },
    players: [money],
  });
}

rule('money.raising', 'the example: $8 of track without any cash costs 2 income and leaves $2', () => {
  const match = builder({});
  play(match, [0, HILLS], [0, SOUTH], [0, FURTHER_SOUTH]);
  expect(purses(match)[0]).toEqual([2, -2, 0]);
});

rule('money.raising', 'what was raised is told', () => {
  const played = builder({ cash: 1 }).submit(0, HILLS);
  expect(played.ok ? played.events : []).toContainEqual({
    type: 'money-raised',
    seat: 0,
    cash: 5,
    income: 1,
    points: 0,
  });
});

rule('money.cash-first', 'nothing is raised as long as there is cash', () => {
  const match = play(builder({ cash: 6 }), [0, HILLS], [0, SOUTH]);
  expect(purses(match)[0]).toEqual([0, 0, 0]);
  play(match, [0, FURTHER_SOUTH]);
  expect(purses(match)[0]).toEqual([3, -1, 0]);
});

rule('money.cash-first', 'the smallest multiple of $5 that covers what is missing', () => {
  const afterPaying = (cash: number, amount: number): readonly number[] | undefined => {
    const match = tableOf({
      phase: { name: 'auction-places', seat: 0, bid: null, leader: null, bidding: [0, 1], placed: [2] },
      players: [{ cash }],
    });
    return purses(play(match, [0, bid(amount)], [1, { type: 'pass' }]))[0];
  };
  expect(afterPaying(0, 5)).toEqual([0, -1, 0]);
  expect(afterPaying(0, 6)).toEqual([4, -2, 0]);
  expect(afterPaying(4, 9)).toEqual([0, -1, 0]);
  expect(afterPaying(3, 9)).toEqual([4, -2, 0]);
  expect(afterPaying(12, 9)).toEqual([3, 0, 0]);
});

rule('money.points', 'from -10 on, two points for every $5', () => {
  const match = play(builder({ income: -9, points: 5 }), [0, HILLS]);
  expect(purses(match)[0]).toEqual([1, -10, 5]);
  play(match, [0, SOUTH]);
  expect(purses(match)[0]).toEqual([4, -10, 3]);
});

rule('money.points', 'one payment may take both', () => {
  const match = tableOf({ players: [{ income: -9, points: 4, level: 5 }] });
  play(match, [0, take('locomotive')]);
  expect(purses(match)[0]).toEqual([0, -10, 2]);
});

rule('money.nothing-left', 'at -10 with less than two points, what cannot be paid is not to be had', () => {
  for (const points of [0, 1]) {
    const match = builder({ income: -10, points, cash: 3 });
    expectRefused(match, 0, HILLS, 'money.nothing-left');
    expect(match.legal(0)).not.toEqual([]);
  }
  expect(builder({ income: -10, points: 2, cash: 3 }).check(0, HILLS)).toBeNull();
});

rule('money.nothing-left', 'no bid beyond it', () => {
  const match = tableOf({
    phase: { name: 'auction-places', seat: 0, bid: 3, leader: 1, bidding: [0, 1], placed: [2] },
    players: [{ cash: 4, income: -8, points: 3 }],
  });
  expectRefused(match, 0, bid(20), 'money.nothing-left');
  expect(match.check(0, bid(19))).toBeNull();
  expect(match.legal(0).at(-2)).toEqual(bid(19));
});

rule('money.nothing-left', 'and no tile', () => {
  const match = tableOf({ players: [{ cash: 1, income: -10, points: 1 }] });
  for (const tile of ['city-growth', 'locomotive', 'urbanization'] as const) {
    expectRefused(match, 0, take(tile), 'money.nothing-left');
  }
});

rule('money.cash-only', 'standard game: no track beyond cash', () => {
  const match = builder({ cash: 5 }, 'standard');
  play(match, [0, HILLS]);
  expect(purses(match)[0]).toEqual([1, 0, 0]);
  expectRefused(match, 0, SOUTH, 'money.cash-only');
});

rule('money.cash-only', 'standard game: no bid beyond cash', () => {
  const match = tableOf({
    mode: 'standard',
    phase: { name: 'buy-capital', seat: 2 },
    order: [0, 1, 2],
    players: [{ cash: 4 }],
  });
  play(match, [2, buy(0)]);
  expectRefused(match, 0, bid(5), 'money.cash-only');
  play(match, [0, bid(4)]);
  expect(player(match, 0)).toMatchObject({ cash: 4, income: 0 });
});
