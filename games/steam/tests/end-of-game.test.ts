import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Player } from '../index.ts';
import type { Link } from './support/links.ts';
import {
  declineMove,
  lastEvents,
  lastMove,
  play,
  type SteamMatch,
  type TableChanges,
  tableOf,
} from './support/table.ts';

const over = (changes: TableChanges): SteamMatch => tableOf({ phase: { name: 'game-over' }, ...changes });
const totals = (match: SteamMatch) => match.result()?.scores.map(({ total }) => total);

/** Ten completed links of one owner. */
const TEN: readonly Link[] = [
  ['rochester', 'syracuse'],
  ['syracuse', 'amsterdam'],
  ['amsterdam', 'albany'],
  ['albany', 'poughkeepsie'],
  ['poughkeepsie', 'new-york'],
  ['albany', 'rutland'],
  ['rutland', 'burlington'],
  ['burlington', 'montreal'],
  ['boston', 'providence'],
  ['boston', 'portland'],
].map(([from = '', to = '']): Link => [0, from, to]);

rule('end-of-game.links', 'the example: Nick has 37 points, an income of -1 and ten links: 45', () => {
  const match = over({
    players: [{ points: 37, income: -1 }],
    links: [...TEN, [0, 'harrisburg', 'philadelphia', '…']],
  });
  expect(match.result()?.scores[0]).toMatchObject({
    total: 45,
    lines: [
      { points: 37, rule: 'end-of-game.points' },
      { points: -2, rule: 'end-of-game.income' },
      { points: 10, rule: 'end-of-game.links' },
    ],
  });
});

rule('end-of-game.links', 'incomplete and unowned links count for nobody', () => {
  const match = over({
    links: [
      [1, 'harrisburg', 'philadelphia', '…'],
      [null, 'boston', 'portland'],
    ],
  });
  expect(totals(match)).toEqual([0, 0, 0]);
});

rule('end-of-game.points', 'as they stand', () => {
  expect(totals(over({ players: [{ points: 51 }, { points: 3 }] }))).toEqual([51, 3, 0]);
});

rule('end-of-game.income', 'a point for every two, rounded down; two lost for each below 0', () => {
  expect(totals(over({ players: [{ income: 5 }, { income: -2 }, { income: 1 }] }))).toEqual([2, -4, 0]);
  expect(totals(over({ players: [{ income: 10 }, { income: 0 }, { income: -10, points: 3 }] }))).toEqual([5, 0, -17]);
});

rule('end-of-game.money', 'cash is worth nothing, not even in a tie', () => {
  const match = over({
    players: [{ cash: 50, tile: 'engineer' }, { tile: 'first-move' }, { cash: 9, tile: 'locomotive' }],
  });
  expect(totals(match)).toEqual([0, 0, 0]);
  expect(match.result()?.winners).toEqual([1]);
});

rule('end-of-game.ties', 'the higher income, then the lower tile; only one wins', () => {
  const ranksOf = (...players: readonly Partial<Player>[]) => over({ seats: players.length, players }).result()?.ranks;
  expect(ranksOf({ points: 8 }, { points: 6, income: 4 }, { points: 7, income: 2 })).toEqual([3, 1, 2]);
  expect(
    ranksOf({ points: 8, tile: 'urbanization' }, { points: 8, tile: 'first-build' }, { points: 8, tile: 'locomotive' }),
  ).toEqual([3, 1, 2]);
  expect(
    ranksOf({ points: 9, income: -1, tile: 'locomotive' }, { points: 6, income: 2, tile: 'turn-order' }, {}),
  ).toEqual([2, 1, 3]);
});

rule('end-of-game.ties', 'in the standard game as well', () => {
  const match = over({
    mode: 'standard',
    players: [{ tile: 'engineer' }, { tile: 'turn-order' }, { tile: 'first-move' }],
  });
  expect(match.result()).toMatchObject({ winners: [1], ranks: [3, 1, 2] });
});

rule('end-of-game.ties', 'more points count before everything else', () => {
  const match = over({ players: [{ points: 5, income: 1 }, { points: 0, income: 8, tile: 'turn-order' }, {}] });
  expect(match.result()?.winners).toEqual([0]);
});

rule('end-of-game.bankrupt', 'below all others, the later the better', () => {
  const match = over({
    seats: 5,
    players: [{ outInTurn: 2, points: 40 }, { income: -10 }, { outInTurn: 3 }, { points: 1 }, { outInTurn: 2 }],
  });
  expect(match.result()).toMatchObject({ winners: [3], ranks: [4, 2, 3, 1, 4] });
  expect(totals(match)).toEqual([null, -20, null, 1, null]);
});

rule('end-of-game.turns', '10, 8 or 7 turns, and income is settled in the last', () => {
  for (const [seats, turns] of [
    [3, 10],
    [4, 8],
    [5, 7],
  ] as const) {
    for (const mode of ['base', 'standard'] as const) {
      for (const map of ['northeast', 'ruhr']) {
        const players = Array.from({ length: seats }, () => ({ income: 6, points: 2 }));
        const before = play(tableOf({ map, mode, seats, players, turn: turns - 1, phase: lastMove(seats) }), [
          seats - 1,
          declineMove,
        ]);
        expect(before.position.turn).toBe(turns);
        expect(before.result()).toBeNull();
        const last = play(tableOf({ map, mode, seats, players, turn: turns, phase: lastMove(seats) }), [
          seats - 1,
          declineMove,
        ]);
        expect(last.position.phase.name).toBe('game-over');
        expect(last.position.players[0]?.cash).toBe(mode === 'base' ? 6 : 5);
        expect(totals(last)).toEqual(players.map(() => 5));
        expect(lastEvents(last).at(-1)).toEqual({ type: 'game-over' });
      }
    }
  }
});

rule('end-of-game.turns', 'the tiles of the last turn stay for the ties', () => {
  const match = tableOf({
    turn: 10,
    phase: lastMove(3),
    players: [{ tile: 'urbanization' }, { tile: 'engineer' }, { tile: 'first-build' }],
  });
  play(match, [2, declineMove]);
  expect(match.result()?.winners).toEqual([1]);
});
