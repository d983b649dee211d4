import { itemAt, type Seat } from '@roundhouse/kernel';
import { highestBid } from '../rules/2-determine-player-order.ts';
import { type PlayerOrderPhase, type Position, playerAt } from '../rules/position.ts';
import type { Outlook } from './weights.ts';

/**
 * What the place in the order is worth, and then the action selected by it. The action counts to the end of the turn,
 * also when it has been used, so that ending a phase never looks like losing it.
 */
export function standingInTurn(p: Position, seat: Seat, outlook: Outlook): number {
  const { phase } = p;
  if (phase.name === 'issue-shares' || phase.name === 'game-over') return 0;
  if (phase.name === 'determine-player-order') return outlook.firstPlace * bidding(p, phase, seat);
  const { action } = playerAt(p, seat);
  if (action !== null) return p.turn === 1 && action === 'production' ? 0 : outlook[action];
  return outlook.firstPlace * shareOfFirst(p, p.order.indexOf(seat));
}

/** 1 for the first place, 0 for the last. */
function shareOfFirst(p: Position, index: number): number {
  return 1 - index / Math.max(1, p.order.length - 1);
}

/** A bid is judged as if it won, at the price that it names: the lowest raise is as good as any. */
function bidding(p: Position, phase: PlayerOrderPhase, seat: Seat): number {
  const dropped = phase.dropped.indexOf(seat);
  if (dropped !== -1) return shareOfFirst(p, p.order.length - 1 - dropped);
  const bid = itemAt(phase.bids, seat);
  const leads = bid > 0 && bid === highestBid(phase);
  return shareOfFirst(p, leads ? 0 : Math.floor((phase.bidding.length - 1) / 2));
}

/** What a seat will have paid for its place if the auction ends as it stands. */
export function bidDue(p: Position, seat: Seat): number {
  const { phase } = p;
  return phase.name === 'determine-player-order' && phase.bidding.includes(seat) ? itemAt(phase.bids, seat) : 0;
}
