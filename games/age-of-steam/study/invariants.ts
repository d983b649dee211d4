import { adrift, cubeProblems, isTile, runProblems, tilesLeft } from '@roundhouse/rails';
import {
  GOODS,
  MAX_ENGINE,
  MAX_SHARES,
  networkAt,
  OWNERSHIP_MARKERS,
  type Position,
  START,
  TILES,
  TOWN_DISKS,
  boardOf,
} from '../index.ts';

/** What must hold in every position that play can lead to, as sentences about what does not. */
export function invariants(p: Position): string[] {
  return [...goodsProblems(p), ...pieceProblems(p), ...trackProblems(p), ...playerProblems(p)];
}

function goodsProblems(p: Position): string[] {
  const { goods } = boardOf(p);
  const drawn = p.phase.name === 'goods-growth' ? (p.phase.drawn ?? []) : [];
  const out = [...Object.values(p.cubes).flat(), ...p.display.flat(), ...drawn];
  return cubeProblems(GOODS, goods, p.bag, out);
}

function pieceProblems(p: Position): string[] {
  const problems: string[] = [];
  for (const [face, left] of tilesLeft(TILES, p.track)) {
    if (left < 0) problems.push(`${-left} tiles "${face}" too many are on the map`);
  }
  const disks = boardOf(p).towns.filter(({ hex }) => {
    const laid = p.track[hex];
    return isTile(laid) && TILES.get(laid.tile, laid.rotation).face.kind !== 'town';
  }).length;
  if (disks > TOWN_DISKS) problems.push(`${disks} towns need a disk, and there are ${TOWN_DISKS}`);
  const placed = p.track.flatMap((laid) => (laid !== null && 'city' in laid ? [laid.city] : []));
  if (new Set(placed).size < placed.length) problems.push(`a New City is on the map twice: ${placed.join(', ')}`);
  return problems;
}

function trackProblems(p: Position): string[] {
  const network = networkAt(p);
  const problems = runProblems(network);
  for (const seat of p.players.keys()) {
    const markers = network.markers(seat);
    if (markers > OWNERSHIP_MARKERS) problems.push(`seat ${seat} owns ${markers} sections of track`);
    if (markers > 0 && !p.order.includes(seat)) problems.push(`seat ${seat} has left the game and still owns track`);
    problems.push(...adrift(network, seat));
  }
  return problems;
}

function playerProblems(p: Position): string[] {
  const problems: string[] = [];
  for (const [seat, { cash, shares, engine, income, outInTurn }] of p.players.entries()) {
    const between = (what: string, value: number, low: number, high: number): void => {
      if (!Number.isInteger(value) || value < low || value > high) problems.push(`seat ${seat} has ${what} ${value}`);
    };
    between('cash', cash, 0, Number.MAX_SAFE_INTEGER);
    between('shares', shares, START.shares, MAX_SHARES);
    between('an engine of', engine, START.engine, MAX_ENGINE);
    if (outInTurn === null) between('income', income, 0, Number.MAX_SAFE_INTEGER);
  }
  const staying = p.players.flatMap(({ outInTurn }, seat) => (outInTurn === null ? [seat] : []));
  if (p.order.toSorted((a, b) => a - b).join() !== staying.join()) {
    problems.push(`the player order is ${p.order.join(', ')}, but in the game are ${staying.join(', ')}`);
  }
  return problems;
}
