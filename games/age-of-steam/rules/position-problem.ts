import type { Problem } from '@roundhouse/kernel';
import {
  areSameSeats,
  bagSize,
  cubesProblem,
  deciderProblem,
  layoutProblem,
  networkProblem,
  seatingProblem,
  tilesLeft,
} from '@roundhouse/rails';
import type { Board } from '../content/board.ts';
import { GOODS, OWNERSHIP_MARKERS, PRODUCTION_CUBES, TILES, TOWN_DISKS } from '../content/components.ts';
import { hasDisk } from './4-build-track/site.ts';
import { networkAt, type Phase, type Position } from './position.ts';

/** What does not fit together in a position whose fields are well formed. */
export function positionProblem(p: Position, board: Board): Problem | null {
  return (
    playersProblem(p, board) ??
    phaseProblem(p) ??
    trackProblem(p, board) ??
    piecesProblem(p, board) ??
    networkProblem(networkAt(p)) ??
    goodsProblem(p, board)
  );
}

function playersProblem(p: Position, board: Board): Problem | null {
  const seating = seatingProblem(p, board);
  if (seating !== null) return seating;
  const broke = p.players.findIndex(({ income, outInTurn }) => outInTurn === null && income < 0);
  if (broke !== -1) {
    return { where: `players.${broke}.income`, what: 'is below 0, but the player is still in the game' };
  }
  const selected = p.players.map(({ action }) => action);
  const twice = selected.find((action, seat) => action !== null && selected.indexOf(action) !== seat);
  return twice === undefined ? null : { where: 'players', what: `two of them have selected "${twice}"` };
}

function phaseProblem(p: Position): Problem | null {
  const { phase } = p;
  if (phase.name === 'game-over') return null;
  const decider = deciderProblem(p.order, phase.seat);
  if (decider !== null) return decider;
  if (phase.name === 'determine-player-order') return auctionProblem(p, phase);
  return phase.name === 'goods-growth' ? productionProblem(p, phase) : null;
}

function productionProblem(p: Position, { drawn }: Extract<Phase, { name: 'goods-growth' }>): Problem | null {
  const empty = p.display.flat().filter((square) => square === null).length;
  if (drawn === null) {
    const possible = empty > 0 && bagSize(GOODS, p.bag) > 0;
    return possible ? null : { where: 'phase', what: 'Production needs an empty square and a cube in the bag' };
  }
  return drawn.length >= 1 && drawn.length <= Math.min(PRODUCTION_CUBES, empty)
    ? null
    : { where: 'phase.drawn', what: 'must be one or two cubes with room for them on the goods display' };
}

function auctionProblem(p: Position, phase: Extract<Phase, { name: 'determine-player-order' }>): Problem | null {
  if (!areSameSeats([...phase.bidding, ...phase.dropped], p.order)) {
    return { where: 'phase', what: 'every player in the game must be either bidding or dropped, once' };
  }
  if (phase.bidding.length < 2) return { where: 'phase.bidding', what: 'an auction goes on between at least two' };
  if (!phase.bidding.includes(phase.seat)) return { where: 'phase.seat', what: `seat ${phase.seat} is not bidding` };
  if (phase.bids.length !== p.players.length) return { where: 'phase.bids', what: 'must have one bid for each seat' };
  const beyond = phase.bids.findIndex(
    (bid, seat) => bid > (p.players[seat]?.cash ?? 0) && phase.bidding.includes(seat),
  );
  if (beyond !== -1) return { where: `phase.bids.${beyond}`, what: 'is more than that seat has' };
  const high = Math.max(...phase.bids);
  const highest = phase.bids.flatMap((bid, seat) => (bid === high ? [seat] : []));
  if (high > 0 && (highest.length > 1 || !highest.every((seat) => phase.bidding.includes(seat)))) {
    return { where: 'phase.bids', what: 'one player who is still bidding must have the highest bid' };
  }
  if (high > 0 && phase.bids[phase.seat] === high)
    return { where: 'phase.seat', what: 'the highest bidder is not asked' };
  return null;
}

function trackProblem(p: Position, board: Board): Problem | null {
  return layoutProblem(p.track, {
    topology: board.topology,
    tiles: TILES,
    newCities: board.newCities.map(({ id }) => id),
    seats: p.order,
    fits: (face, town) => town || face.kind !== 'town',
  });
}

function piecesProblem(p: Position, board: Board): Problem | null {
  for (const [face, left] of tilesLeft(TILES, p.track)) {
    if (left < 0) return { where: 'track', what: `there are ${-left} more tiles "${face}" on the map than in the box` };
  }
  if (board.towns.filter(({ hex }) => hasDisk(p, hex)).length > TOWN_DISKS) {
    return { where: 'track', what: `there are only ${TOWN_DISKS} town disks` };
  }
  const crowded = p.order.find((seat) => networkAt(p).markers(seat) > OWNERSHIP_MARKERS);
  return crowded === undefined
    ? null
    : { where: 'track', what: `seat ${crowded} has more than ${OWNERSHIP_MARKERS} lines` };
}

function goodsProblem(p: Position, board: Board): Problem | null {
  const cubes = cubesProblem(p.cubes, p.track, board.cities);
  if (cubes !== null) return cubes;
  if (p.display.length !== board.columns.length)
    return { where: 'display', what: `must have ${board.columns.length} columns` };
  const wrong = board.columns.findIndex((column, index) => p.display[index]?.length !== column.squares);
  return wrong === -1
    ? null
    : { where: `display.${wrong}`, what: `must have ${board.columns[wrong]?.squares ?? 0} squares` };
}
