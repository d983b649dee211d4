import { hexCount } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isTile, tilesUsed } from '@roundhouse/rails';
import type { Board } from '../content/board.ts';
import { OWNERSHIP_MARKERS, TILES, TOWN_DISKS } from '../content/components.ts';
import { hasDisk } from './4-build-track/site.ts';
import { networkAt, type Phase, type Position } from './position.ts';

export interface Problem {
  readonly where: string;
  readonly what: string;
}

/** What does not fit together in a position whose fields are well formed. */
export function positionProblem(p: Position, board: Board): Problem | null {
  return (
    playersProblem(p, board) ??
    phaseProblem(p) ??
    trackProblem(p, board) ??
    networkProblem(p, board) ??
    goodsProblem(p, board)
  );
}

function playersProblem(p: Position, board: Board): Problem | null {
  const { min, max } = board.players;
  if (p.players.length < min || p.players.length > max) {
    return { where: 'players', what: `${board.name} takes ${min} to ${max} players, not ${p.players.length}` };
  }
  const staying = p.players.flatMap((player, seat) => (player.outInTurn === null ? [seat] : []));
  if (p.order.toSorted((a, b) => a - b).join() !== staying.join()) {
    return { where: 'order', what: 'must name every player who is still in the game once' };
  }
  if (p.turn > (board.turns.get(p.players.length) ?? 0)) return { where: 'turn', what: 'is past the last turn' };
  return null;
}

function phaseProblem(p: Position): Problem | null {
  const { phase } = p;
  if (phase.name === 'game-over') return null;
  if (p.order.length < 2) return { where: 'phase', what: 'with fewer than two players left the game is over' };
  if (!p.order.includes(phase.seat)) return { where: 'phase.seat', what: `seat ${phase.seat} is not in the game` };
  if (phase.name === 'determine-player-order') return auctionProblem(p, phase);
  if (phase.name === 'goods-growth' && phase.drawn !== null) {
    const empty = p.display.flat().filter((square) => square === null).length;
    if (phase.drawn.length < 1 || phase.drawn.length > Math.min(2, empty)) {
      return { where: 'phase.drawn', what: 'must be one or two cubes with room for them on the goods display' };
    }
  }
  return null;
}

function auctionProblem(p: Position, phase: Extract<Phase, { name: 'determine-player-order' }>): Problem | null {
  const everybody = [...phase.bidding, ...phase.dropped].toSorted((a, b) => a - b).join();
  if (everybody !== p.order.toSorted((a, b) => a - b).join()) {
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
  if (high > 0 && phase.bids[phase.seat] === high)
    return { where: 'phase.seat', what: 'the highest bidder is not asked' };
  return null;
}

function trackProblem(p: Position, board: Board): Problem | null {
  if (p.track.length !== hexCount(board.grid)) {
    return { where: 'track', what: `must have ${hexCount(board.grid)} entries, one for each hex` };
  }
  const cities = new Set<string>();
  for (const [hex, laid] of p.track.entries()) {
    const where = `track.${hex}`;
    if (laid === null) continue;
    const ground = board.topology.ground[hex];
    if (!isTile(laid)) {
      if (ground !== 'town') return { where, what: 'a New City stands on a town' };
      if (!board.newCities.some(({ id }) => id === laid.city))
        return { where, what: `there is no New City "${laid.city}"` };
      if (cities.has(laid.city)) return { where, what: `New City "${laid.city}" is on the map twice` };
      cities.add(laid.city);
      continue;
    }
    const tile = TILES.find(laid.tile, laid.rotation);
    if (tile === undefined) return { where, what: `there is no tile "${laid.tile}"` };
    if (tile.rotation !== laid.rotation)
      return { where, what: `that tile looks the same turned by ${tile.rotation}: use that` };
    if (ground !== 'land' && ground !== 'town') return { where, what: 'no tile may lie there' };
    if (ground === 'land' && tile.face.kind === 'town') return { where, what: 'a town tile lies on a town' };
    const pieces = ground === 'town' ? tile.exits.length : tile.tracks.length;
    if (laid.owners.length !== pieces) return { where, what: `must have ${pieces} owners` };
    const stranger = laid.owners.find((owner) => owner !== null && !isInGame(p, owner));
    if (stranger !== undefined) return { where, what: `seat ${stranger} owns track but is not in the game` };
  }
  return null;
}

function isInGame(p: Position, seat: Seat): boolean {
  return p.order.includes(seat);
}

function networkProblem(p: Position, board: Board): Problem | null {
  for (const [face, used] of tilesUsed(p.track)) {
    const count = TILES.faces.find(({ id }) => id === face)?.count ?? 0;
    if (used > count)
      return { where: 'track', what: `there are only ${count} tiles "${face}", and ${used} are on the map` };
  }
  if (board.towns.filter(({ hex }) => hasDisk(p, hex)).length > TOWN_DISKS) {
    return { where: 'track', what: `there are only ${TOWN_DISKS} town disks` };
  }
  const network = networkAt(p);
  for (const run of network.runs) {
    const where = `track.${run.from.hex}`;
    if (run.segments.some((segment) => segment.owner !== run.owner))
      return { where, what: 'one line of track has different owners' };
    if (run.complete && run.from.place === run.to.place) return { where, what: 'this line joins a place to itself' };
    if (run.from.place === -1 && run.to.place === -1) return { where, what: 'this line starts at no city or town' };
    const off = [run.from, run.to].some(
      ({ place, hex, edge }) => place === -1 && board.topology.across[hex * 6 + edge] === -1,
    );
    if (off) return { where, what: 'this line runs off the map' };
  }
  const crowded = p.order.find((seat) => network.markers(seat) > OWNERSHIP_MARKERS);
  return crowded === undefined
    ? null
    : { where: 'track', what: `seat ${crowded} has more than ${OWNERSHIP_MARKERS} lines` };
}

function goodsProblem(p: Position, board: Board): Problem | null {
  const onMap = [
    ...board.cities.map(({ id }) => id),
    ...p.track.flatMap((laid) => (laid !== null && 'city' in laid ? [laid.city] : [])),
  ];
  if (Object.keys(p.cubes).toSorted().join() !== onMap.toSorted().join()) {
    return { where: 'cubes', what: `must name the cities on the map: ${onMap.join(', ')}` };
  }
  if (p.display.length !== board.columns.length)
    return { where: 'display', what: `must have ${board.columns.length} columns` };
  const wrong = board.columns.findIndex((column, index) => p.display[index]?.length !== column.squares);
  return wrong === -1
    ? null
    : { where: `display.${wrong}`, what: `must have ${board.columns[wrong]?.squares ?? 0} squares` };
}
