import { type Eye, Match, rngForAction, type Seat } from '@roundhouse/kernel';
import { expectRefused, play } from '@roundhouse/kernel/kit';
import {
  type Action,
  type CityState,
  type Event,
  findCharacter,
  findTeam,
  type Good,
  kingsOfAirAndSteam,
  type Options,
  type Player,
  type Position,
  type Space,
} from '../../index.ts';
import { changed, NO_GOODS, type Stock } from '../../rules/stock.ts';
import { boardOf, PLAIN } from './board.ts';

export { expectRefused, play };

export type KingsMatch = Match<Position, Action, Options, Event>;

/** What is different from a player who has just placed a depot. */
export interface PlayerChanges extends Omit<Partial<Player>, 'team' | 'hold' | 'depots'> {
  readonly hold?: readonly Good[];
  /** Each a space and the goods in the depot there. */
  readonly depots?: readonly (readonly [Space, ...Good[]])[];
}

export interface TableChanges extends Omit<Partial<Position>, 'players' | 'cities' | 'factories' | 'prices'> {
  readonly seats?: number;
  /** By seat. A character brings its team along, and makes it a normal game. */
  readonly players?: readonly PlayerChanges[];
  /** By id. */
  readonly cities?: Readonly<Record<string, Partial<CityState>>>;
  readonly prices?: Partial<Position['prices']>;
  /** Goods on the factories of a kind; the others have one good each. */
  readonly factories?: Partial<Stock>;
}

export const DEFAULT_PLAN = ['1', '2', '3', '0'];

export function stockOf(goods: readonly Good[]): Stock {
  return goods.reduce((stock, good) => changed(stock, good, 1), NO_GOODS);
}

function teamOf(character: string | null | undefined): string | null {
  return (
    kingsOfAirAndSteam.boxes.latest.box.teams.find(({ characters }) => characters.some(({ id }) => id === character))
      ?.id ?? null
  );
}

/** Teams for those of a normal game who are not told which: the last ones that are free. */
function withTeams(players: readonly PlayerChanges[], mode: Position['mode']): readonly (string | null)[] {
  const named = players.map(({ character }) => teamOf(character));
  const free = kingsOfAirAndSteam.boxes.latest.box.teams.map(({ id }) => id).filter((id) => !named.includes(id));
  return named.map((team) => team ?? (mode === 'normal' ? (free.pop() ?? null) : null));
}

/** A position in the first cycle of round 1, in which the seats act in their own order, changed as told. */
export function positionOf({
  seats,
  players = [],
  cities = {},
  prices = {},
  factories = {},
  ...changes
}: TableChanges): Position {
  const count = seats ?? Math.max(players.length, 2);
  const {
    layout = PLAIN,
    mode = players.some(({ character }) => character !== undefined && character !== null) ? 'normal' : 'basic',
  } = changes;
  const { area, city } = boardOf(layout);
  const options = kingsOfAirAndSteam.options.parse({ layout });
  const fresh = kingsOfAirAndSteam.setup(options, count, rngForAction('table', 0), () => {});
  const all = fresh.players.map((_, seat) => players[seat] ?? {});
  const teams = withTeams(all, mode);
  const home = area.spaces.findIndex(({ kind, partial }) => kind === 'open' && !partial);
  const states = [...fresh.cities];
  for (const [id, change] of Object.entries(cities)) {
    const index = city(id);
    const state = states[index];
    if (state !== undefined) states[index] = { ...state, ...change };
  }
  return {
    ...fresh,
    mode,
    firstPlayer: 0,
    round: 1,
    cycle: 1,
    order: all.map((__, seat) => seat),
    phase: { name: 'action', seat: 0 },
    ...changes,
    prices: { ...fresh.prices, ...prices },
    cities: states,
    factories: area.factories.map(({ good }, index) => factories[good] ?? fresh.factories[index] ?? 0),
    players: fresh.players.map((beginner, seat) => {
      const { hold = [], depots = [], ...rest } = all[seat] ?? {};
      const team = teams[seat] ?? null;
      const character = rest.character ?? findTeam(fresh, team)?.characters[0].id ?? null;
      return {
        ...beginner,
        airship: home,
        plan: DEFAULT_PLAN,
        tokens: findCharacter(fresh, character)?.tokens ?? 0,
        ...rest,
        team,
        character,
        hold: stockOf(hold),
        depots: depots.map(([space, ...goods]) => ({ space, goods: stockOf(goods) })),
      };
    }),
  };
}

