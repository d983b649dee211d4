import type { Seat } from '@roundhouse/kernel';
import { ACTION_TILES, valueOf } from '../content/components.ts';
import { passPrice } from '../rules/order-auction.ts';
import {
  type OrderAuctionPhase,
  type PlaceAuctionPhase,
  type Player,
  type Position,
  playerAt,
  turnsInGame,
} from '../rules/position.ts';
import type { Outlook } from './weights.ts';

/**
 * What the place in the order is worth, and then the action tile taken by it. The tile counts to the end of the turn,
 * also when it has been used, so that ending a phase never looks like losing it.
 */
export function standingInTurn(p: Position, seat: Seat, outlook: Outlook): number {
  const { firstPlace } = outlook;
  const { phase } = p;
  switch (phase.name) {
    case 'game-over':
    case 'buy-capital':
      return 0;
    case 'auction-places':
      return firstPlace * shareOfFirst(p, placeInPlaces(phase, seat));
    case 'auction-order':
      return firstPlace * shareOfFirst(p, placeInOrder(p, phase, seat));
    default: {
      const player = playerAt(p, seat);
      return player.tile === null ? firstPlace * shareOfFirst(p, p.order.indexOf(seat)) : tileWorth(p, player, outlook);
    }
  }
}

/** 1 for the first place, 0 for the last. */
function shareOfFirst(p: Position, index: number): number {
  return 1 - index / Math.max(1, p.order.length - 1);
}

function tileWorth(p: Position, { tile, passedTile }: Player, outlook: Outlook): number {
  if (tile === null) return 0;
  const effect = passedTile ? 0 : outlook[tile];
  if (p.mode === 'standard' || p.turn === turnsInGame(p)) return effect;
  return effect + outlook.lowestTile * (1 - valueOf(tile) / ACTION_TILES.length);
}

/** A bid is judged as if it won, at the price that it names: the lowest raise is as good as any. */
function placeInPlaces({ placed, leader, bidding }: PlaceAuctionPhase, seat: Seat): number {
  const won = placed.indexOf(seat);
  if (won !== -1) return won;
  if (leader === seat) return placed.length;
  const ahead = bidding.includes(seat) ? 0.5 : 1;
  return placed.length + ahead * Math.max(1, bidding.length - 1);
}

function placeInOrder(p: Position, { passed, bids, bidding }: OrderAuctionPhase, seat: Seat): number {
  const left = passed.indexOf(seat);
  if (left !== -1) return p.order.length - 1 - left;
  return leads(bids, seat) ? 0 : (bidding.length - 1) / 2;
}

function leads(bids: readonly (number | null)[], seat: Seat): boolean {
  const bid = bids[seat] ?? null;
  return bid !== null && bids.every((other) => (other ?? -1) <= bid);
}

/** What a seat will have paid for its place if the auction ends as it stands. */
export function bidDue({ phase }: Position, seat: Seat): number {
  if (phase.name === 'auction-places') return phase.leader === seat ? (phase.bid ?? 0) : 0;
  if (phase.name !== 'auction-order' || !phase.bidding.includes(seat)) return 0;
  return leads(phase.bids, seat) ? (phase.bids[seat] ?? 0) : passPrice(phase, seat);
}
