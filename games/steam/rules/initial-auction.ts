import { firstOf, type Progress, refuse, type Seat } from '@roundhouse/kernel';
import type { Action } from './actions.ts';
import { cannotPay, meansOf, pay } from './money.ts';
import { type Chance, clockwiseFrom, type PlaceAuctionPhase, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

/** The base game's auction: places in turn order are won one by one. `p.order` holds the seats from the one who starts. */
export const initialAuction: DecisionSection<'auction-places'> = {
  enter: (p) => open(p, [], firstOf(p.order)),

  legal(p, phase, seat) {
    const actions: Action[] = [];
    const most = meansOf(playerAt(p, seat), p.mode);
    for (let amount = (phase.bid ?? -1) + 1; amount <= most; amount++) actions.push({ type: 'bid', amount });
    actions.push({ type: 'pass' });
    return actions;
  },

  check(p, phase, seat, action) {
    if (action.type === 'pass') return null;
    const { bid } = phase;
    if (bid !== null && action.amount <= bid) {
      return refuse('turn-order.bid-above', 'Somebody has bid ${bid}: bid more, or pass.', { bid });
    }
    return cannotPay(playerAt(p, seat), action.amount, p.mode);
  },

  play(p, phase, seat, action, chance) {
    if (action.type === 'bid') {
      chance.tell({ type: 'bid', seat, amount: action.amount });
      return ask(p, { ...phase, bid: action.amount, leader: seat }, seat, chance);
    }
    chance.tell({ type: 'passed', seat, free: false });
    return ask(p, { ...phase, bidding: phase.bidding.filter((other) => other !== seat) }, seat, chance);
  },
};

/** Puts the next place up, starting with the first seat from `start` on that has none yet; the last place is free. */
function open(p: Position, placed: readonly Seat[], start: Seat): Progress {
  const bidding = clockwiseFrom(
    p.order.filter((seat) => !placed.includes(seat)),
    start,
  );
  p.phase = { name: 'auction-places', seat: firstOf(bidding), bid: null, leader: null, bidding, placed };
  return 'waiting';
}

/** On to the next bidder who does not lead; with one left, the place is theirs. */
function ask(p: Position, phase: PlaceAuctionPhase, from: Seat, chance: Chance): Progress {
  if (phase.bidding.length === 1) return award(p, phase, chance);
  const next = clockwiseFrom(phase.bidding, from + 1).find((seat) => seat !== phase.leader);
  if (next === undefined) return award(p, phase, chance);
  p.phase = { ...phase, seat: next };
  return 'waiting';
}

function award(p: Position, phase: PlaceAuctionPhase, chance: Chance): Progress {
  const winner = firstOf(phase.bidding);
  const paid = phase.bid ?? 0;
  pay(p, winner, paid, chance);
  const placed = [...phase.placed, winner];
  chance.tell({ type: 'place-taken', seat: winner, place: placed.length, paid });
  const left = p.order.filter((seat) => !placed.includes(seat));
  if (left.length > 1) return open(p, placed, winner + 1);
  const [last] = left;
  if (last !== undefined) chance.tell({ type: 'place-taken', seat: last, place: placed.length + 1, paid: 0 });
  p.order = [...placed, ...left];
  return 'finished';
}