/** A match that starts from such a position. It goes through the border, so it is one that could be loaded. */
export function tableOf(changes: TableChanges, seed = 'table'): KingsMatch {
  const position = positionOf(changes);
  const { mode, layout, players } = position;
  const options = { mode, layout };
  return Match.start(kingsOfAirAndSteam, { options, seats: players.length, seed, position });
}

/** The moment after the cards of the first cycle are turned up. Each player has a plan of their own, or the usual one. */
export function cardsUp({ players = [], seats, ...changes }: TableChanges, seed?: string): KingsMatch {
  const count = seats ?? Math.max(players.length, 2);
  const ready = Array.from({ length: count }, (_, seat) => ({ ...players[seat], ready: seat > 0 }));
  const match = tableOf({ ...changes, players: ready, order: [], cycle: 0, phase: { name: 'plan' } }, seed);
  return play(match, [0, { type: 'ready' }]);
}

/** A plan that begins with these cards and goes on with others that cost no diamonds. */
export function planOf(...cards: readonly string[]): readonly string[] {
  const spare = ['1', '2', '3', '0', '1', '2'];
  for (const card of cards) if (spare.includes(card)) spare.splice(spare.indexOf(card), 1);
  return [...cards, ...spare].slice(0, 4);
}

/** A new game from its set-up. */
export function gameOf(options: Partial<Options>, seats: number, seed = 'set-up'): KingsMatch {
  return Match.start(kingsOfAirAndSteam, { options, seats, seed });
}

export function player(match: KingsMatch, seat: Seat): Player {
  const found = match.position.players[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

export function seenBy(match: KingsMatch, eye: Eye): Position {
  return kingsOfAirAndSteam.view(match.position, eye);
}

export function cashOf(match: KingsMatch): readonly number[] {
  return match.position.players.map(({ cash }) => cash);
}

/** What lies in a depot. */
export function goodsAt(match: KingsMatch, seat: Seat, space: Space): Stock | undefined {
  return player(match, seat).depots.find((depot) => depot.space === space)?.goods;
}

export function cityState(match: KingsMatch, id: string): CityState | undefined {
  return match.position.cities[boardOf(match.position.layout).city(id)];
}

/** The events of the last action, as everybody hears them. */
export function lastEvents(match: KingsMatch): readonly Event[] {
  return match.events('public', match.seq - 1).flatMap(({ events }) => events);
}

/** What is offered of one kind of action. */
export function offered<T extends Action['type']>(
  match: KingsMatch,
  seat: Seat,
  type: T,
): readonly Extract<Action, { type: T }>[] {
  return match.legal(seat).filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

export const goOn: Action = { type: 'go-on' };
export const ready: Action = { type: 'ready' };
export const solicit: Action = { type: 'solicit-funds' };
export const payUpkeep: Action = { type: 'pay-upkeep' };

export function fly(...path: readonly Space[]): Action {
  return { type: 'fly', path: [...path] };
}

export function load(good: Good, from: 'factory' | 'depot' = 'factory', jettison: Good | null = null): Action {
  return { type: 'load', good, from, jettison };
}

export function unload(good: Good, count = 1): Action {
  return { type: 'unload', good, count };
}

export function ship(from: Space, good: Good, count: number, to: { city: number } | { depot: Space }): Action {
  return { type: 'ship', from, good, count, odd: null, to };
}

export function planCard(socket: number, card: string): Action {
  return { type: 'plan-card', socket, card };
}
