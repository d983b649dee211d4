import { Match, rngForAction, type Seat } from '@roundhouse/kernel';
import { expectRefused, play } from '@roundhouse/kernel/kit';
import {
  type Action,
  type City,
  cityOfIron,
  type Event,
  type Held,
  homeOf,
  type Mode,
  nationCards,
  type Options,
  type Phase,
  type Player,
  type Position,
  plays,
  setOf,
} from '../../index.ts';
import { decksFor } from '../../rules/setup.ts';

export { expectRefused, play };

export type Step = readonly [Seat, Action];

export type CityMatch = Match<Position, Action, Options, Event>;

/** What is different from a player who has just begun. */
export interface PlayerChanges {
  readonly nation?: string;
  readonly coins?: number;
  readonly science?: number;
  readonly hand?: readonly string[];
  /** Draw piles, the next card first; by default the starting cards that are nowhere else. */
  readonly citizen?: readonly string[];
  readonly military?: readonly string[];
  /** Discard piles, the first discarded first. */
  readonly citizenDiscard?: readonly string[];
  readonly militaryDiscard?: readonly string[];
  /** Buildings in the city at home. */
  readonly home?: readonly string[];
  /** Further cities. */
  readonly cities?: readonly City[];
  /** District tokens in the city at home. */
  readonly districts?: readonly string[];
  readonly stored?: readonly string[];
  readonly towns?: readonly string[];
  readonly scored?: Player['scored'];
}

export interface TableChanges {
  readonly mode?: Mode;
  readonly nationAbilities?: boolean;
  readonly seats?: number;
  readonly players?: readonly PlayerChanges[];
  readonly phase?: Phase;
  readonly round?: number;
  readonly bidOrder?: readonly Seat[];
  readonly row?: readonly string[];
  readonly shown?: number;
  readonly scorings?: number;
  /** The open towns, by stars. */
  readonly open?: readonly (string | null)[];
  /** What is left of the building decks; what is nowhere then has been discarded. */
  readonly decks?: readonly (readonly string[])[];
}

const NATIONS = ['cresarian', 'hogmen', 'toads', 'arc'];

function remove<T>(from: readonly T[], gone: readonly T[]): T[] {
  const rest = [...from];
  for (const one of gone) {
    const index = rest.indexOf(one);
    if (index !== -1) rest.splice(index, 1);
  }
  return rest;
}

