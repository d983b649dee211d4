import type { Seat } from '@roundhouse/kernel';

/** An auction of all places at once: who is asked, and who still bids. */
interface Auction {
  readonly seat: Seat;
  readonly bidding: readonly Seat[];
}

/** Goes round to the next bidder whose bid is not the highest; nobody when the auction is over. */
export function nextBidder(
  order: readonly Seat[],
  { seat, bidding }: Auction,
  leads: (seat: Seat) => boolean,
): Seat | undefined {
  if (bidding.length < 2) return undefined;
  const start = order.indexOf(seat) + 1;
  const round = [...order.slice(start), ...order.slice(0, start)];
  return round.find((other) => bidding.includes(other) && !leads(other));
}

/** What whoever leaves next pays of their bid: the first nothing, one of the last two all of it, others half. */
export function leavingPrice(bid: number, bidding: number, gone: number): number {
  if (gone === 0) return 0;
  return bidding === 2 ? bid : Math.ceil(bid / 2);
}
