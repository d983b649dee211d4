import { type ContentNames, firstOf, itemAt, pick, type Rng, shuffled, type Tell } from '@roundhouse/kernel';
import { type GameSet, plays } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import { takeNation } from './choose-nation.ts';
import { fillRow } from './end-round/row.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Chance, Player, Position, TownPile } from './position.ts';
import { stackDecks } from './stack-decks.ts';

const EMPTY = { draw: [], discard: [] };

function newPlayer(coins: number): Player {
  return {
    nation: null,
    coins,
    science: 0,
    cities: [],
    stored: [],
    towns: [],
    hand: [],
    citizen: EMPTY,
    military: EMPTY,
    supply: [],
    scored: [],
  };
}

export function setup(content: ContentNames, options: Options, seats: number, rng: Rng, tell: Tell<Event>): Position {
  const set = setOf({ content });
  const bidOrder = shuffled(
    Array.from({ length: seats }, (_, seat) => seat),
    rng,
  );
  const position: Position = {
    set: set.id,
    content,
    mode: options.mode,
    nationAbilities: options.nationAbilities,
    round: 0,
    phase: { name: 'game-over' },
    bidOrder,
    order: bidOrder.toReversed(),
    players: bidOrder.map(() => newPlayer(set.file.start.coins)),
    row: [],
    decks: [...decksFor(set, options, seats), []],
    discards: [],
    shown: 0,
    scorings: 0,
    lands: set.file.lands.flatMap(({ id, home, marker }) => (home === null && plays(marker, seats) ? [id] : [])),
    towns: options.mode === 'family' ? [] : townPiles(set, seats, rng),
  };
  const chance = { rng, tell };
  tell({ type: 'game-started', mode: options.mode, first: firstOf(bidOrder) });
  fillRow(position, chance);
  if (options.nationAbilities) askForNations(position);
  else dealNations(position, set, chance);
  return position;
}

type Decks = readonly (readonly string[])[];

const sorted = new WeakMap<GameSet, Map<string, Decks>>();

/** What each building deck holds for so many players. */
export function decksFor(set: GameSet, { mode }: Pick<Options, 'mode'>, seats: number): Decks {
  const known = sorted.get(set) ?? new Map<string, Decks>();
  sorted.set(set, known);
  const key = `${mode} ${seats}`;
  const decks = known.get(key) ?? sortedOut(set, mode, seats);
  known.set(key, decks);
  return decks;
}

function sortedOut(set: GameSet, mode: Options['mode'], seats: number): Decks {
  const boxed = mode === 'family' ? set.file.familyBoxed : [];
  return set.decks.map((deck) =>
    set.file.buildings.flatMap((one) =>
      one.deck === deck && plays(one.marker, seats) && !boxed.includes(one.name) ? [one.id] : [],
    ),
  );
}

function townPiles(set: GameSet, seats: number, rng: Rng): readonly TownPile[] {
  const boxed = set.file.townsBoxed[String(seats)] ?? [];
  const towns = set.file.towns.filter(({ goods }) => !boxed.some((good) => good in goods));
  return [...new Set(set.file.towns.map(({ stars }) => stars))]
    .toSorted((a, b) => a - b)
    .map((stars) => {
      const pile = towns.filter((town) => town.stars === stars).map(({ id }) => id);
      if (pile.length === 0) return { stars, top: null, rest: [] };
      const top = pick(pile, rng);
      return { stars, top, rest: pile.filter((id) => id !== top) };
    });
}

/** Who bids last chooses first. */
function askForNations(p: Position): void {
  const order = p.bidOrder.toReversed();
  p.phase = { name: 'choose-nation', seat: firstOf(order), queue: order.slice(1) };
}

/** Without abilities a nation is but a name and a colour: chance deals them out. */
function dealNations(p: Position, set: GameSet, chance: Chance): void {
  const nations = shuffled(
    set.file.nations.map(({ id }) => id),
    chance.rng,
  );
  for (const seat of p.players.keys()) takeNation(p, seat, itemAt(nations, seat), chance);
  stackDecks.enter(p, chance);
}
