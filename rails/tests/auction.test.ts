import { describe, expect, test } from 'vitest';
import { leavingPrice, nextBidder } from '../index.ts';

const nobody = (): boolean => false;

describe('an auction of places', () => {
  test('goes round in order, past those who are out and whoever leads', () => {
    const order = [2, 0, 3, 1];
    expect(nextBidder(order, { seat: 2, bidding: [0, 1, 2] }, nobody)).toBe(0);
    expect(nextBidder(order, { seat: 0, bidding: [0, 1, 2] }, nobody)).toBe(1);
    expect(nextBidder(order, { seat: 1, bidding: [0, 1, 2] }, (seat) => seat === 2)).toBe(0);
  });

  test('is over when one bidder is left', () => {
    expect(nextBidder([2, 0, 1], { seat: 2, bidding: [0] }, nobody)).toBeUndefined();
  });

  test('costs the first to leave nothing, one of the last two a whole bid, and others half of it, rounded up', () => {
    expect(leavingPrice(5, 4, 0)).toBe(0);
    expect(leavingPrice(5, 3, 1)).toBe(3);
    expect(leavingPrice(5, 2, 2)).toBe(5);
    expect(leavingPrice(5, 2, 0)).toBe(0);
  });
});
