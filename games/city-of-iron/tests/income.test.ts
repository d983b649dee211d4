import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { incomeNow, totalOf } from '../index.ts';
import { heard, lastTurn, type PlayerChanges, play, player, positionOf, tableOf, tax } from './support/table.ts';

function parts(...players: readonly PlayerChanges[]): ReturnType<typeof incomeNow> {
  return incomeNow(positionOf({ seats: Math.max(2, players.length), players }), 0);
}

rule('income.base', 'two coins for everybody', () => {
  const match = tableOf({ phase: lastTurn(2), players: [{ coins: 0 }, { coins: 0 }] });
  play(match, [1, tax]);
  expect([player(match, 0).coins, player(match, 1).coins]).toEqual([2, 3]);
  expect(heard(match)).toContainEqual(expect.objectContaining({ type: 'income', seat: 0, coins: 2 }));
});

rule('income.goods-buildings', 'one coin a card that makes goods, not for those that give science', () => {
  expect(parts({ home: ['A03', 'A06', 'A16'] }, { home: ['A05', 'A07'] }).goodsBuildings).toBe(2);
});

rule('income.towns', 'one coin for each town', () => {
  expect(parts({ towns: ['T01', 'T06'] }).towns).toBe(2);
});

rule('income.majority', 'for the most of a good, shared ones included', () => {
  expect(parts({ home: ['A01', 'A09'] }).majorities).toBe(1 + 2);
  expect(parts({ home: ['A01', 'A09'] }, { home: ['A02', 'A10'] }).majorities).toBe(1);
  expect(parts({}).majorities).toBe(0);
});

rule('income.buildings', 'Trading Posts, and Demon Engines for each Factory', () => {
  expect(parts({ home: ['A23'] }).buildings).toBe(2);
  expect(parts({ home: ['B18', 'B08', 'B09'] }).buildings).toBe(4);
  expect(totalOf(parts({ home: ['B18'] }))).toBe(2);
});
