import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { type City, goodsOf, incomeNow, setOf, totalOf } from '../index.ts';
import { build, expectRefused, home, play, player, tableOf } from './support/table.ts';

const SHORE: City = { land: 'L01', tokens: [{ token: 'k3', side: 'city' }], buildings: [] };

rule('build.available', 'from the row or the own store, not from anywhere else', () => {
  const match = tableOf({ row: ['A01'], players: [{ stored: ['A05'] }, { stored: ['A03'] }] });
  for (const id of ['A02', 'A03', 'B01', 'nothing']) expectRefused(match, 0, build(match, 0, id), 'build.available');
  play(match, [0, build(match, 0, 'A05')]);
  expect(home(match, 0).buildings).toEqual(['A05']);
  expect(player(match, 0).stored).toEqual([]);
  expect(match.position.row).toEqual(['A01']);
});

rule('build.coins', 'the price is paid in coins', () => {
  const match = tableOf({ row: ['A01', 'A16'], players: [{ coins: 4 }] });
  expectRefused(match, 0, build(match, 0, 'A16'), 'build.coins');
  play(match, [0, build(match, 0, 'A01')]);
  expect(player(match, 0).coins).toBe(2);
});

rule('build.science', 'science is paid once for each name that stands', () => {
  const match = tableOf({ row: ['A09', 'A10', 'A12'], players: [{ coins: 20, science: 1 }, {}] });
  play(match, [0, build(match, 0, 'A09')], [1, { type: 'tax' }]);
  expect(player(match, 0).science).toBe(0);
  expectRefused(match, 0, build(match, 0, 'A12'), 'build.science');
  play(match, [0, build(match, 0, 'A10')]);
  expect(player(match, 0)).toMatchObject({ coins: 13, science: 0 });
});

rule('build.science', 'a stored building of the name does not waive it', () => {
  const match = tableOf({ row: ['A10'], players: [{ stored: ['A09'] }] });
  expectRefused(match, 0, build(match, 0, 'A10'), 'build.science');
});

rule('build.science', 'the one that is demolished still waives it, but not for the next', () => {
  const full = ['A01', 'A02', 'A03', 'A05', 'A09'];
  const match = tableOf({ row: ['A10', 'A12'], players: [{ coins: 20, home: full }, {}] });
  play(match, [0, build(match, 0, 'A10', 'A09')]);
  expect(player(match, 0)).toMatchObject({ coins: 16, science: 0 });
  const again = tableOf({ row: ['A12'], players: [{ coins: 20, home: ['A01', 'A02', 'A03', 'A05', 'A16'] }] });
  expectRefused(again, 0, build(again, 0, 'A12', 'A01'), 'build.science');
});

rule('build.own-city', 'in a city of the own', () => {
  const match = tableOf({ row: ['A01'] });
  expectRefused(match, 0, { type: 'build', building: 'A01', land: 'L01', demolish: null }, 'build.own-city');
  expectRefused(match, 0, { ...build(match, 1, 'A01') }, 'build.own-city');
});

rule('build.land', 'goods need their kind of land in that city; other buildings stand anywhere', () => {
  const match = tableOf({ row: ['A01', 'A09', 'A16', 'B01'], players: [{ coins: 20, science: 5, cities: [SHORE] }] });
  expectRefused(match, 0, build(match, 0, 'B01'), 'build.land');
  expectRefused(match, 0, { type: 'build', building: 'A09', land: 'L01', demolish: null }, 'build.land');
  const offers = match
    .legal(0)
    .flatMap((action) => (action.type === 'build' ? [`${action.building} ${action.land}`] : []));
  const at = home(match, 0).land;
  expect(offers).toEqual([`A01 ${at}`, 'A01 L01', `A09 ${at}`, `A16 ${at}`, 'A16 L01', 'B01 L01']);
});

test('several buildings may use the same land', () => {
  const match = tableOf({ row: ['A01', 'A02'], players: [{}, {}] });
  play(match, [0, build(match, 0, 'A01')], [1, { type: 'tax' }], [0, build(match, 0, 'A02')]);
  expect(home(match, 0).buildings).toEqual(['A01', 'A02']);
});

rule('build.space', 'a full city takes no more', () => {
  const match = tableOf({ row: ['A07'], players: [{ home: ['A01', 'A02', 'A03', 'A05', 'A06'] }] });
  expectRefused(match, 0, build(match, 0, 'A07'), 'build.space');
  expect(match.legal(0).filter(({ type }) => type === 'build')).toHaveLength(5);
});

rule('build.space', 'a district makes room', () => {
  const match = tableOf({ row: ['A07'], players: [{ home: ['A01', 'A02', 'A03', 'A05', 'A06'], districts: ['k1'] }] });
  play(match, [0, build(match, 0, 'A07')]);
  expect(home(match, 0).buildings).toHaveLength(6);
});

rule('build.demolish', 'a building of the same, full city makes room; its goods and income go', () => {
  const full = ['A01', 'A02', 'A03', 'A05', 'A16'];
  const match = tableOf({
    row: ['A07'],
    players: [{ coins: 20, home: full, cities: [{ ...SHORE, buildings: ['A06'] }] }],
  });
  expectRefused(match, 0, build(match, 0, 'A07', 'A06'), 'build.demolish');
  expectRefused(match, 0, { type: 'build', building: 'A07', land: 'L01', demolish: 'A06' }, 'build.demolish');
  play(match, [0, build(match, 0, 'A07', 'A01')]);
  expect(home(match, 0).buildings).toEqual(['A02', 'A03', 'A05', 'A16', 'A07']);
  expect(match.position.discards).toContain('A01');
  expect(goodsOf(setOf(match.position), player(match, 0))).toEqual({ turnip: 3 + 4 + 1, srika: 3 + 4 + 2 });
});

rule('build.slide', 'the row closes up and is not refilled', () => {
  const match = tableOf({ row: ['A01', 'A05', 'A16'], players: [{}, {}] });
  play(match, [0, build(match, 0, 'A05')]);
  expect(match.position.row).toEqual(['A01', 'A16']);
});

rule('build.goods', 'goods, and one coin of income however many they are', () => {
  const match = tableOf({ row: ['A03'], players: [{}, {}] });
  const before = totalOf(incomeNow(match.position, 0));
  play(match, [0, build(match, 0, 'A03')]);
  expect(goodsOf(setOf(match.position), player(match, 0))).toEqual({ turnip: 4 });
  expect(incomeNow(match.position, 0)).toEqual({ base: 2, goodsBuildings: 1, towns: 0, majorities: 1, buildings: 0 });
  expect(before).toBe(2);
});
