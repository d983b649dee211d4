import { itemAt, type Seat } from '@roundhouse/kernel';
import { afterPlan } from '@roundhouse/table-kit';
import type { Action } from '../../../rules/actions.ts';
import { dropOutPrice, highestBid } from '../../../rules/2-determine-player-order.ts';
import { ageOfSteam } from '../../../rules/game.ts';
import type { PlayerOrderPhase, Position } from '../../../rules/position.ts';

export interface Auction {
  readonly position: Position;
  readonly phase: PlayerOrderPhase;
  /** The bid that is not made yet; null where all of it has happened. */
  readonly bid: number | null;
}

/** The auction as it would stand after a bid; as it stands where none can be made. */
export function ifBid(now: Auction, seat: Seat, amount: number | null): Auction {
  if (amount === null) return now;
  const position = afterPlan<Position, Action, unknown>(ageOfSteam, now.position, seat, [{ type: 'bid', amount }]);
  const { phase } = position;
  return phase.name === 'determine-player-order' ? { position, phase, bid: amount } : now;
}

export interface Standing {
  readonly seat: number;
  readonly bid: number;
  readonly place: number;
  readonly pays: number;
}

/** Where everybody would stand, and what they would pay, if all but the highest bidder dropped out in turn now. */
export function ifItEnded(p: Position, phase: PlayerOrderPhase): readonly Standing[] {
  const high = highestBid(phase);
  const leader = phase.bidding.find((seat) => high > 0 && phase.bids[seat] === high) ?? phase.bidding[0];
  const start = p.order.indexOf(phase.seat);
  const leaving = [...p.order.slice(start), ...p.order.slice(0, start)].filter(
    (seat) => seat !== leader && phase.bidding.includes(seat),
  );
  const standings: Standing[] = [];
  let now = phase;
  for (const seat of leaving) {
    standings.push({ seat, bid: itemAt(now.bids, seat), place: now.bidding.length, pays: dropOutPrice(now, seat) });
    now = { ...now, bidding: now.bidding.filter((other) => other !== seat), dropped: [...now.dropped, seat] };
  }
  if (leader !== undefined) {
    const bid = itemAt(phase.bids, leader);
    standings.push({ seat: leader, bid, place: 1, pays: bid });
  }
  return standings.toReversed();
}