function sortedHand(cards: readonly string[], order: ReadonlyMap<string, number>): readonly Held[] {
  return cards.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

function playerOf(p: Position, seat: Seat, changes: PlayerChanges, laid: readonly string[]): Player {
  const set = setOf(p);
  const nation = changes.nation ?? NATIONS[seat] ?? '';
  const { start, supply } = nationCards(set, nation, p.nationAbilities, p.mode === 'full');
  const { hand = [], citizenDiscard = [], militaryDiscard = [], districts = [] } = changes;
  const placed = [...hand, ...citizenDiscard, ...militaryDiscard, ...laid];
  const citizen = changes.citizen ?? remove(start.citizen, placed);
  const military = changes.military ?? remove(start.military, placed);
  const land = homeOf(set, nation).id;
  const tokens = [
    { token: set.startToken, side: 'city' as const },
    ...districts.map((token) => ({ token, side: 'district' as const })),
  ];
  return {
    nation,
    coins: changes.coins ?? 7,
    science: changes.science ?? 0,
    cities: [{ land, tokens, buildings: changes.home ?? [] }, ...(changes.cities ?? [])],
    stored: changes.stored ?? [],
    towns: changes.towns ?? [],
    hand: sortedHand(hand, set.cardOrder),
    citizen: { draw: citizen, discard: citizenDiscard },
    military: { draw: military, discard: militaryDiscard },
    supply: remove([...supply, ...start.citizen, ...start.military], [...placed, ...citizen, ...military]).toSorted(
      (a, b) => (set.cardOrder.get(a) ?? 0) - (set.cardOrder.get(b) ?? 0),
    ),
    scored: changes.scored ?? Array.from({ length: p.scorings }, () => ({ goods: 0, shields: 0, buildings: 0 })),
  };
}

/** A position of a full game in which the seats act in their own order, changed as told. */
export function positionOf(changes: TableChanges = {}): Position {
  const { mode = 'full', nationAbilities = false, seats = 2, row = [], shown = 0, scorings = 0 } = changes;
  const options = { set: 'standard', mode, nationAbilities };
  const phase = changes.phase ?? { name: 'action', seat: 0, turn: 1 };
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const p: Position = {
    ...cityOfIron.setup(options, seats, rngForAction('table', 0), () => {}),
    round: changes.round ?? 1,
    phase,
    order,
    bidOrder: changes.bidOrder ?? order.toReversed(),
    row,
    shown,
    scorings,
  };
  const laidBy = (seat: Seat): readonly string[] => ('laid' in phase && phase.seat === seat ? phase.laid : []);
  p.players = order.map((seat) => playerOf(p, seat, changes.players?.[seat] ?? {}, laidBy(seat)));
  const set = setOf(p);
  const used = [
    ...row,
    ...p.players.flatMap(({ stored, cities }) => [...stored, ...cities.flatMap(({ buildings }) => buildings)]),
  ];
  const left = decksFor(set, options, seats).map((deck) => remove(deck, used));
  p.decks = changes.decks ?? [...left.map((deck, index) => (index < shown ? [] : deck)), []];
  p.discards = remove(left.flat(), p.decks.flat());
  const settled = p.players.flatMap(({ cities }) => cities.map(({ land }) => land));
  p.lands = set.file.lands.flatMap(({ id, home: of, marker }) =>
    of === null && plays(marker, seats) && !settled.includes(id) ? [id] : [],
  );
  const owned = p.players.flatMap(({ towns }) => towns);
  p.towns = p.towns.map((pile, index) => {
    const all = remove(pile.top === null ? pile.rest : [pile.top, ...pile.rest], owned);
    const top = changes.open?.[index] ?? all[0] ?? null;
    return { ...pile, top, rest: remove(all, [top]).filter((id) => id !== null) };
  });
  return p;
}

/** A match that starts from such a position. It goes through the border, so it is one that could be loaded. */
export function tableOf(changes: TableChanges = {}): CityMatch {
  const position = positionOf(changes);
  const { mode, nationAbilities, players } = position;
  return Match.start(cityOfIron, {
    options: { mode, nationAbilities },
    seats: players.length,
    seed: 'table',
    position,
  });
}

/** A new game from its set-up. */
export function gameOf(options: Partial<Options>, seats: number, seed = 'set-up'): CityMatch {
  return Match.start(cityOfIron, { options, seats, seed });
}

export function player(match: CityMatch, seat: Seat): Player {
  const found = match.position.players[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

export function home(match: CityMatch, seat: Seat): City {
  const city = player(match, seat).cities[0];
  if (city === undefined) throw new RangeError(`seat ${seat} has no city`);
  return city;
}

/** The events of the last action that a seat heard. */
export function heard(match: CityMatch, eye: Seat | 'public' = 'public'): readonly Event[] {
  return match.events(eye, match.seq - 1).flatMap(({ events }) => events);
}

export const tax: Action = { type: 'tax' };

export function build(match: CityMatch, seat: Seat, building: string, demolish: string | null = null): Action {
  return { type: 'build', building, land: home(match, seat).land, demolish };
}

export function playCard(card: string, land: string | null = null, way = 0): Action {
  return { type: 'play-card', card, way, land };
}

export function pay(...cards: readonly string[]): Action {
  return { type: 'pay', cards: [...cards] };
}

export function discard(...cards: readonly string[]): Action {
  return { type: 'discard', cards: [...cards] };
}

/** Where a seat's cards lie, for a look at all at once. */
export function cardsOf(match: CityMatch, seat: Seat): readonly (readonly Held[])[] {
  const { hand, citizen, military } = player(match, seat);
  return [hand, citizen.draw, citizen.discard, military.draw, military.discard];
}

/** Lays all that waits into the discard piles, in the order it was laid down. */
export function discardAll(match: CityMatch): CityMatch {
  const { phase } = match.position;
  if (phase.name === 'discard') play(match, [phase.seat, discard(...phase.laid)]);
  return match;
}

/** The last turn of the round: an action of this seat runs everything up to the next decision. */
export function lastTurn(seats: number): Phase {
  return { name: 'action', seat: seats - 1, turn: 3 };
}
