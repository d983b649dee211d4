import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Player } from '../index.ts';
import {
  type AgeOfSteamMatch,
  bid,
  dropOut,
  eventsOf,
  expectRefused,
  issue,
  lastEvents,
  pass,
  play,
  player,
  select,
  tableOf,
} from './support/table.ts';

/** A table at the beginning of the auction, nobody having issued a share. */
function auction(seats: number, players: readonly Partial<Player>[] = []): AgeOfSteamMatch {
  const match = tableOf({ seats, players });
  for (const seat of match.position.order) play(match, [seat, issue(0)]);
  expect(match.position.phase.name).toBe('determine-player-order');
  return match;
}

const cashOf = (match: AgeOfSteamMatch): readonly number[] => match.position.players.map(({ cash }) => cash);

function expectDropped(match: AgeOfSteamMatch, seat: number, place: number, paid: number): void {
  play(match, [seat, dropOut]);
  expect(eventsOf(lastEvents(match), 'dropped-out')).toEqual([{ type: 'dropped-out', seat, place, paid }]);
}

rule('player-order.payment', 'the example: an auction of five, step by step', () => {
  const [pete, dave, vince, hudson, john] = [0, 1, 2, 3, 4];
  const match = auction(5, [{}, {}, {}, {}, { action: 'turn-order' }]);
  expect(match.waiting()).toEqual([pete]);
  play(match, [pete, bid(2)]);
  expect(match.waiting()).toEqual([dave]);
  expectDropped(match, dave, 5, 0);
  expect(match.waiting()).toEqual([vince]);
  play(match, [vince, bid(3)]);
  expect(match.waiting()).toEqual([hudson]);
  expectDropped(match, hudson, 4, 0);
  expect(match.waiting()).toEqual([john]);
  play(match, [john, pass]);
  expect(match.waiting()).toEqual([pete]);
  expectDropped(match, pete, 3, 1);
  // Vince's bid of $3 stands, so it is John who has to decide.
  expect(match.waiting()).toEqual([john]);
  expectRefused(match, john, pass, 'player-order.turn-order-pass');
  expectDropped(match, john, 2, 0);
  expect(eventsOf(lastEvents(match), 'auction-won')).toMatchObject([{ seat: vince, paid: 3 }]);
  expect(match.position.order).toEqual([vince, john, pete, hudson, dave]);
  expect(cashOf(match)).toEqual([9, 10, 7, 10, 10]);
  expect(match.position.phase).toEqual({ name: 'select-actions', seat: vince });
});

rule('player-order.payment', 'the first out pays nothing, those between half rounded up, the last two all', () => {
  const match = auction(4);
  play(match, [0, bid(1)], [1, bid(3)], [2, bid(5)], [3, bid(6)]);
  expectDropped(match, 0, 4, 0);
  expectDropped(match, 1, 3, 2);
  expectDropped(match, 2, 2, 5);
  expect(match.position.order).toEqual([3, 2, 1, 0]);
  expect(cashOf(match)).toEqual([10, 8, 5, 4]);
});

rule('player-order.payment', 'half of an even bid, and the first out keeps even a high bid', () => {
  const match = auction(4);
  play(match, [0, bid(4)], [1, bid(8)], [2, bid(9)], [3, bid(10)]);
  play(match, [0, dropOut], [1, dropOut], [2, dropOut]);
  expect(cashOf(match)).toEqual([10, 6, 1, 0]);
  const other = play(auction(3), [0, bid(9)], [1, bid(10)], [2, dropOut], [0, dropOut]);
  expect(cashOf(other)).toEqual([1, 0, 10]);
});

rule('player-order.payment', 'only the last bid counts', () => {
  const match = auction(4);
  play(match, [0, bid(1)], [1, bid(2)], [2, bid(3)], [3, dropOut], [0, bid(5)], [1, dropOut], [2, dropOut]);
  expect(cashOf(match)).toEqual([5, 9, 7, 10]);
  expect(match.position.order).toEqual([0, 2, 1, 3]);
});

rule('player-order.payment', 'a bid made before passing is still owed', () => {
  const match = auction(3, [{ action: 'turn-order' }]);
  play(match, [0, bid(2)], [1, bid(3)], [2, dropOut], [0, pass]);
  expectDropped(match, 0, 2, 2);
  expect(cashOf(match)).toEqual([8, 7, 10]);
});

rule('player-order.bidding-order', 'round and round in the old order, without those who dropped', () => {
  const match = tableOf({ seats: 4, order: [3, 1, 0, 2], phase: { name: 'issue-shares', seat: 3 } });
  for (const seat of [3, 1, 0, 2]) play(match, [seat, issue(0)]);
  const asked: number[] = [];
  for (const action of [bid(1), dropOut, bid(2), bid(3), bid(4), dropOut, bid(5)]) {
    const [seat = -1] = match.waiting();
    asked.push(seat);
    play(match, [seat, action]);
  }
  expect(asked).toEqual([3, 1, 0, 2, 3, 0, 2]);
});

rule('player-order.bid-minimum', 'a bid of $0 is refused, $1 is enough', () => {
  const match = auction(3);
  expectRefused(match, 0, bid(0), 'player-order.bid-minimum');
  play(match, [0, bid(1)]);
});

