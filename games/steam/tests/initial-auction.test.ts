import type { Seat } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import {
  bid,
  expectRefused,
  gameOf,
  lastEvents,
  pass,
  play,
  purses,
  type SteamMatch,
  take,
  tableOf,
} from './support/table.ts';

/** The auction of the first place, with that seat beginning. */
function auction(seats: number, start: Seat): SteamMatch {
  const order = Array.from({ length: seats }, (_, index) => (start + index) % seats);
  return tableOf({
    seats,
    order,
    phase: { name: 'auction-places', seat: start, bid: null, leader: null, bidding: order, placed: [] },
  });
}

rule('turn-order.payment', 'the example: Bill wins the first of five places for $7', () => {
  const match = auction(5, 2);
  play(match, [2, bid(3)], [3, bid(7)], [4, pass], [0, pass], [1, pass], [2, pass]);
  expect(purses(match)[3]).toEqual([3, -2, 0]);
  expect(match.position.phase).toMatchObject({ placed: [3], seat: 4, bid: null, bidding: [4, 0, 1, 2] });
  expect(lastEvents(match)).toContainEqual({ type: 'place-taken', seat: 3, place: 1, paid: 7 });
});

rule('turn-order.auction', 'place by place, and who has one bids no more', () => {
  const match = auction(4, 0);
  play(match, [0, pass], [1, bid(2)], [2, pass], [3, pass]);
  play(match, [2, pass], [3, bid(1)], [0, pass]);
  expectRefused(match, 1, bid(5), 'match.not-waiting');
  play(match, [0, bid(0)], [2, pass]);
  expect(match.position.order).toEqual([1, 3, 0, 2]);
  expect(match.position.phase).toEqual({ name: 'select-action-tiles', seat: 1 });
  expect(match.position.turn).toBe(1);
});

rule('turn-order.starting-bidder', 'by chance', () => {
  const starts = new Set<Seat>();
  for (let seed = 0; seed < 30; seed++) {
    const match = gameOf({ mode: 'base' }, 3, `seed ${seed}`);
    expect(match.position.phase).toMatchObject({ name: 'auction-places', bid: null, placed: [] });
    for (const seat of match.waiting()) starts.add(seat);
  }
  expect(starts).toEqual(new Set([0, 1, 2]));
});

rule('turn-order.starting-bidder', 'clockwise, and for later places from the last winner on', () => {
  const match = auction(4, 1);
  play(match, [1, bid(0)], [2, bid(1)], [3, pass], [0, bid(2)], [1, pass], [2, pass]);
  expect(match.waiting()).toEqual([1]);
  play(match, [1, pass], [2, pass]);
  expect(match.position.phase).toMatchObject({ placed: [0, 3], seat: 1, bidding: [1, 2] });
});

rule('turn-order.starting-bidder', 'past those who have a place already', () => {
  const match = auction(4, 0);
  play(match, [0, pass], [1, bid(0)], [2, pass], [3, pass]);
  play(match, [2, pass], [3, pass]);
  expect(match.position.phase).toMatchObject({ placed: [1, 0], seat: 2, bidding: [2, 3] });
});

rule('turn-order.bid-above', 'more than the highest bid; $0 will do to begin with', () => {
  const match = auction(3, 0);
  expect(match.legal(0)[0]).toEqual(bid(0));
  play(match, [0, bid(4)]);
  for (const amount of [0, 3, 4]) expectRefused(match, 1, bid(amount), 'turn-order.bid-above');
  play(match, [1, bid(5)]);
  play(auction(3, 0), [0, bid(0)], [1, pass], [2, bid(1)], [0, bid(2)]);
});

rule('turn-order.passing', 'out for this place, in for the next', () => {
  const match = auction(3, 0);
  play(match, [0, pass], [1, bid(1)], [2, bid(2)], [1, bid(3)]);
  expect(match.waiting()).toEqual([2]);
  play(match, [2, pass]);
  expect(match.position.phase).toMatchObject({ placed: [1], seat: 2, bidding: [2, 0] });
});

rule('turn-order.bid-stands', 'the highest bidder is not asked', () => {
  const match = play(auction(3, 0), [0, pass], [1, bid(1)]);
  expect(match.waiting()).toEqual([2]);
  play(match, [2, pass]);
  expect(match.position.phase).toMatchObject({ placed: [1] });
});

rule('turn-order.no-bids', 'who is left pays nothing', () => {
  const match = play(auction(3, 1), [1, pass], [2, pass]);
  expect(match.position.phase).toMatchObject({ placed: [0] });
  expect(lastEvents(match)).toContainEqual({ type: 'place-taken', seat: 0, place: 1, paid: 0 });
  expect(purses(match)[0]).toEqual([0, 0, 0]);
});

rule('turn-order.last-place', 'free, and without starting cash', () => {
  const match = play(auction(3, 0), [0, bid(5)], [1, pass], [2, pass], [1, bid(10)], [2, pass]);
  expect(lastEvents(match)).toContainEqual({ type: 'place-taken', seat: 2, place: 3, paid: 0 });
  expect(purses(match)).toEqual([
    [0, -1, 0],
    [0, -2, 0],
    [0, 0, 0],
  ]);
  play(match, [0, take('engineer')]);
});
