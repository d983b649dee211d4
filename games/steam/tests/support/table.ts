import { Match, rngForAction, type Seat } from '@roundhouse/kernel';
import {
  type Action,
  type ActionTile,
  boardOf,
  cityHex,
  type Event,
  type Good,
  type MoveGoodsPhase,
  networkAt,
  type Options,
  type Phase,
  type Player,
  type Position,
} from '../../index.ts';
import { type Link, layoutOf, placeHex } from './links.ts';
import { steamForSix } from './six-seats.ts';

export { expectRefused, play } from '@roundhouse/kernel/kit';

export type SteamMatch = Match<Position, Action, Options, Event>;

export interface TableChanges extends Omit<Partial<Position>, 'players' | 'track' | 'cubes'> {
  readonly seats?: number;
  /** What is different from a player who has just begun, by seat. */
  readonly players?: readonly Partial<Player>[];
  readonly links?: readonly Link[];
  /** New Cities on the map, by id, each with the town it was placed on. */
  readonly newCities?: Readonly<Record<string, string>>;
  /** The only cubes on the map. */
  readonly cubes?: Readonly<Record<string, readonly Good[]>>;
}

/** A position in the first turn of a base game in which the seats play in their own order, changed as told. */
export function positionOf({
  seats = 3,
  players = [],
  links = [],
  newCities = {},
  cubes = {},
  ...changes
}: TableChanges): Position {
  const { map = 'northeast', mode = 'base' } = changes;
  const fresh = steamForSix.setup({ map, mode, firstGame: false }, seats, rngForAction('table', 0), () => {});
  const all = fresh.players.map((beginner, seat) => ({ ...beginner, ...players[seat] }));
  const order = all.flatMap(({ outInTurn }, seat) => (outInTurn === null ? [seat] : []));
  const cities = [...boardOf(fresh).cities.map(({ id }) => id), ...Object.keys(newCities)];
  return {
    ...fresh,
    phase: { name: 'select-action-tiles', seat: order[0] ?? 0 },
    order,
    ...changes,
    players: all,
    track: layoutOf(boardOf(fresh), links, newCities),
    cubes: Object.fromEntries(cities.map((city) => [city, cubes[city] ?? []])),
  };
}

/** A match that starts from such a position. It goes through the border, so it is one that could be loaded. */
export function tableOf(changes: TableChanges): SteamMatch {
  const position = positionOf(changes);
  const { map, mode, players } = position;
  return Match.start(steamForSix, { options: { map, mode }, seats: players.length, seed: 'table', position });
}

/** A new game from its set-up. */
export function gameOf(options: Partial<Options>, seats: number, seed = 'set-up'): SteamMatch {
  return Match.start(steamForSix, { options, seats, seed });
}

export function player(match: SteamMatch, seat: Seat): Player {
  const found = match.position.players[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** Cash, income and points of every seat. */
export function purses(match: SteamMatch): readonly (readonly [cash: number, income: number, points: number])[] {
  return match.position.players.map(({ cash, income, points }) => [cash, income, points]);
}

/** The events of the last action. */
export function lastEvents(match: SteamMatch): readonly Event[] {
  return match.events('public', match.seq - 1).flatMap(({ events }) => events);
}

export const declineMove: Action = { type: 'decline-move' };
export const finishBuilding: Action = { type: 'finish-building' };
export const improve: Action = { type: 'improve-locomotive' };
export const pass: Action = { type: 'pass' };

export function bid(amount: number): Action {
  return { type: 'bid', amount };
}

export function buy(loans: number): Action {
  return { type: 'buy-capital', loans };
}

export function take(tile: ActionTile): Action {
  return { type: 'take-tile', tile, pass: false };
}

/** Takes a tile without its effect. */
export function takeIdle(tile: ActionTile): Action {
  return { type: 'take-tile', tile, pass: true };
}

export function score(as: 'income' | 'points'): Action {
  return { type: 'take-points', as };
}

export function prefer(as: 'ask' | 'income' | 'points'): Action {
  return { type: 'prefer', as };
}

export function move(city: string, good: Good, ...exits: readonly number[]): Action {
  return { type: 'move-goods', city, good, exits: [...exits] };
}

/** A move named by the places it comes to. A step may name the owner of its link, where there are several. */
export function carry(
  match: SteamMatch,
  good: Good,
  city: string,
  ...stops: readonly (string | readonly [string, Seat])[]
): Action {
  const p = match.position;
  const network = networkAt(p);
  let here = cityHex(p, city);
  const exits = stops.map((stop) => {
    const [id, owner] = typeof stop === 'string' ? [stop, undefined] : stop;
    const newCity = cityHex(p, id);
    const next = newCity === -1 ? placeHex(boardOf(p), id) : newCity;
    const link = network.connections(here).find((each) => each.to === next && (owner ?? each.owner) === each.owner);
    if (link === undefined) throw new RangeError(`nothing leads to ${id}`);
    here = next;
    return link.edge;
  });
  return move(city, good, ...exits);
}

export function moving(seat: Seat, round = 1): MoveGoodsPhase {
  return { name: 'move-goods', seat, round, improved: [] };
}

/** The last opportunity to move goods in a turn: declining it runs everything up to the next decision. */
export function lastMove(seats: number): Phase {
  return moving(seats - 1, 2);
}
