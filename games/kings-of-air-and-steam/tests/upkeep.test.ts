import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Good } from '../index.ts';
import { board, nth } from './support/board.ts';
import {
  expectRefused,
  goodsAt,
  payUpkeep,
  play,
  player,
  type PlayerChanges,
  solicit,
  stockOf,
  tableOf,
} from './support/table.ts';

const rail = board.rail('bown-town', 'warsop');
const [NEAR, FAR] = [nth(rail, 0), nth(rail, 3)];
const discard = (at: 'hold' | number, good: Good): Action => ({ type: 'discard', at, good });

/** Two goods on board and five in depots. */
const YELLOW: PlayerChanges = {
  cash: 10,
  hold: ['textiles', 'food'],
  depots: [
    [NEAR, 'food', 'food', 'luxuries'],
    [FAR, 'chemicals', 'chemicals'],
  ],
};

function upkeep(...players: readonly PlayerChanges[]) {
  return tableOf({ cycle: 4, phase: { name: 'upkeep', seat: 0 }, players });
}

rule('upkeep.pay-or-return', 'the example: seven goods, Yellow pays $6 and gives back the textiles on board', () => {
  const match = upkeep(YELLOW);
  play(match, [0, discard('hold', 'textiles')], [0, payUpkeep]);
  expect(player(match, 0).cash).toBe(4);
  expect(player(match, 0).hold).toEqual(stockOf(['food']));
  expect(goodsAt(match, 0, NEAR)).toEqual(stockOf(['food', 'food', 'luxuries']));
});

rule('upkeep.pay-or-return', 'or $7 for all of them', () => {
  const match = play(upkeep(YELLOW), [0, payUpkeep]);
  expect(player(match, 0).cash).toBe(3);
});

rule('upkeep.pay-or-return', 'who cannot pay gives back until it fits', () => {
  const match = upkeep({ ...YELLOW, cash: 5 });
  expectRefused(match, 0, payUpkeep, 'upkeep.pay-or-return');
  play(match, [0, discard(FAR, 'chemicals')]);
  expectRefused(match, 0, payUpkeep, 'upkeep.pay-or-return');
  play(match, [0, discard(FAR, 'chemicals')], [0, payUpkeep]);
  expect(player(match, 0).cash).toBe(0);
});

rule('upkeep.pay-or-return', 'only goods that are there', () => {
  const match = upkeep(YELLOW);
  expectRefused(match, 0, discard('hold', 'luxuries'), 'upkeep.pay-or-return');
  expectRefused(match, 0, discard(NEAR, 'chemicals'), 'upkeep.pay-or-return');
  expectRefused(match, 0, discard(nth(rail, 1), 'food'), 'upkeep.pay-or-return');
});

rule('upkeep.pay-or-return', 'who has given back all has nothing to pay, who keeps nothing is not asked', () => {
  const match = tableOf({
    cycle: 4,
    turn: 2,
    seats: 3,
    layout: 'A0B0C0',
    phase: { name: 'action', seat: 2 },
    players: [{ hold: ['food'] }, {}, { hold: ['food'] }],
  });
  play(match, [2, solicit]);
  expect(match.position.phase).toEqual({ name: 'upkeep', seat: 0 });
  play(match, [0, discard('hold', 'food')]);
  expect(match.position.phase).toEqual({ name: 'upkeep', seat: 2 });
  play(match, [2, payUpkeep]);
  expect(match.position.players.map(({ cash }) => cash)).toEqual([12, 12, 14]);
  expect(match.position.phase.name).toBe('plan');
});
