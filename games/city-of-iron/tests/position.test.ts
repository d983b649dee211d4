import { rngForAction } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { cityOfIron, type Phase, type Position } from '../index.ts';
import { positionOf } from './support/table.ts';

/** Why a position is refused; null when it is taken. */
function problemOf(change: Partial<Position>, from: Position = positionOf()): string | null {
  try {
    cityOfIron.position.parse(JSON.parse(JSON.stringify({ ...from, ...change })));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function withPlayer(change: Partial<Position['players'][number]>): Partial<Position> {
  const p = positionOf();
  return { players: p.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)) };
}

function withPhase(phase: Phase): string | null {
  return problemOf({ phase });
}

test('sound positions are taken, views with masked cards are not', () => {
  expect(problemOf({})).toBeNull();
  const fresh = cityOfIron.setup(cityOfIron.options.parse({ mode: 'full' }), 3, rngForAction('sound', 0), () => {});
  expect(problemOf({}, fresh)).toBeNull();
  expect(problemOf({}, cityOfIron.view(fresh, 0))).toMatch(/^players\.1\./);
});

test.each<[string, Partial<Position>, RegExp]>([
  ['an unknown set', { set: 'none' }, /^set: there is no set/],
  ['a seat missing from the order', { order: [0, 0] }, /^order: /],
  ['abilities in a family game', { mode: 'family', nationAbilities: true }, /^nationAbilities: /],
  ['a building twice', { row: ['A01', 'A01'] }, /"A01" is in two places/],
  ['an unknown building', { row: ['A99'] }, /there is no building "A99"/],
  ['an unknown land', { lands: ['L99'] }, /there is no land/],
  ['more scorings than Score Cards', { scorings: 1 }, /^scorings: /],
  ['too many Score Cards', { shown: 4 }, /^shown: /],
  ['a card too many', withPlayer({ hand: ['cit-mayor'] }), /^players\.0: these are not the cards/],
  ['no nation', withPlayer({ nation: null }), /^players\.0\.nation: /],
  ['the nation of another', withPlayer({ nation: 'hogmen' }), /nation: belongs to another seat|not the cards/],
  ['negative coins', withPlayer({ coins: -1 }), /^players\.0\.coins: /],
  [
    'a scoring that never was',
    withPlayer({ scored: [{ goods: 1, shields: 0, buildings: 0 }] }),
    /^players\.0\.scored: /,
  ],
])('refuses %s', (_, change, problem) => {
  expect(problemOf(change)).toMatch(problem);
});

test.each<[string, Phase, RegExp]>([
  ['a seat that is not there', { name: 'action', seat: 5, turn: 1 }, /^phase\.seat: /],
  ['a fourth action', { name: 'action', seat: 0, turn: 4 }, /^phase\.turn: /],
  ['a short track', { name: 'bid', seat: 1, track: [null] }, /^phase\.track: /],
  [
    'a purchase that is over',
    {
      name: 'purchase',
      orders: [
        { cards: [], done: true },
        { cards: [], done: true },
      ],
    },
    /left to decide/,
  ],
  [
    'an order beyond the purse',
    {
      name: 'purchase',
      orders: [
        { cards: ['cit-wyvern-ship', 'mil-warship'], done: false },
        { cards: [], done: true },
      ],
    },
    /more than the seat can pay/,
  ],
  [
    'an order of what is not for sale',
    {
      name: 'purchase',
      orders: [
        { cards: ['cit-genius'], done: false },
        { cards: [], done: true },
      ],
    },
    /cannot be bought/,
  ],
  ['draws for one seat only', { name: 'round-draw', left: [1] }, /^phase\.left: /],
  ['decks that are all in order', { name: 'stack-decks', ready: [true, true] }, /left to decide/],
  [
    'a payment that cannot be made',
    { name: 'pay', seat: 0, turn: 1, deed: { type: 'attack', town: 'T01' }, with: 'skills', laid: [] },
    /^phase/,
  ],
  ['a choice of nations when all have theirs', { name: 'choose-nation', seat: 0, queue: [] }, /^phase\.queue: /],
  ['nothing to put in order', { name: 'discard', seat: 0, turn: 1, free: false, laid: [] }, /without a choice/],
])('refuses %s', (_, phase, problem) => {
  expect(withPhase(phase)).toMatch(problem);
});
