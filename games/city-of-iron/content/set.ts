import type { Building, Card, DeckName, Good, Land, Nation, SetFile, Token, Town } from './set-file.ts';

/** The box, with everything to be found by its id. */
export interface GameSet {
  readonly id: string;
  readonly name: string;
  readonly file: SetFile;
  readonly buildings: ReadonlyMap<string, Building>;
  readonly cards: ReadonlyMap<string, Card>;
  /** The place of a card in the file: hands are kept in this order. */
  readonly cardOrder: ReadonlyMap<string, number>;
  readonly towns: ReadonlyMap<string, Town>;
  readonly lands: ReadonlyMap<string, Land>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly nations: ReadonlyMap<string, Nation>;
  readonly goods: ReadonlyMap<string, Good>;
  /** The building decks in the order they are drawn. */
  readonly decks: readonly string[];
  /** The token that every player begins with. */
  readonly startToken: string;
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((each) => [each.id, each]));
}

export function setFrom(file: SetFile): GameSet {
  return {
    id: file.id,
    name: file.name,
    file,
    buildings: byId(file.buildings),
    cards: byId(file.cards),
    cardOrder: new Map(file.cards.map(({ id }, index) => [id, index])),
    towns: byId(file.towns),
    lands: byId(file.lands),
    tokens: byId(file.tokens),
    nations: byId(file.nations),
    goods: byId(file.goods),
    decks: file.scoreCards.map(({ deck }) => deck),
    startToken: file.tokens[0]?.id ?? '',
  };
}

function found<T>(map: ReadonlyMap<string, T>, id: string, what: string): T {
  const thing = map.get(id);
  if (thing === undefined) throw new RangeError(`there is no ${what} "${id}"`);
  return thing;
}

export const buildingOf = (set: GameSet, id: string): Building => found(set.buildings, id, 'building');
export const cardOf = (set: GameSet, id: string): Card => found(set.cards, id, 'card');
export const townOf = (set: GameSet, id: string): Town => found(set.towns, id, 'town');
export const landOf = (set: GameSet, id: string): Land => found(set.lands, id, 'land');
export const tokenOf = (set: GameSet, id: string): Token => found(set.tokens, id, 'token');
export const nationOf = (set: GameSet, id: string): Nation => found(set.nations, id, 'nation');

export function homeOf({ file }: GameSet, nation: string): Land {
  const home = file.lands.find((land) => land.home === nation);
  if (home === undefined) throw new RangeError(`"${nation}" has no land of its own`);
  return home;
}

export function slotsFor({ file }: GameSet, players: number): number {
  return players <= 2 ? file.rowSlots['2'] : players === 3 ? file.rowSlots['3'] : file.rowSlots['4'];
}

/** Cards and lands with a mark are boxed when that many or fewer play. */
export function plays(marker: number | null, players: number): boolean {
  return marker === null || players > marker;
}

export interface Decks {
  readonly citizen: readonly string[];
  readonly military: readonly string[];
}

export interface NationCards {
  readonly start: Decks;
  /** What may be bought, in the order of the file. */
  readonly supply: readonly string[];
}

const dealt = new WeakMap<GameSet, Map<string, NationCards>>();

/** The cards a nation begins with, and those it may buy. */
export function nationCards(set: GameSet, nation: string, abilities: boolean, military: boolean): NationCards {
  const known = dealt.get(set) ?? new Map<string, NationCards>();
  dealt.set(set, known);
  const key = `${nation} ${String(abilities)} ${String(military)}`;
  const cards = known.get(key) ?? sortedOut(set, nation, abilities, military);
  known.set(key, cards);
  return cards;
}

function sortedOut(set: GameSet, nation: string, abilities: boolean, military: boolean): NationCards {
  const changes = abilities ? nationOf(set, nation).startDeckChanges : [];
  const removed = changes.flatMap(({ remove }) => (remove === null ? [] : [remove]));
  const added = changes.flatMap(({ add }) => (add === null ? [] : [add]));
  const startOf = (deck: DeckName): string[] => {
    if (deck === 'military' && !military) return [];
    const kept = set.file.startDecks[deck].filter((id) => !removed.includes(id));
    return [...kept, ...added.filter((id) => cardOf(set, id).deck === deck)];
  };
  const start = { citizen: startOf('citizen'), military: startOf('military') };
  const begun = [...start.citizen, ...start.military, ...removed];
  const supply = set.file.cards.flatMap((card) => {
    if (card.nation !== null && (!abilities || card.nation !== nation)) return [];
    if (card.deck === 'military' && !military) return [];
    const out = begun.filter((id) => id === card.id).length;
    return Array.from({ length: card.copies - out }, () => card.id);
  });
  return { start, supply };
}
