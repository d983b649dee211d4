import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { steam } from '../index.ts';
import type { Link } from './support/links.ts';
import {
  carry,
  declineMove,
  expectRefused,
  lastEvents,
  moving,
  play,
  player,
  prefer,
  purses,
  type SteamMatch,
  score,
  type TableChanges,
  tableOf,
} from './support/table.ts';

/** Four links from Syracuse to Hartford, a yellow city: two of seat 1, one each of seats 0 and 2. */
const SHARED: readonly Link[] = [
  [1, 'syracuse', 'amsterdam'],
  [2, 'amsterdam', 'albany'],
  [0, 'albany', 'poughkeepsie'],
  [1, 'poughkeepsie', 'hartford'],
];

/** Seat 1 is about to move a cube over them; the turn order is 2, 0, 1. */
function shared({ players = [], ...changes }: TableChanges = {}): SteamMatch {
  const everybody = [0, 1, 2].map((seat) => ({ level: 4, ...players[seat] }));
  return tableOf({
    order: [2, 0, 1],
    phase: moving(1),
    links: SHARED,
    cubes: { syracuse: ['yellow', 'yellow'] },
    ...changes,
    players: everybody,
  });
}

function deliver(match: SteamMatch): SteamMatch {
  return play(match, [1, carry(match, 'yellow', 'syracuse', 'amsterdam', 'albany', 'poughkeepsie', 'hartford')]);
}

rule('track-points.owners', 'every link scores for its owner', () => {
  const match = deliver(shared());
  expect(lastEvents(match)).toMatchObject([{ type: 'goods-moved', owners: [1, 2, 0, 1] }]);
  expect(match.position.phase).toMatchObject({
    points: 2,
    queue: [
      { seat: 2, points: 1 },
      { seat: 0, points: 1 },
    ],
  });
});

rule('track-points.order', 'the mover first, then the others in turn order', () => {
  const match = deliver(shared());
  const asked: (number | undefined)[] = [];
  while (match.position.phase.name === 'choose-points') {
    const [seat = -1] = match.waiting();
    asked.push(seat);
    play(match, [seat, score('points')]);
  }
  expect(asked).toEqual([1, 2, 0]);
});

rule('track-points.all-or-nothing', 'each takes all as income, or all as points', () => {
  const match = play(deliver(shared()), [1, score('income')], [2, score('points')], [0, score('income')]);
  expect(purses(match)).toEqual([
    [0, 1, 0],
    [0, 2, 0],
    [0, 0, 1],
  ]);
});

rule('track-points.preference', 'who has a standing answer is not asked', () => {
  const match = deliver(shared({ players: [{ preference: 'income' }, {}, { preference: 'points' }] }));
  expect(match.waiting()).toEqual([1]);
  play(match, [1, score('points')]);
  expect(purses(match)).toEqual([
    [0, 1, 0],
    [0, 0, 2],
    [0, 0, 1],
  ]);
  expect(lastEvents(match).map(({ type }) => type)).toEqual(['points-taken', 'points-taken', 'points-taken']);
  expect(match.position.phase.name).toBe('move-goods');
});

rule('track-points.preference', 'the mover is asked all the same', () => {
  const match = deliver(shared({ players: [{}, { preference: 'income' }] }));
  expect(match.position.phase).toMatchObject({ name: 'choose-points', seat: 1 });
  expect(player(match, 1).income).toBe(0);
});

rule('track-points.preference', 'somebody between two who have answered is asked', () => {
  const match = play(deliver(shared({ players: [{ preference: 'points' }] })), [1, score('points')]);
  expect(match.waiting()).toEqual([2]);
  play(match, [2, score('income')]);
  expect(match.position.players.map(({ points }) => points)).toEqual([1, 2, 0]);
});

rule('track-points.preference', 'it is given, and changed, at any time, by anybody', () => {
  const match = shared();
  play(match, [0, prefer('income')], [2, prefer('income')], [2, prefer('ask')], [1, prefer('points')]);
  expect(match.position.phase).toEqual(moving(1));
  expect(match.position.players.map(({ preference }) => preference)).toEqual(['income', 'points', 'ask']);
  play(deliver(match), [0, prefer('points')], [2, prefer('income')], [1, score('points')]);
  expect(purses(match)).toEqual([
    [0, 0, 1],
    [0, 0, 2],
    [0, 1, 0],
  ]);
});

rule('track-points.preference', 'in every phase of both games', () => {
  const phases = [
    tableOf({ phase: { name: 'auction-places', seat: 0, bid: null, leader: null, bidding: [0, 1, 2], placed: [] } }),
    tableOf({ phase: { name: 'select-action-tiles', seat: 0 } }),
    tableOf({ mode: 'standard', phase: { name: 'buy-capital', seat: 0 } }),
  ];
  for (const match of phases) {
    const before = match.position.phase;
    play(match, [2, prefer('points')]);
    expect(match.position.phase).toEqual(before);
    expect(player(match, 2).preference).toBe('points');
  }
});

rule('track-points.preference', 'a player who has left has none to give', () => {
  const match = shared({ order: [0, 1], links: [], cubes: {}, players: [{}, {}, { outInTurn: 1 }] });
  expect(steam.check(match.position, 2, prefer('income'))?.rule).toBe('match.not-waiting');
  expectRefused(match, 2, prefer('income'), 'match.not-waiting');
});

rule('track-points.preference', 'nor anybody when the game is over', () => {
  expectRefused(shared({ phase: { name: 'game-over' } }), 0, prefer('income'), 'match.over');
});

rule('track-points.income-maximum', 'income stops at 10, and the rest is lost', () => {
  const match = deliver(shared({ players: [{ income: 10 }, { income: 9 }, { income: 10 }] }));
  play(match, [1, score('income')], [2, score('income')], [0, score('points')]);
  expect(purses(match)).toEqual([
    [0, 10, 1],
    [0, 10, 0],
    [0, 10, 0],
  ]);
});

rule('track-points.order', 'then the next player moves', () => {
  const match = play(deliver(shared({ phase: moving(1, 1) })), [1, score('points')], [2, score('points')]);
  play(match, [0, score('points')]);
  // Seat 1 is last in this order, so the second round begins.
  expect(match.position.phase).toEqual(moving(2, 2));
  play(match, [2, declineMove]);
});
