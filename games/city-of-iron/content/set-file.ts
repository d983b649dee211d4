import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';

export const SET_FORMAT = 'city-of-iron-set/1';

const id = z.string().check(z.regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/, 'must be letters, digits and single hyphens'));
const name = z.string().check(z.minLength(1));
const whole = z.int().check(z.gte(0));
const positive = z.int().check(z.gte(1));
const price = z.strictObject({ coins: whole, science: whole });
const goods = z.record(id, positive);
const deck = z.enum(['citizen', 'military']);
const anyDeck = z.enum(['citizen', 'military', 'either']);
const vehicle = z.nullable(z.enum(['ship', 'airship']));
/** Cards of this mark are boxed when so many or fewer play. */
const marker = z.nullable(z.union([z.literal(2), z.literal(3)]));

const buildingEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('income-coins'), amount: positive }),
  z.strictObject({ type: z.literal('income-coins-per-building'), building: name, amount: positive }),
  z.strictObject({ type: z.literal('income-science'), amount: positive }),
  z.strictObject({ type: z.literal('round-draw'), deck: anyDeck, amount: positive }),
  z.strictObject({ type: z.literal('score-bonus'), good: id, amount: positive, maxRank: positive }),
]);

const cardEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('gain-coins'), amount: positive }),
  /** `base` and `amount` for each of what is counted, but no more than `max`. */
  z.strictObject({
    type: z.literal('gain-coins-per'),
    per: z.enum(['good-type', 'city', 'town']),
    amount: positive,
    base: whole,
    max: positive,
  }),
  z.strictObject({ type: z.literal('gain-science'), amount: positive }),
  z.strictObject({ type: z.literal('draw'), deck, amount: positive }),
  z.strictObject({ type: z.literal('build'), count: positive, coinDiscount: whole, scienceDiscount: whole }),
  z.strictObject({ type: z.literal('store'), count: positive }),
  z.strictObject({ type: z.literal('settle') }),
  z.strictObject({ type: z.literal('expand') }),
  z.strictObject({ type: z.literal('recover'), deck, amount: positive }),
  z.strictObject({ type: z.literal('steal'), amount: positive }),
  z.strictObject({ type: z.literal('demolish'), coins: whole }),
]);

const side = z.strictObject({ capacity: positive, draw: deck });

const ability = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move-building'), pay: price }),
  z.strictObject({ type: z.literal('card-pay-override'), card: id, pay: price }),
  z.strictObject({ type: z.literal('start-city-draw'), deck: anyDeck }),
  z.strictObject({ type: z.literal('second-bid') }),
]);

/** Everything in the box, as a file. */
const setFile = z.strictObject({
  format: z.literal(SET_FORMAT),
  id,
  name,
  provenance: z.string(),
  start: z.strictObject({ coins: whole, citizenDraws: whole }),
  baseIncome: whole,
  actions: positive,
  taxCoins: positive,
  sciencePrice: whole,
  rowDiscard: positive,
  rowSlots: z.strictObject({ '2': positive, '3': positive, '4': positive }),
  incomePerGoodsBuilding: whole,
  incomePerTown: whole,
  /** The price of each space, left to right. */
  bidTrack: z.array(whole),
  landTypes: z.array(id),
  goods: z.array(z.strictObject({ id, name, coins: whole, first: whole, second: whole, threshold: positive })),
  thresholdPoints: whole,
  scoreCards: z.array(z.strictObject({ deck: id, science: whole })),
  bonuses: z.strictObject({ coins: whole, distance: whole, buildings: whole, cards: whole, towns: whole }),
  storedPoints: z.int(),
  /** Names of buildings that the family game does without. */
  familyBoxed: z.array(name),
  /** Towns with one of these goods are boxed, by the number of players. */
  townsBoxed: z.record(z.string().check(z.regex(/^[2-4]$/)), z.array(id)),
  buildings: z.array(
    z.strictObject({
      id,
      deck: id,
      name,
      cost: price,
      land: z.nullable(id),
      goods,
      effects: z.array(buildingEffect),
      marker,
    }),
  ),
  towns: z.array(
    z.strictObject({
      id,
      stars: positive,
      name,
      goods,
      defense: z.strictObject({ unconquered: positive, conquered: positive }),
      distance: whole,
    }),
  ),
  lands: z.array(
    z.strictObject({ id, name, home: z.nullable(id), distance: whole, types: z.array(id), vehicle, marker }),
  ),
  /** The first one is the starting city. */
  tokens: z.array(z.strictObject({ id, city: z.nullable(side), district: z.nullable(side) })),
  cards: z.array(
    z.strictObject({
      id,
      deck,
      name,
      /** Only in this nation's set, and only with nation abilities. */
      nation: z.nullable(id),
      copies: positive,
      cost: price,
      skills: z.strictObject({ distance: whole, work: whole }),
      attack: whole,
      vehicle,
      action: z.nullable(
        z.strictObject({
          free: z.boolean(),
          /** `land`: the distance of the land that is settled. */
          fuel: z.strictObject({ distance: z.union([whole, z.literal('land')]), work: whole }),
          /** The owner picks one of them. */
          ways: z.array(z.strictObject({ pay: price, effects: z.array(cardEffect).check(z.minLength(1)) })),
        }),
      ),
    }),
  ),
  startDecks: z.strictObject({ citizen: z.array(id), military: z.array(id) }),
  nations: z.array(
    z.strictObject({
      id,
      name,
      startCapacity: positive,
      abilities: z.array(ability),
      startDeckChanges: z.array(z.strictObject({ remove: z.nullable(id), add: z.nullable(id) })),
    }),
  ),
});

export type SetFile = z.infer<typeof setFile>;
export type Price = z.infer<typeof price>;
export type DeckName = z.infer<typeof deck>;
export type Draw = z.infer<typeof anyDeck>;
export type Goods = Readonly<Record<string, number>>;
export type Building = SetFile['buildings'][number];
export type BuildingEffect = z.infer<typeof buildingEffect>;
export type Card = SetFile['cards'][number];
export type CardAction = NonNullable<Card['action']>;
export type CardEffect = z.infer<typeof cardEffect>;
export type Town = SetFile['towns'][number];
export type Land = SetFile['lands'][number];
export type Token = SetFile['tokens'][number];
export type Nation = SetFile['nations'][number];
export type Good = SetFile['goods'][number];

export const setFileSchema = schema<SetFile>(setFile);
