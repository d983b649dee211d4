import { adrift, cubeProblems, runProblems } from '@roundhouse/rails';
import {
  boardOf,
  GOODS,
  INCOME,
  MAX_LEVEL,
  networkAt,
  newCitiesOf,
  type Player,
  type Position,
  TILES,
  turnsInGame,
} from '../index.ts';
import { canBeTaken } from '../rules/build-track/supply.ts';

/** What must hold in every position that play can lead to, as sentences about what does not. */
export function invariants(p: Position): string[] {
  return [...goodsProblems(p), ...pieceProblems(p), ...trackProblems(p), ...playerProblems(p)];
}

function goodsProblems(p: Position): string[] {
  const { goods } = boardOf(p);
  const out = [...Object.values(p.cubes).flat(), ...p.supply.flat()];
  const problems = cubeProblems(GOODS, goods, p.bag, out);
  const set = p.players.length === 3 ? boardOf(p).supply.cubesWithThree : boardOf(p).supply.cubes;
  for (const [space, cubes] of p.supply.entries()) {
    if (cubes.length !== 0 && cubes.length !== set) problems.push(`space ${space} holds ${cubes.length} cubes`);
  }
  return problems;
}

function pieceProblems(p: Position): string[] {
  const problems: string[] = [];
  const network = networkAt(p);
  const used = new Map(TILES.faces.map(({ id }) => [id, network.tilesUsed(id)]));
  if (!canBeTaken(used)) problems.push('there are more tiles on the map than the box can give');
  const board = boardOf(p);
  const placed = p.track.flatMap((laid) => (laid !== null && 'city' in laid ? [laid.city] : []));
  if (new Set(placed).size < placed.length) problems.push(`a New City is on the map twice: ${placed.join(', ')}`);
  for (const [id, hex] of newCitiesOf(p.track)) {
    if (!board.townAt.has(hex)) problems.push(`New City ${id} stands on no town`);
  }
  if (new Set(p.grown).size < p.grown.length) problems.push(`a city has grown twice: ${p.grown.join(', ')}`);
  const taken = p.players.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  if (new Set(taken).size < taken.length) problems.push(`an action tile is held twice: ${taken.join(', ')}`);
  return problems;
}

function trackProblems(p: Position): string[] {
  const network = networkAt(p);
  const problems = runProblems(network);
  for (const seat of p.players.keys()) {
    const owns = network.runs.some((run) => run.owner === seat);
    if (owns && !p.order.includes(seat)) problems.push(`seat ${seat} has left the game and still owns track`);
    problems.push(...adrift(network, seat));
  }
  return problems;
}

function playerProblems(p: Position): string[] {
  const problems = p.players.flatMap((player, seat) => numberProblems(player, seat));
  const staying = p.players.flatMap(({ outInTurn }, seat) => (outInTurn === null ? [seat] : []));
  if (p.order.toSorted((a, b) => a - b).join() !== staying.join()) {
    problems.push(`the turn order is ${p.order.join(', ')}, but in the game are ${staying.join(', ')}`);
  }
  if (p.turn < 1 || p.turn > turnsInGame(p)) problems.push(`there is no turn ${p.turn}`);
  return problems;
}

function numberProblems({ cash, income, points, level }: Player, seat: number): string[] {
  const problems: string[] = [];
  const between = (what: string, value: number, low: number, high: number): void => {
    if (!Number.isInteger(value) || value < low || value > high) problems.push(`seat ${seat} has ${what} ${value}`);
  };
  between('cash', cash, 0, Number.MAX_SAFE_INTEGER);
  between('income', income, INCOME.min, INCOME.max);
  between('points', points, 0, Number.MAX_SAFE_INTEGER);
  between('a locomotive of level', level, 1, MAX_LEVEL);
  return problems;
}
