import { firstOf, following, itemAt, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import type { Action } from './actions.ts';
import { abilitiesOf } from './cities.ts';
import { type BidPhase, type Chance, changePlayer, type Position, playerAt, type SecondBidPhase } from './position.ts';
import type { Decision, DecisionSection } from './section.ts';

type Bidding = BidPhase | SecondBidPhase;
type Track = Bidding['track'];

/** Everybody bids for a place in the turn order, in the order of the last round's bids. */
export const turnOrderBid: DecisionSection<'bid'> = {
  enter(p, { tell }) {
    p.round += 1;
    tell({ type: 'round-started', round: p.round });
    p.phase = { name: 'bid', seat: firstOf(p.bidOrder), track: setOf(p).file.bidTrack.map(() => null) };
    return 'waiting';
  },

  legal: legalBids,
  check: checkBid,

  play(p, phase, seat, action, chance) {
    return askNext(p, seat, bid(p, phase, seat, action.space, chance), chance);
  },
};

/** A nation may bid once more when all have bid. */
export const secondBid: Decision<'second-bid'> = {
  legal: (p, phase, seat) => [...legalBids(p, phase, seat), { type: 'keep-bid' }],

  check: (p, phase, seat, action) => (action.type === 'keep-bid' ? null : checkBid(p, phase, seat, action)),

  play(p, phase, seat, action, chance) {
    if (action.type === 'bid') return finish(p, bid(p, phase, seat, action.space, chance), chance);
    chance.tell({ type: 'bid-kept', seat });
    return finish(p, phase.track, chance);
  },
};

/** What a space costs; who moves a cube pays only what the new space costs more. */
function priceOf(p: Position, { track }: Bidding, seat: Seat, space: number): number {
  const prices = setOf(p).file.bidTrack;
  const before = track.indexOf(seat);
  return Math.max(0, itemAt(prices, space) - (before === -1 ? 0 : itemAt(prices, before)));
}

function legalBids(p: Position, phase: Bidding, seat: Seat): Action[] {
  const { coins } = playerAt(p, seat);
  const actions: Action[] = [];
  for (const [space, holder] of phase.track.entries()) {
    if (holder === null && priceOf(p, phase, seat, space) <= coins) actions.push({ type: 'bid', space });
  }
  return actions;
}

function checkBid(p: Position, phase: Bidding, seat: Seat, { space }: { readonly space: number }): Violation | null {
  const holder = phase.track[space];
  if (holder === undefined) return refuse('bid.free-space', 'There is no such space.');
  if (holder !== null) {
    return refuse(
      'bid.free-space',
      '{holder, select, you {You have} many {{holder} have} other {{holder} has}} bid on that space.',
      {
        holder: { seat: holder },
      },
    );
  }
  const price = priceOf(p, phase, seat, space);
  const { coins } = playerAt(p, seat);
  if (price <= coins) return null;
  return refuse(
    'bid.pay-at-once',
    'That space costs {price, plural, one {# coin} other {# coins}}; you have {coins}.',
    { price, coins },
  );
}

/** Pays for a space; the track with the cube on it. */
function bid(p: Position, phase: Bidding, seat: Seat, space: number, { tell }: Chance): Track {
  const paid = priceOf(p, phase, seat, space);
  const price = itemAt(setOf(p).file.bidTrack, space);
  changePlayer(p, seat, { coins: playerAt(p, seat).coins - paid });
  tell({ type: 'bid', seat, space, price, paid });
  return phase.track.map((holder) => (holder === seat ? null : holder)).with(space, seat);
}

function askNext(p: Position, seat: Seat, track: Track, chance: Chance): Progress {
  const next = following(p.bidOrder, seat);
  if (next !== undefined) {
    p.phase = { name: 'bid', seat: next, track };
    return 'waiting';
  }
  const set = setOf(p);
  const second = p.bidOrder.find((each) =>
    abilitiesOf(p, set, playerAt(p, each)).some(({ type }) => type === 'second-bid'),
  );
  if (second === undefined) return finish(p, track, chance);
  p.phase = { name: 'second-bid', seat: second, track };
  return 'waiting';
}

/** The right-most cube acts first; next round the left-most bids first. */
function finish(p: Position, track: Track, { tell }: Chance): Progress {
  p.bidOrder = track.filter((seat) => seat !== null);
  p.order = p.bidOrder.toReversed();
  tell({ type: 'order-set', order: p.order });
  return 'finished';
}
