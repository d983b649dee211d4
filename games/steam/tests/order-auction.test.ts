import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import {
  bid,
  expectRefused,
  lastEvents,
  pass,
  play,
  player,
  type SteamMatch,
  type TableChanges,
  tableOf,
} from './support/table.ts';

/** An auction of the standard game; everybody has $20. */
function auction({ players = [], seats = 4, ...changes }: TableChanges = {}): SteamMatch {
  const all = Array.from({ length: seats }, (_, seat) => ({ cash: 20, ...players[seat] }));
  const order = changes.order ?? all.flatMap(({ outInTurn = null }, seat) => (outInTurn === null ? [seat] : []));
  return tableOf({
    mode: 'standard',
    turn: 2,
    ...changes,
    seats,
    order,
    players: all,
    phase: {
      name: 'auction-order',
      seat: order[0] ?? 0,
      bids: all.map(() => null),
      bidding: order,
      passed: [],
      freePasses: order.filter((seat) => players[seat]?.tile === 'turn-order'),
    },
  });
}

const spent = (match: SteamMatch): readonly number[] => match.position.players.map(({ cash }) => 20 - cash);

rule('order-of-play.payment', 'the example of Dale, Ted, Ed and John', () => {
  const [dale, ted, ed, john] = [0, 1, 2, 3];
  const match = auction({ players: [{}, {}, {}, { tile: 'turn-order' }] });
  play(match, [dale, bid(0)], [ted, bid(2)], [ed, pass], [john, pass]);
  expect(lastEvents(match)).toEqual([{ type: 'passed', seat: john, free: true }]);
  expectRefused(match, dale, bid(2), 'order-of-play.bid-above');
  play(match, [dale, bid(3)], [ted, pass], [john, pass]);
  expect(match.position.order).toEqual([dale, john, ted, ed]);
  expect(spent(match)).toEqual([3, 1, 0, 0]);
  expect(match.position.phase).toEqual({ name: 'select-action-tiles', seat: dale });
});

rule('order-of-play.payment', 'first and second in full, last nothing, the others half, rounded up', () => {
  const match = auction({ seats: 5 });
  play(match, [0, bid(2)], [1, bid(3)], [2, bid(5)], [3, bid(6)], [4, bid(7)]);
  play(match, [0, pass], [1, pass], [2, pass], [3, pass]);
  expect(match.position.order).toEqual([4, 3, 2, 1, 0]);
  expect(spent(match)).toEqual([0, 2, 3, 6, 7]);
});

rule('order-of-play.payment', 'with three players the second one pays in full', () => {
  const match = auction({ seats: 3 });
  play(match, [0, bid(3)], [1, bid(5)], [2, pass], [0, pass]);
  expect(spent(match)).toEqual([3, 5, 0]);
});

rule('order-of-play.bidding-order', 'round and round in the old turn order', () => {
  const match = auction({ order: [2, 0, 3, 1] });
  play(match, [2, bid(0)], [0, bid(1)], [3, pass], [1, bid(2)], [2, bid(3)], [0, pass]);
  expect(match.waiting()).toEqual([1]);
});

rule('order-of-play.bidding-order', 'after capital has been bought, every turn', () => {
  const match = tableOf({ mode: 'standard', seats: 3, order: [1, 2, 0], phase: { name: 'buy-capital', seat: 0 } });
  play(match, [0, { type: 'buy-capital', loans: 0 }]);
  expect(match.position.phase).toMatchObject({ name: 'auction-order', seat: 1, bidding: [1, 2, 0], freePasses: [] });
});

rule('order-of-play.bid-above', 'more than any bid so far, $0 to begin with', () => {
  const match = auction();
  expect(match.legal(0).slice(0, 2)).toEqual([bid(0), bid(1)]);
  play(match, [0, bid(0)]);
  expectRefused(match, 1, bid(0), 'order-of-play.bid-above');
  play(match, [1, bid(4)]);
  expectRefused(match, 2, bid(4), 'order-of-play.bid-above');
});

rule('order-of-play.bid-stands', 'the highest bidder is not asked', () => {
  const match = play(auction({ seats: 3 }), [0, pass], [1, bid(0)], [2, pass]);
  expect(match.position.order).toEqual([1, 2, 0]);
});

rule('order-of-play.passing', 'from the last place up, and for good', () => {
  const match = play(auction(), [0, pass], [1, pass], [2, bid(1)]);
  expectRefused(match, 0, bid(5), 'match.not-waiting');
  expect(match.position.phase).toMatchObject({ passed: [0, 1], bidding: [2, 3] });
  play(match, [3, pass]);
  expect(match.position.order).toEqual([2, 3, 1, 0]);
});

rule('order-of-play.turn-order-tile', 'one pass, and back into the bidding', () => {
  const match = auction({ players: [{}, { tile: 'turn-order' }] });
  play(match, [0, bid(0)], [1, pass], [2, bid(1)], [3, pass], [0, pass], [1, bid(2)], [2, pass]);
  expect(match.position.order).toEqual([1, 2, 0, 3]);
  expect(player(match, 1).cash).toBe(18);
});

rule('order-of-play.turn-order-tile', 'also as the first to be asked, before there is a bid', () => {
  const match = auction({ seats: 3, players: [{ tile: 'turn-order' }] });
  play(match, [0, pass], [1, pass], [2, pass]);
  expect(match.position.order).toEqual([0, 2, 1]);
  expect(spent(match)).toEqual([0, 0, 0]);
});

rule('order-of-play.turn-order-tile', 'only one pass', () => {
  const match = auction({ seats: 3, players: [{ tile: 'turn-order' }] });
  play(match, [0, pass], [1, bid(0)], [2, bid(1)], [0, pass]);
  expect(match.position.phase).toMatchObject({ passed: [0], freePasses: [] });
});

rule('order-of-play.turn-order-tile', 'an unused one is lost: the tiles are taken anew', () => {
  const match = auction({ seats: 3, players: [{ tile: 'turn-order' }] });
  play(match, [0, bid(3)], [1, pass], [2, pass]);
  expect(match.position.players.map(({ tile }) => tile)).toEqual([null, null, null]);
});

rule('order-of-play.no-bids', 'who is left goes first, for nothing', () => {
  const match = play(auction({ seats: 3 }), [0, pass], [1, pass]);
  expect(match.position.order).toEqual([2, 1, 0]);
  expect(spent(match)).toEqual([0, 0, 0]);
});

rule('order-of-play.two-left', 'the one who passes pays nothing', () => {
  const match = auction({ seats: 3, players: [{ outInTurn: 1 }] });
  play(match, [1, bid(5)], [2, bid(8)], [1, pass]);
  expect(match.position.order).toEqual([2, 1]);
  expect(spent(match)).toEqual([0, 0, 8]);
});