rule('player-order.bid-above', 'more than the highest bid', () => {
  const match = play(auction(3), [0, bid(4)]);
  expectRefused(match, 1, bid(3), 'player-order.bid-above');
  expectRefused(match, 1, bid(4), 'player-order.bid-above');
  play(match, [1, bid(5)]);
  expectRefused(match, 2, bid(5), 'player-order.bid-above');
});

rule('player-order.bid-cash', 'exactly all cash may be bid, not a dollar more', () => {
  const match = auction(3, [{ cash: 4 }]);
  expectRefused(match, 0, bid(5), 'player-order.bid-cash');
  play(match, [0, bid(4)], [1, dropOut], [2, dropOut]);
  expect(player(match, 0).cash).toBe(0);
});

rule('player-order.bid-cash', 'every bid from the next dollar up to all cash is offered', () => {
  const match = auction(3, [{ cash: 3 }, { cash: 5 }]);
  expect(match.legal(0)).toEqual([bid(1), bid(2), bid(3), dropOut]);
  play(match, [0, bid(2)]);
  expect(match.legal(1)).toEqual([bid(3), bid(4), bid(5), dropOut]);
});

rule('player-order.bid-cash', 'who cannot bid more can only drop out', () => {
  const match = play(auction(3, [{}, { cash: 3 }, { cash: 0 }]), [0, bid(3)]);
  expect(match.legal(1)).toEqual([dropOut]);
  play(match, [1, dropOut]);
  expect(match.legal(2)).toEqual([dropOut]);
});

rule('player-order.bid-stands', 'the highest bidder is asked again only when beaten', () => {
  const match = play(auction(3), [0, bid(1)], [1, bid(2)], [2, bid(3)], [0, dropOut]);
  expect(match.waiting()).toEqual([1]);
  play(match, [1, bid(4)]);
  expect(match.waiting()).toEqual([2]);
  const held = play(auction(3), [0, bid(5)], [1, dropOut], [2, dropOut]);
  expect(held.position.order).toEqual([0, 2, 1]);
  expect(player(held, 0).cash).toBe(5);
});

rule('player-order.turn-order-pass', 'once, for its holder only, and it costs nothing', () => {
  const match = auction(3, [{}, { action: 'turn-order' }]);
  expectRefused(match, 0, pass, 'player-order.turn-order-pass');
  play(match, [0, bid(1)]);
  expect(match.legal(1)).toContainEqual(pass);
  play(match, [1, pass], [2, bid(2)], [0, bid(3)]);
  expectRefused(match, 1, pass, 'player-order.turn-order-pass');
  play(match, [1, bid(4)], [2, dropOut], [0, dropOut]);
  expect(match.position.order).toEqual([1, 0, 2]);
  expect(cashOf(match)).toEqual([7, 6, 10]);
});

rule('player-order.turn-order-pass', 'the first player may pass before anybody has bid', () => {
  const match = play(auction(3, [{ action: 'turn-order' }]), [0, pass], [1, bid(1)], [2, dropOut]);
  expect(match.waiting()).toEqual([0]);
  play(match, [0, dropOut]);
  expect(match.position.order).toEqual([1, 0, 2]);
});

rule('player-order.pass-lost', 'a pass not used in the next auction is gone', () => {
  const match = auction(3, [{ action: 'turn-order' }]);
  play(match, [0, bid(1)], [1, dropOut], [2, dropOut]);
  expect(player(match, 0).action).toBeNull();
  play(match, [0, select('engineer')], [2, select('production')], [1, select('locomotive')]);
  const later = auction(3, match.position.players);
  expectRefused(later, 0, pass, 'player-order.turn-order-pass');
});

rule('player-order.drop-out', 'places are taken from the back', () => {
  const match = auction(6);
  play(match, [0, bid(1)]);
  for (const [index, seat] of [1, 2, 3, 4].entries()) expectDropped(match, seat, 6 - index, 0);
  play(match, [5, dropOut]);
  expect(match.position.order).toEqual([0, 5, 4, 3, 2, 1]);
});

rule('player-order.no-bids', 'all others drop out: first for nothing', () => {
  const match = play(auction(3), [0, dropOut], [1, dropOut]);
  expect(match.position.order).toEqual([2, 1, 0]);
  expect(cashOf(match)).toEqual([10, 10, 10]);
  const passed = play(auction(3, [{ action: 'turn-order' }]), [0, pass], [1, dropOut], [2, dropOut]);
  expect(passed.position.order).toEqual([0, 2, 1]);
  expect(cashOf(passed)).toEqual([10, 10, 10]);
});

rule('player-order.two-left', 'with two players the one who drops out pays nothing', () => {
  const match = auction(3, [{}, { outInTurn: 1 }, {}]);
  play(match, [0, bid(2)], [2, bid(3)]);
  expectDropped(match, 0, 2, 0);
  expect(match.position.order).toEqual([2, 0]);
  expect(cashOf(match)).toEqual([10, 10, 7]);
});

rule('player-order.two-left', 'places count the players who are left', () => {
  const match = auction(5, [{}, { outInTurn: 1 }, {}, { outInTurn: 2 }, {}]);
  play(match, [0, bid(1)], [2, bid(2)], [4, bid(3)]);
  expectDropped(match, 0, 3, 0);
  expectDropped(match, 2, 2, 2);
  expect(match.position.order).toEqual([4, 2, 0]);
});
