import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';

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

export const BOX_FORMAT = 'kings-of-air-and-steam-box/1';

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

export const boxFileSchema = schema<Box>(boxFile);
