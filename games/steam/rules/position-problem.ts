import type { Problem } from '@roundhouse/kernel';
import {
  areSameSeats,
  cubesProblem,
  deciderProblem,
  layoutProblem,
  networkProblem,
  seatingProblem,
} from '@roundhouse/rails';
import type { Board } from '../content/board.ts';
import { TILES } from '../content/components.ts';
import { canBeTaken } from './build-track/supply.ts';
import { supplyLeft } from './places.ts';
import { networkAt, type Phase, type Position } from './position.ts';

/** What does not fit together in a position whose fields are well formed. */
export function positionProblem(p: Position, board: Board): Problem | null {
  return (
    playersProblem(p, board) ??
    phaseProblem(p) ??
    layoutProblem(p.track, {
      topology: board.topology,
      tiles: TILES,
      newCities: board.newCities.map(({ id }) => id),
      seats: p.order,
      fits: (face, town) => town === (face.kind === 'town'),
    }) ??
    networkProblem(networkAt(p)) ??
    boxProblem(p) ??
    goodsProblem(p, board)
  );
}

function playersProblem(p: Position, board: Board): Problem | null {
  const seating = seatingProblem(p, board);
  if (seating !== null) return seating;
  const tiles = p.players.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  return new Set(tiles).size === tiles.length
    ? null
    : { where: 'players', what: 'two players hold the same action tile' };
}

function phaseProblem(p: Position): Problem | null {
  const { phase } = p;
  if (phase.name === 'game-over') return null;
  const decider = deciderProblem(p.order, phase.seat);
  if (decider !== null) return decider;
  const standardOnly = phase.name === 'buy-capital' || phase.name === 'auction-order';
  if (standardOnly && p.mode === 'base') return { where: 'phase', what: 'belongs to the standard game' };
  if (phase.name === 'auction-places' && p.mode === 'standard')
    return { where: 'phase', what: 'belongs to the base game' };
  switch (phase.name) {
    case 'auction-places':
      return placesProblem(p, phase);
    case 'auction-order':
      return auctionProblem(p, phase);
    case 'build-track':
      return stockingProblem(p, phase);
    case 'choose-points':
      return choiceProblem(p, phase);
    default:
      return null;
  }
}

function placesProblem(p: Position, phase: Extract<Phase, { name: 'auction-places' }>): Problem | null {
  const here = new Set([...phase.bidding, ...phase.placed]);
  const strangers = [...here].some((seat) => !p.order.includes(seat));
  if (strangers || here.size !== phase.bidding.length + phase.placed.length) {
    return { where: 'phase', what: 'bidders and winners must be different players in the game' };
  }
  if (phase.bidding.length < 2) return { where: 'phase.bidding', what: 'an auction goes on between at least two' };
  if (!phase.bidding.includes(phase.seat)) return { where: 'phase.seat', what: 'is not bidding' };
  if ((phase.bid === null) !== (phase.leader === null)) return { where: 'phase.leader', what: 'a bid has a leader' };
  if (phase.leader !== null && (phase.leader === phase.seat || !phase.bidding.includes(phase.leader))) {
    return { where: 'phase.leader', what: 'must be bidding, and is not asked' };
  }
  return null;
}

function auctionProblem(p: Position, phase: Extract<Phase, { name: 'auction-order' }>): Problem | null {
  if (!areSameSeats([...phase.bidding, ...phase.passed], p.order)) {
    return { where: 'phase', what: 'every player in the game must be either bidding or passed, once' };
  }
  if (phase.bidding.length < 2) return { where: 'phase.bidding', what: 'an auction goes on between at least two' };
  if (!phase.bidding.includes(phase.seat)) return { where: 'phase.seat', what: 'is not bidding' };
  if (phase.bids.length !== p.players.length) return { where: 'phase.bids', what: 'must have one entry for each seat' };
  const beyond = phase.bids.findIndex(
    (bid, seat) => (bid ?? 0) > (p.players[seat]?.cash ?? 0) && phase.bidding.includes(seat),
  );
  if (beyond !== -1) return { where: `phase.bids.${beyond}`, what: 'is more than that seat has' };
  const high = Math.max(-1, ...phase.bids.map((bid) => bid ?? -1));
  const leaders = phase.bids.flatMap((bid, seat) => (high >= 0 && bid === high ? [seat] : []));
  const [leader] = leaders;
  if (leaders.length > 1) return { where: 'phase.bids', what: 'only one bid is the highest' };
  if (leader !== undefined && (leader === phase.seat || !phase.bidding.includes(leader))) {
    return { where: 'phase.seat', what: 'the highest bidder is still bidding, and is not asked' };
  }
  return null;
}

function stockingProblem(p: Position, { stocking }: Extract<Phase, { name: 'build-track' }>): Problem | null {
  if (stocking === null) return null;
  const placed = p.track.some((laid) => laid !== null && 'city' in laid && laid.city === stocking);
  if (!placed) return { where: 'phase.stocking', what: 'is no New City on the map' };
  return supplyLeft(p).length > 0 ? null : { where: 'phase.stocking', what: 'there are no cubes to choose from' };
}

function choiceProblem(p: Position, { queue, after }: Extract<Phase, { name: 'choose-points' }>): Problem | null {
  if (!p.order.includes(after.seat)) return { where: 'phase.after.seat', what: 'is not in the game' };
  return queue.every(({ seat }) => p.order.includes(seat))
    ? null
    : { where: 'phase.queue', what: 'names a seat that is not in the game' };
}

function boxProblem(p: Position): Problem | null {
  const network = networkAt(p);
  const used = new Map(TILES.faces.map(({ id }) => [id, network.tilesUsed(id)]));
  return canBeTaken(used) ? null : { where: 'track', what: 'there are more tiles on the map than the box can give' };
}

function goodsProblem(p: Position, board: Board): Problem | null {
  const cubes = cubesProblem(p.cubes, p.track, board.cities);
  if (cubes !== null) return cubes;
  const unknown = p.grown.find((id) => !board.cities.some((city) => city.id === id));
  if (unknown !== undefined) return { where: 'grown', what: `"${unknown}" is no city of the map` };
  return p.supply.length === board.supply.spaces
    ? null
    : { where: 'supply', what: `must have ${board.supply.spaces} spaces` };
}
