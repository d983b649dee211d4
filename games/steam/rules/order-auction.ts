import { firstOf, type Progress, refuse, type Seat } from '@roundhouse/kernel';
import { leavingPrice, nextBidder } from '@roundhouse/rails';
import type { Action } from './actions.ts';
import { cannotPay } from './money.ts';
import { type Chance, changePlayer, type OrderAuctionPhase, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

export const orderAuction: DecisionSection<'auction-order'> = {
  enter(p) {
    p.phase = {
      name: 'auction-order',
      seat: firstOf(p.order),
      bids: p.players.map(() => null),
      bidding: p.order,
      passed: [],
      freePasses: p.order.filter((seat) => playerAt(p, seat).tile === 'turn-order'),
    };
    return 'waiting';
  },

  legal(p, phase, seat) {
    const actions: Action[] = [];
    for (let amount = highest(phase) + 1; amount <= playerAt(p, seat).cash; amount++)
      actions.push({ type: 'bid', amount });
    actions.push({ type: 'pass' });
    return actions;
  },

  check(p, phase, seat, action) {
    if (action.type === 'pass') return null;
    const high = highest(phase);
    if (action.amount <= high) {
      return refuse('order-of-play.bid-above', 'Somebody has bid ${high}: bid more, or pass.', { high });
    }
    return cannotPay(playerAt(p, seat), action.amount, p.mode);
  },

  play(p, phase, seat, action, chance) {
    if (action.type === 'bid') {
      chance.tell({ type: 'bid', seat, amount: action.amount });
      return ask(p, { ...phase, bids: phase.bids.with(seat, action.amount) }, chance);
    }
    const free = phase.freePasses.includes(seat);
    chance.tell({ type: 'passed', seat, free });
    if (free) return ask(p, { ...phase, freePasses: phase.freePasses.filter((other) => other !== seat) }, chance);
    return leave(p, phase, seat, chance);
  },
};

export function highest(phase: OrderAuctionPhase): number {
  return Math.max(-1, ...phase.bids.map((bid) => bid ?? -1));
}

/** What the next player to pass would pay. */
export function passPrice({ bids, bidding, passed }: OrderAuctionPhase, seat: Seat): number {
  return leavingPrice(bids[seat] ?? 0, bidding.length, passed.length);
}

function leave(p: Position, phase: OrderAuctionPhase, seat: Seat, chance: Chance): Progress {
  const paid = passPrice(phase, seat);
  changePlayer(p, seat, { cash: playerAt(p, seat).cash - paid });
  chance.tell({ type: 'place-taken', seat, place: phase.bidding.length, paid });
  const bidding = phase.bidding.filter((other) => other !== seat);
  return ask(p, { ...phase, bidding, passed: [...phase.passed, seat] }, chance);
}

function ask(p: Position, phase: OrderAuctionPhase, { tell }: Chance): Progress {
  const high = highest(phase);
  const next = nextBidder(p.order, phase, (seat) => high >= 0 && phase.bids[seat] === high);
  if (next !== undefined) {
    p.phase = { ...phase, seat: next };
    return 'waiting';
  }
  const winner = firstOf(phase.bidding);
  const paid = phase.bids[winner] ?? 0;
  changePlayer(p, winner, { cash: playerAt(p, winner).cash - paid });
  tell({ type: 'place-taken', seat: winner, place: 1, paid });
  p.order = [winner, ...phase.passed.toReversed()];
  return 'finished';
}
