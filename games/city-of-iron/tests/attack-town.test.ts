import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { type Action, defenseOf, goodsOf, incomeNow, setOf } from '../index.ts';
import { discardAll, expectRefused, heard, pay, play, player, type TableChanges, tableOf } from './support/table.ts';

const attack = (town: string): Action => ({ type: 'attack', town });

/** Millbrook asks for 3 attack at distance 1, and for 4 when it is owned. */
const ARMY = ['cit-cartographer', 'mil-iron-soldier', 'mil-rifleman'];

function front(hand: readonly string[], more: TableChanges = {}): TableChanges {
  return { open: ['T01', 'T06', 'T11'], row: ['A01', 'A02'], players: [{ hand }, {}], ...more };
}

rule('attack.target', 'towns that lie open, or belong to others', () => {
  const match = tableOf(front(ARMY));
  expectRefused(match, 0, attack('T02'), 'attack.target');
  expectRefused(match, 0, attack('nowhere'), 'attack.target');
  expect(match.legal(0).filter(({ type }) => type === 'attack')).toEqual([attack('T01')]);
});

rule('attack.not-own', 'not one’s own', () => {
  const match = tableOf(front([], { players: [{ hand: ARMY, towns: ['T02'] }] }));
  expectRefused(match, 0, attack('T02'), 'attack.not-own');
});

rule('attack.strength', 'at least the defense, and more is lost', () => {
  const weak = tableOf(front(['cit-cartographer', 'mil-soldier']));
  expectRefused(weak, 0, attack('T01'), 'attack.strength');
  const match = tableOf(front(['cit-cartographer', 'mil-soldier', 'mil-iron-guard']));
  play(match, [0, attack('T01')], [0, pay('cit-cartographer')]);
  expectRefused(match, 0, pay('mil-soldier'), 'attack.strength');
  play(match, [0, pay('mil-soldier', 'mil-iron-guard')]);
  expect(player(match, 0).towns).toEqual(['T01']);
});

rule('attack.distance', 'further cards must reach the town', () => {
  const match = tableOf(front(['mil-iron-soldier', 'mil-soldier']));
  expectRefused(match, 0, attack('T01'), 'attack.distance');
});

rule('attack.one-use', 'no card counts for attack and distance', () => {
  const both = tableOf(front(['mil-soldier', 'mil-rifleman']));
  expectRefused(both, 0, attack('T01'), 'attack.one-use');
  const match = tableOf(front(['cit-cartographer', 'mil-soldier', 'mil-rifleman']));
  play(match, [0, attack('T01')]);
  expectRefused(match, 0, pay('mil-rifleman'), 'attack.one-use');
  expect(match.legal(0)).toEqual([pay('cit-cartographer')]);
});

rule('attack.conquer', 'the town brings goods and income and takes no room', () => {
  const match = tableOf(front(ARMY));
  play(match, [0, attack('T01')], [0, pay('cit-cartographer')], [0, pay('mil-iron-soldier')]);
  expect(player(match, 0).towns).toEqual(['T01']);
  expect(goodsOf(setOf(match.position), player(match, 0))).toEqual({ turnip: 3 });
  expect(incomeNow(match.position, 0).towns).toBe(1);
  expect(player(match, 0).citizen.discard).toEqual(['cit-cartographer']);
  expect(player(match, 0).military.discard).toEqual(['mil-iron-soldier']);
  expect(match.waiting()).toEqual([1]);
});

rule('attack.conquered-side', 'an owned town defends itself better', () => {
  const match = tableOf(front([], { players: [{ hand: ARMY }, { towns: ['T01'] }], open: ['T02', 'T06', 'T11'] }));
  const set = setOf(match.position);
  expect([defenseOf(match.position, set, 'T01'), defenseOf(match.position, set, 'T02')]).toEqual([4, 3]);
  play(match, [0, attack('T01')], [0, pay('cit-cartographer')]);
  expect(match.legal(0)).toEqual([pay('mil-rifleman', 'mil-iron-soldier')]);
});

rule('attack.from-player', 'the owner loses goods and income, and no town is shown', () => {
  const match = tableOf(front([], { players: [{ hand: ARMY }, { towns: ['T01'] }], open: ['T02', 'T06', 'T11'] }));
  play(match, [0, attack('T01')], [0, pay('cit-cartographer')], [0, pay('mil-rifleman', 'mil-iron-soldier')]);
  discardAll(match);
  expect(player(match, 1).towns).toEqual([]);
  expect(goodsOf(setOf(match.position), player(match, 1))).toEqual({});
  expect(match.position.towns.map(({ top }) => top)).toEqual(['T02', 'T06', 'T11']);
  expect(match.position.row).toEqual(['A01', 'A02']);
});

rule('attack.row', 'a neutral town costs the row its left-most building', () => {
  const match = tableOf(front(ARMY));
  play(match, [0, attack('T01')], [0, pay('cit-cartographer')], [0, pay('mil-iron-soldier')]);
  expect(match.position.row).toEqual(['A02']);
  expect(match.position.discards).toEqual(['A01']);
  const empty = tableOf(front(ARMY, { row: [] }));
  play(empty, [0, attack('T01')], [0, pay('cit-cartographer')], [0, pay('mil-iron-soldier')]);
  expect(empty.position.row).toEqual([]);
});

rule('attack.next-town', 'the next town of the pile lies open', () => {
  const match = tableOf(front(ARMY));
  const before = match.position.towns[0]?.rest ?? [];
  play(match, [0, attack('T01')], [0, pay('cit-cartographer')], [0, pay('mil-iron-soldier')]);
  const pile = match.position.towns[0];
  expect(before).toContain(pile?.top);
  expect(pile?.rest).toHaveLength(before.length - 1);
  expect(heard(match)).toContainEqual(expect.objectContaining({ type: 'town-shown' }));
});

rule('attack.next-town', 'a pile may run out', () => {
  const towns = ['T02', 'T03'];
  const match = tableOf(front([], { players: [{ hand: ARMY }, { towns }] }));
  play(match, [0, attack('T01')], [0, pay('cit-cartographer')], [0, pay('mil-iron-soldier')]);
  expect(match.position.towns[0]).toEqual({ stars: 1, top: null, rest: [] });
});
