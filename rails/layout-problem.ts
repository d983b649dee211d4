import { NOWHERE } from '@roundhouse/hex';
import type { Problem, Seat } from '@roundhouse/kernel';
import type { RailBoard } from './board.ts';
import { isTile, type Laid, type LaidTile, type Layout, type Topology } from './layout.ts';
import type { Network, Run } from './network.ts';
import { newCitiesOf } from './places.ts';
import type { TileFace, TileSet } from './tiles.ts';

export interface LayoutFacts {
  readonly topology: Topology;
  readonly tiles: TileSet;
  /** Ids of the cities that can be placed during the game. */
  readonly newCities: readonly string[];
  /** Seats that may own track. */
  readonly seats: readonly Seat[];
  /** Whether a tile may lie on a hex with a town, or without one. */
  fits(face: TileFace, town: boolean): boolean;
}

/** What is wrong with a layout that came from outside. */
export function layoutProblem(layout: Layout, facts: LayoutFacts): Problem | null {
  const { ground } = facts.topology;
  if (layout.length !== ground.length) {
    return { where: 'track', what: `must have ${ground.length} entries, one for each hex` };
  }
  const cities = new Set<string>();
  for (const [hex, laid] of layout.entries()) {
    if (laid === null) continue;
    const what = isTile(laid) ? tileProblem(laid, facts, ground[hex]) : cityProblem(laid, facts, ground[hex], cities);
    if (what !== null) return { where: `track.${hex}`, what };
  }
  return null;
}

function cityProblem(
  { city }: Extract<Laid, { readonly city: string }>,
  { newCities }: LayoutFacts,
  ground: string | undefined,
  seen: Set<string>,
): string | null {
  if (ground !== 'town') return 'a New City stands on a town';
  if (!newCities.includes(city)) return `there is no New City "${city}"`;
  if (seen.has(city)) return `New City "${city}" is on the map twice`;
  seen.add(city);
  return null;
}

function tileProblem(laid: LaidTile, facts: LayoutFacts, ground: string | undefined): string | null {
  const tile = facts.tiles.find(laid.tile, laid.rotation);
  if (tile === undefined) return `there is no tile "${laid.tile}"`;
  if (tile.rotation !== laid.rotation) return `that tile looks the same turned by ${tile.rotation}: use that`;
  if (ground !== 'land' && ground !== 'town') return 'no tile may lie there';
  if (!facts.fits(tile.face, ground === 'town')) {
    return ground === 'town' ? 'only a town tile lies on a town' : 'a town tile lies on a town';
  }
  const pieces = ground === 'town' ? tile.exits.length : tile.tracks.length;
  if (laid.owners.length !== pieces) return `must have ${pieces} owners`;
  const stranger = laid.owners.find((owner) => owner !== null && !facts.seats.includes(owner));
  return stranger === undefined ? null : `seat ${stranger} owns track but is not in the game`;
}

/** Who plays, as every rail game keeps it. */
interface Seating {
  /** The seats still in the game. */
  readonly order: readonly Seat[];
  readonly players: readonly { readonly outInTurn: number | null }[];
  readonly turn: number;
}

/** What is wrong with the players of a position on this map. */
export function seatingProblem({ order, players, turn }: Seating, board: RailBoard<string, unknown>): Problem | null {
  const { min, max } = board.players;
  const turns = board.turns.get(players.length);
  if (players.length < min || players.length > max || turns === undefined) {
    return { where: 'players', what: `${board.name} takes ${min} to ${max} players, not ${players.length}` };
  }
  const staying = players.flatMap((player, seat) => (player.outInTurn === null ? [seat] : []));
  if (!areSameSeats(order, staying)) {
    return { where: 'order', what: 'must name every player who is still in the game once' };
  }
  return turn > turns ? { where: 'turn', what: 'is past the last turn' } : null;
}

/** Whether the same seats are in both, each as often, in whatever order. */
export function areSameSeats(some: readonly Seat[], others: readonly Seat[]): boolean {
  const sorted = others.toSorted((a, b) => a - b);
  return some.length === others.length && some.toSorted((a, b) => a - b).every((seat, index) => seat === sorted[index]);
}

/** What is wrong with whoever decides in a phase. */
export function deciderProblem(order: readonly Seat[], seat: Seat): Problem | null {
  if (order.length < 2) return { where: 'phase', what: 'with fewer than two players left the game is over' };
  return order.includes(seat) ? null : { where: 'phase.seat', what: `seat ${seat} is not in the game` };
}

/** What is wrong with the cities that cubes lie on: those of the map, and the New Cities that were placed. */
export function cubesProblem(
  cubes: Readonly<Record<string, unknown>>,
  layout: Layout,
  cities: readonly { readonly id: string }[],
): Problem | null {
  const onMap = [...cities.map(({ id }) => id), ...newCitiesOf(layout).keys()];
  return Object.keys(cubes).toSorted().join() === onMap.toSorted().join()
    ? null
    : { where: 'cubes', what: `must name the cities on the map: ${onMap.join(', ')}` };
}

/** What is wrong with the lines of a layout whose tiles are sound. */
export function networkProblem(network: Network): Problem | null {
  for (const run of network.runs) {
    const what = runProblem(network, run);
    if (what !== null) return { where: `track.${run.from.hex}`, what };
  }
  return null;
}

function runProblem({ topology }: Network, run: Run): string | null {
  const { from, to } = run;
  if (run.segments.some(({ owner }) => owner !== run.owner)) return 'one line of track has different owners';
  if (run.complete && from.place === to.place) return 'this line joins a place to itself';
  if (from.place === NOWHERE && to.place === NOWHERE) return 'this line starts at no city or town';
  const off = [from, to].some(
    ({ place, hex, edge }) => place === NOWHERE && topology.across[hex * 6 + edge] === NOWHERE,
  );
  return off ? 'this line runs off the map' : null;
}
