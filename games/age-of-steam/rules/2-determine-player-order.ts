import { firstOf, itemAt, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { leavingPrice, nextBidder } from '@roundhouse/rails';
import type { Action } from './actions.ts';
import { type Chance, changePlayer, type PlayerOrderPhase, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

export const determinePlayerOrder: DecisionSection<'determine-player-order'> = {
  enter(p) {
    p.phase = {
      name: 'determine-player-order',
      seat: firstOf(p.order),
      bids: p.players.map(() => 0),
      bidding: p.order,
      dropped: [],
      passes: p.order.filter((seat) => playerAt(p, seat).action === 'turn-order'),
    };
    return 'waiting';
  },

  legal(p, phase, seat) {
    const actions: Action[] = [];
    for (let amount = highestBid(phase) + 1; amount <= playerAt(p, seat).cash; amount++) {
      actions.push({ type: 'bid', amount });
    }
    if (phase.passes.includes(seat)) actions.push({ type: 'pass' });
    actions.push({ type: 'drop-out' });
    return actions;
  },

  check(p, phase, seat, action) {
    switch (action.type) {
      case 'bid':
        return checkBid(p, phase, seat, action.amount);
      case 'pass':
        return phase.passes.includes(seat)
          ? null
          : refuse(
              'player-order.turn-order-pass',
              'Only the player with the Turn Order action may pass, and only once.',
            );
      case 'drop-out':
        return null;
    }
  },

  play(p, phase, seat, action, chance) {
    switch (action.type) {
      case 'bid':
        chance.tell({ type: 'bid', seat, amount: action.amount });
        return ask(p, { ...phase, bids: phase.bids.with(seat, action.amount) }, chance);
      case 'pass':
        chance.tell({ type: 'passed', seat });
        return ask(p, { ...phase, passes: phase.passes.filter((other) => other !== seat) }, chance);
      case 'drop-out':
        return dropOut(p, phase, seat, chance);
    }
  },
};

export function highestBid(phase: PlayerOrderPhase): number {
  return Math.max(...phase.bids);
}

function checkBid(p: Position, phase: PlayerOrderPhase, seat: Seat, amount: number): Violation | null {
  const high = highestBid(phase);
  const { cash } = playerAt(p, seat);
  if (amount < 1) return refuse('player-order.bid-minimum', 'A bid is at least $1.');
  if (amount <= high)
    return refuse('player-order.bid-above', 'Somebody has bid ${high}: bid more, or drop out.', { high });
  if (amount > cash)
    return refuse('player-order.bid-cash', 'You have ${cash}, so you cannot bid ${amount}.', { cash, amount });
  return null;
}

/** What the next player to drop out would pay. */
export function dropOutPrice({ bids, bidding, dropped }: PlayerOrderPhase, seat: Seat): number {
  return leavingPrice(itemAt(bids, seat), bidding.length, dropped.length);
}

function dropOut(p: Position, phase: PlayerOrderPhase, seat: Seat, chance: Chance): Progress {
  const paid = dropOutPrice(phase, seat);
  changePlayer(p, seat, { cash: playerAt(p, seat).cash - paid });
  chance.tell({ type: 'dropped-out', seat, place: phase.bidding.length, paid });
  const bidding = phase.bidding.filter((other) => other !== seat);
  return ask(p, { ...phase, bidding, dropped: [...phase.dropped, seat] }, chance);
}

function ask(p: Position, phase: PlayerOrderPhase, { tell }: Chance): Progress {
  const high = highestBid(phase);
  const next = nextBidder(p.order, phase, (seat) => high > 0 && phase.bids[seat] === high);
  if (next !== undefined) {
    p.phase = { ...phase, seat: next };
    return 'waiting';
  }
  const winner = firstOf(phase.bidding);
  const paid = itemAt(phase.bids, winner);
  changePlayer(p, winner, { cash: playerAt(p, winner).cash - paid });
  p.order = [winner, ...phase.dropped.toReversed()];
  tell({ type: 'auction-won', seat: winner, paid, order: p.order });
  return 'finished';
}
