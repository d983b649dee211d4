import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Phase } from '../index.ts';
import { type CityMatch, expectRefused, play, player, tableOf, tax } from './support/table.ts';

const EMPTY: Phase = { name: 'bid', seat: 2, track: Array.from({ length: 10 }, () => null) };
const bid = (space: number): Action => ({ type: 'bid', space });

/** Three players, who bid in the order 2, 1, 0. */
function bidding(coins = 7): CityMatch {
  return tableOf({ seats: 3, phase: EMPTY, players: [{ coins }, { coins }, { coins }] });
}

rule('bid.order', 'each bids once, in bid order', () => {
  const match = bidding();
  expect(match.waiting()).toEqual([2]);
  play(match, [2, bid(0)]);
  expect(match.waiting()).toEqual([1]);
  play(match, [1, bid(1)]);
  expect(match.waiting()).toEqual([0]);
  play(match, [0, bid(2)]);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0, turn: 1 });
});

rule('bid.free-space', 'a taken space cannot be bid on', () => {
  const match = play(bidding(), [2, bid(3)]);
  expectRefused(match, 1, bid(3), 'bid.free-space');
  expectRefused(match, 1, bid(10), 'bid.free-space');
  expectRefused(match, 1, { type: 'keep-bid' }, 'round.phase');
  expect(match.legal(1)).toHaveLength(8);
});

rule('bid.pay-at-once', 'the price is paid at once, and must be there', () => {
  const match = bidding(4);
  expectRefused(match, 2, bid(7), 'bid.pay-at-once');
  play(match, [2, bid(6)]);
  expect(player(match, 2).coins).toBe(1);
  play(match, [1, bid(3)]);
  expect(player(match, 1).coins).toBe(4);
});

rule('bid.pay-at-once', 'even without coins there is a free space for each of four', () => {
  const phase: Phase = { name: 'bid', seat: 3, track: Array.from({ length: 10 }, () => null) };
  const poor = { coins: 0 };
  const match = tableOf({ seats: 4, phase, players: [poor, poor, poor, poor] });
  for (const seat of [3, 2, 1, 0]) {
    const [first] = match.legal(seat);
    if (first !== undefined) play(match, [seat, first]);
  }
  expect(match.position.phase.name).toBe('action');
});

rule('bid.turn-order', 'the right-most cube acts first', () => {
  const match = play(bidding(), [2, bid(2)], [1, bid(5)], [0, bid(0)]);
  expect(match.position.order).toEqual([1, 2, 0]);
  play(match, [1, tax]);
  expect(match.waiting()).toEqual([2]);
});

rule('bid.next-order', 'next round the left-most bids first', () => {
  const match = play(bidding(), [2, bid(2)], [1, bid(5)], [0, bid(0)]);
  expect(match.position.bidOrder).toEqual([0, 2, 1]);
  for (let turn = 0; turn < 3; turn++) play(match, [1, tax], [2, tax], [0, tax]);
  for (const seat of match.waiting()) play(match, [seat, { type: 'finish-buying' }]);
  expect(match.position.phase).toMatchObject({ name: 'bid', seat: 0 });
  expect(match.position.round).toBe(2);
});
