import { type ContentNames, ContentShelf, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import box from './box.json' with { type: 'json' };

/** What a character can do; each has a file or a line of its own under `rules/abilities/`. */
export const ABILITIES = [
  'old-empire',
  'capital',
  'transmogrify',
  'perpetual-motion',
  'rail-baron',
  'new-construction',
  'market-sense',
  'demand-control',
  'gamble',
  'bamboozle',
  'expert-pilot',
  'expert-mechanic',
  'intimidate',
  'steal',
] as const;
export type Ability = (typeof ABILITIES)[number];

const BOX_FORMAT = 'kings-of-air-and-steam-box/1';

const count = z.int().check(z.gte(0));

/** Flights are kept by a key that has room for this. */
export const LONGEST_FLIGHT = 15;
const distance = z.int().check(z.gte(0), z.lte(LONGEST_FLIGHT));

const move = z.strictObject({
  /** The shortest and the longest flight. */
  from: distance,
  to: distance,
  /** How many flights, one after the other. */
  flights: z._default(z.int().check(z.gte(1)), 1),
  straight: z._default(z.boolean(), false),
});

const letter = z.string().check(z.regex(/^[A-G]$/));

const special = z.strictObject({
  letter,
  diamonds: count,
  /** Null: the airship does not move at all, not even by 0. */
  move: z.nullable(move),
  actions: z._default(z.int().check(z.gte(1)), 1),
  /** Goods that may be shipped between movement and action. */
  shipment: z._default(count, 0),
  /** Goods that may be taken from others between movement and action. */
  theft: z._default(count, 0),
});

const character = z.strictObject({
  id: z.string(),
  name: z.string(),
  ability: z.enum(ABILITIES),
  tokens: z._default(count, 0),
  startCash: z.optional(count),
  startDepots: z.optional(z.int().check(z.gte(1))),
  depotDiscount: z.optional(count),
  costPerTile: z.optional(count),
  maxWager: z.optional(count),
  bonusPerGood: z.optional(count),
  /** Dollars that are stolen. */
  amount: z.optional(count),
});

const points = z.record(z.string(), count);

const boxFile = z.strictObject({
  format: z.literal(BOX_FORMAT),
  id: z.string(),
  provenance: z.string(),
  deck: z.array(z.strictObject({ id: z.string(), letter, diamonds: count, count: z.int().check(z.gte(1)), move })),
  airshipTracks: z.record(
    z.string(),
    z.array(z.strictObject({ cost: count, diamonds: count, cargo: z.int().check(z.gte(1)) })).check(z.minLength(1)),
  ),
  basicTrack: z.string(),
  trainTrack: z.array(z.strictObject({ cost: count, rating: z.int().check(z.gte(1)) })).check(z.minLength(1)),
  airshipPoints: points,
  trainPoints: points,
  prices: z.array(z.int().check(z.gte(1))).check(z.minLength(1)),
  teams: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      priority: z.int(),
      track: z.string(),
      special,
      characters: z.tuple([character, character]),
    }),
  ),
});

export type Box = z.infer<typeof boxFile>;
export type Team = Box['teams'][number];
export type Character = Team['characters'][number];
export type Move = z.infer<typeof move>;
export type CardId = string;

/** A movement card, common or special. */
export interface Card {
  readonly id: CardId;
  readonly letter: string;
  readonly diamonds: number;
  readonly move: Move | null;
  readonly actions: number;
  readonly shipment: number;
  readonly theft: number;
}

export const SPECIAL_CARD: CardId = 'special';
const CARDS_TO_PLAN = 4;

function problemsOf({ deck, airshipTracks, basicTrack, teams }: Box): string[] {
  const problems: string[] = [];
  const cards = deck.reduce((sum, card) => sum + card.count, 0);
  if (cards < CARDS_TO_PLAN) problems.push(`the deck has ${cards} cards, but ${CARDS_TO_PLAN} are planned`);
  for (const track of [basicTrack, ...teams.map((team) => team.track)]) {
    if (airshipTracks[track] === undefined) problems.push(`there is no airship track "${track}"`);
  }
  const ids = [...deck, ...teams, ...teams.flatMap((team) => team.characters)].map(({ id }) => id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`the id "${id}" is used twice`);
  if (ids.includes(SPECIAL_CARD)) problems.push(`the id "${SPECIAL_CARD}" belongs to the special cards`);
  for (const {
    move: { from, to },
  } of deck)
    if (from > to) problems.push(`a card moves from ${from} to ${to}`);
  const priorities = teams.map(({ priority }) => priority);
  if (new Set(priorities).size < priorities.length) problems.push('two teams have the same priority number');
  if (teams.length < 7) problems.push('seven players need seven teams');
  return [...new Set(problems)];
}

export function specialCardOf({ special: printed }: Team): Card {
  return { id: SPECIAL_CARD, ...printed };
}

/** A box with everything to be found by its id. */
export interface BoxContent {
  readonly id: string;
  readonly box: Box;
  readonly commonCards: ReadonlyMap<CardId, Card>;
  readonly specialCards: ReadonlyMap<string, Card>;
  readonly teams: ReadonlyMap<string, Team>;
  readonly characters: ReadonlyMap<string, Character>;
}

function shelved(read: Box): BoxContent {
  return {
    id: read.id,
    box: read,
    commonCards: new Map(read.deck.map((card) => [card.id, { ...card, actions: 1, shipment: 0, theft: 0 }])),
    specialCards: new Map(read.teams.map((team) => [team.id, specialCardOf(team)])),
    teams: new Map(read.teams.map((team) => [team.id, team])),
    characters: new Map(read.teams.flatMap((team) => team.characters).map((one) => [one.id, one])),
  };
}

/** The box that comes with the game. */
export const boxes = ContentShelf.of(
  { kind: 'box', field: null, format: BOX_FORMAT, schema: schema<Box>(boxFile), problemsOf, contentFrom: shelved },
  [{ json: box, source: 'box.json' }],
);

interface Boxed {
  readonly content: ContentNames;
}

/** The box that a position is played with. */
export function boxOf(p: Boxed): Box {
  return boxes.of(p).box;
}

export function findTeam(p: Boxed, id: string | null): Team | undefined {
  return id === null ? undefined : boxes.of(p).teams.get(id);
}

export function findCharacter(p: Boxed, id: string | null): Character | undefined {
  return id === null ? undefined : boxes.of(p).characters.get(id);
}

export function findCard(p: Boxed, team: string | null, id: CardId): Card | undefined {
  const { commonCards, specialCards } = boxes.of(p);
  if (id !== SPECIAL_CARD) return commonCards.get(id);
  return team === null ? undefined : specialCards.get(team);
}
