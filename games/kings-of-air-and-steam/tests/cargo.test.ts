import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Good, Space } from '../index.ts';
import { board, nth } from './support/board.ts';
import {
  cardsUp,
  expectRefused,
  fly,
  goodsAt,
  goOn,
  type KingsMatch,
  load,
  planOf,
  play,
  player,
  type PlayerChanges,
  stockOf,
  unload,
} from './support/table.ts';

const DEPOT = nth(board.rail('irdyo', 'warsop'), 1);
const TEXTILES = board.factory('textiles');

/** Seat 0 has flown by 0 and may load or unload where it is. */
function at(airship: Space, changes: PlayerChanges, factories: Partial<Record<Good, number>> = {}): KingsMatch {
  const match = cardsUp({ players: [{ airship, plan: planOf('0'), ...changes }, { plan: planOf('1') }], factories });
  return play(match, [0, fly()]);
}

function holdOf(match: KingsMatch): unknown {
  return player(match, 0).hold;
}

rule('cargo.load', 'from a factory, as many as are there', () => {
  const match = at(TEXTILES, { airshipLevel: 2 }, { textiles: 2 });
  expectRefused(match, 0, load('food'), 'cargo.load');
  expectRefused(match, 0, load('textiles', 'depot'), 'cargo.load');
  play(match, [0, load('textiles')], [0, load('textiles')]);
  expect(holdOf(match)).toEqual(stockOf(['textiles', 'textiles']));
  expect(match.position.factories[0]).toBe(0);
  expect(match.position.phase.name).toBe('action');
});

rule('cargo.load', 'or nothing', () => {
  const match = play(at(TEXTILES, {}), [0, goOn]);
  expect(match.position.phase.name).toBe('action');
  expect(match.position.factories[0]).toBe(1);
});

rule('cargo.load', 'from a depot of your own, and not from those of others', () => {
  const own = at(DEPOT, { depots: [[DEPOT, 'food', 'luxuries']] });
  play(own, [0, load('luxuries', 'depot')]);
  expect(goodsAt(own, 0, DEPOT)).toEqual(stockOf(['food']));
  const match = cardsUp({
    players: [
      { airship: DEPOT, plan: planOf('0') },
      { depots: [[DEPOT, 'food']], plan: planOf('1') },
    ],
  });
  play(match, [0, fly()]);
  // There is nothing to load, so nobody is asked.
  expect(match.position.phase.name).toBe('action');
});

rule('cargo.load', 'only after the flight', () => {
  const match = cardsUp({ players: [{ airship: TEXTILES, plan: planOf('0') }, { plan: planOf('1') }] });
  expectRefused(match, 0, load('textiles'), 'sequence.phase');
});

rule('cargo.capacity', 'no more than the airship carries', () => {
  const match = at(TEXTILES, { hold: ['textiles', 'food'] }, { textiles: 3 });
  expectRefused(match, 0, load('textiles'), 'cargo.capacity');
});

rule('cargo.jettison', 'the example: one textiles beside the chemicals, or two in its place', () => {
  const one = play(at(TEXTILES, { hold: ['chemicals'] }, { textiles: 2 }), [0, load('textiles')], [0, goOn]);
  expect(holdOf(one)).toEqual(stockOf(['chemicals', 'textiles']));
  const two = at(TEXTILES, { hold: ['chemicals'] }, { textiles: 2 });
  play(two, [0, load('textiles')], [0, load('textiles', 'factory', 'chemicals')]);
  expect(holdOf(two)).toEqual(stockOf(['textiles', 'textiles']));
});

rule('cargo.jettison', 'not while there is room', () => {
  const match = at(TEXTILES, { hold: ['chemicals'] }, { textiles: 2 });
  expectRefused(match, 0, load('textiles', 'factory', 'chemicals'), 'cargo.jettison');
});

rule('cargo.jettison', 'only for goods of another kind, and only what is on board', () => {
  const match = at(TEXTILES, { hold: ['textiles', 'food'] }, { textiles: 2 });
  expectRefused(match, 0, load('textiles', 'factory', 'textiles'), 'cargo.jettison');
  expectRefused(match, 0, load('textiles', 'factory', 'luxuries'), 'cargo.jettison');
});

rule('cargo.jettison', 'no kind is loaded and thrown away at once', () => {
  const match = at(DEPOT, { hold: ['food', 'chemicals'], depots: [[DEPOT, 'chemicals', 'textiles', 'luxuries']] });
  play(match, [0, load('textiles', 'depot', 'chemicals')]);
  expectRefused(match, 0, load('luxuries', 'depot', 'textiles'), 'cargo.jettison');
  expectRefused(match, 0, load('chemicals', 'depot', 'food'), 'cargo.jettison');
  play(match, [0, load('luxuries', 'depot', 'food')]);
  expect(holdOf(match)).toEqual(stockOf(['textiles', 'luxuries']));
});

rule('cargo.unload', 'the example: any of two food and one luxuries', () => {
  const match = at(DEPOT, { airshipLevel: 2, hold: ['food', 'food', 'luxuries'], depots: [[DEPOT]] });
  const choices = match.legal(0).filter(({ type }) => type === 'unload');
  expect(choices).toEqual([unload('food', 2), unload('food', 1), unload('luxuries', 1)]);
  play(match, [0, unload('food', 2)], [0, unload('luxuries')]);
  expect(goodsAt(match, 0, DEPOT)).toEqual(stockOf(['food', 'food', 'luxuries']));
  expect(holdOf(match)).toEqual(stockOf([]));
});

rule('cargo.unload', 'no more than is on board, and only at a depot of your own', () => {
  const match = at(DEPOT, { hold: ['food'], depots: [[DEPOT]] });
  expectRefused(match, 0, unload('food', 2), 'cargo.unload');
  expectRefused(match, 0, unload('luxuries'), 'cargo.unload');
  expectRefused(at(TEXTILES, { hold: ['food'] }), 0, unload('food'), 'cargo.unload');
});

rule('cargo.unload', 'a depot holds any number of goods', () => {
  const many = new Array<Good>(40).fill('food');
  const match = at(DEPOT, { hold: ['food', 'food'], depots: [[DEPOT, ...many]] });
  play(match, [0, unload('food', 2)]);
  expect(goodsAt(match, 0, DEPOT)?.food).toBe(42);
});

rule('cargo.unload-first', 'then load, and not the other way round', () => {
  const match = at(DEPOT, { airshipLevel: 2, hold: ['food', 'food'], depots: [[DEPOT, 'luxuries', 'luxuries']] });
  play(match, [0, unload('food')], [0, load('luxuries', 'depot')]);
  expectRefused(match, 0, unload('food'), 'cargo.unload-first');
  expect(holdOf(match)).toEqual(stockOf(['food', 'luxuries']));
});
