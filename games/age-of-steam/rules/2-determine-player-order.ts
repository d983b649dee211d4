import { firstOf, itemAt, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
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

/** What the next player to drop out would pay: nothing for the first, all for one of the last two, half for others. */
export function dropOutPrice(phase: PlayerOrderPhase, seat: Seat): number {
  const bid = itemAt(phase.bids, seat);
  if (phase.dropped.length === 0) return 0;
  return phase.bidding.length === 2 ? bid : Math.ceil(bid / 2);
}

function dropOut(p: Position, phase: PlayerOrderPhase, seat: Seat, chance: Chance): Progress {
  const paid = dropOutPrice(phase, seat);
  changePlayer(p, seat, { cash: playerAt(p, seat).cash - paid });
  chance.tell({ type: 'dropped-out', seat, place: phase.bidding.length, paid });
  const bidding = phase.bidding.filter((other) => other !== seat);
  return ask(p, { ...phase, bidding, dropped: [...phase.dropped, seat] }, chance);
}

/** Goes round to the next bidder whose bid is not the highest; the auction ends when one is left. */
function ask(p: Position, phase: PlayerOrderPhase, { tell }: Chance): Progress {
  if (phase.bidding.length > 1) {
    const high = highestBid(phase);
    const stands = (seat: Seat): boolean => high > 0 && phase.bids[seat] === high;
    const start = p.order.indexOf(phase.seat);
    const round = [...p.order.slice(start + 1), ...p.order.slice(0, start + 1)];
    const next = round.find((seat) => phase.bidding.includes(seat) && !stands(seat));
    if (next !== undefined) {
      p.phase = { ...phase, seat: next };
      return 'waiting';
    }
  }
  const winner = firstOf(phase.bidding);
  const paid = itemAt(phase.bids, winner);
  changePlayer(p, winner, { cash: playerAt(p, winner).cash - paid });
  p.order = [winner, ...phase.dropped.toReversed()];
  tell({ type: 'auction-won', seat: winner, paid, order: p.order });
  return 'finished';
}
