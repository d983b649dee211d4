import { Match, rngForAction, type Seat } from '@roundhouse/kernel';
import {
  type Action,
  ageOfSteam,
  type Event,
  type Good,
  type Options,
  type Phase,
  type Player,
  type Position,
} from '../../index.ts';
import { rustBelt } from './rails.ts';

export { expectRefused, play } from '@roundhouse/kernel/kit';

export type AgeOfSteamMatch = Match<Position, Action, Options, Event>;

export interface TableChanges extends Omit<Partial<Position>, 'players'> {
  readonly seats: number;
  /** What is different from a player who has just begun, by seat. */
  readonly players?: readonly Partial<Player>[];
}

/** A position on the Rust Belt in which the seats play in their own order, changed as told. */
export function positionOf({ seats, players = [], ...changes }: TableChanges): Position {
  const fresh = ageOfSteam.setup({ map: changes.map ?? 'rust-belt' }, seats, rngForAction('table', 0), () => {});
  const all = fresh.players.map((beginner, seat) => ({ ...beginner, ...players[seat] }));
  const order = all.flatMap(({ outInTurn }, seat) => (outInTurn === null ? [seat] : []));
  return { ...fresh, phase: { name: 'issue-shares', seat: order[0] ?? 0 }, order, ...changes, players: all };
}

/** A match that starts from such a position. It goes through the border, so it is one that could be loaded. */
export function tableOf(changes: TableChanges, seed = 'table'): AgeOfSteamMatch {
  const position = positionOf(changes);
  return Match.start(ageOfSteam, { options: { map: position.map }, seats: changes.seats, seed, position });
}

/** What one player looks like now. */
export function player(match: AgeOfSteamMatch, seat: Seat): Player {
  const found = match.position.players[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** The events of the last action. */
export function lastEvents(match: AgeOfSteamMatch): readonly Event[] {
  return match.events('public', match.seq - 1).flatMap(({ events }) => events);
}

export function eventsOf<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): readonly Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** The cities of the Rust Belt without any cubes. */
export const NO_CUBES: Position['cubes'] = Object.fromEntries(rustBelt.cities.map(({ id }) => [id, []]));

/** The whole goods display without a cube. */
export const EMPTY_DISPLAY: Position['display'] = positionOf({ seats: 3 }).display.map((squares) =>
  squares.map(() => null),
);

export const declineMove: Action = { type: 'decline-move' };
export const dropOut: Action = { type: 'drop-out' };
export const finishBuilding: Action = { type: 'finish-building' };
export const pass: Action = { type: 'pass' };
export const upgradeEngine: Action = { type: 'upgrade-engine' };

export function issue(shares: number): Action {
  return { type: 'issue-shares', shares };
}

export function bid(amount: number): Action {
  return { type: 'bid', amount };
}

export function select(action: Extract<Action, { type: 'select-action' }>['action']): Action {
  return { type: 'select-action', action };
}

export function move(city: string, good: Good, ...exits: readonly number[]): Action {
  return { type: 'move-goods', city, good, exits: [...exits] };
}

/** The last opportunity to move goods in a turn: declining it runs everything up to the next decision. */
export function endOfMoves(seats: readonly Seat[]): Extract<Phase, { name: 'move-goods' }> {
  return { name: 'move-goods', seat: seats.at(-1) ?? 0, round: 2, stepped: [] };
}
