import { about, type Immutable, schema } from '@roundhouse/kernel';
import { buildingFinishedSchema, goodsMovedSchema, trackBuiltSchema } from '@roundhouse/rails';
import * as z from 'zod/mini';
import { ACTION_TILES, GOODS } from '../content/components.ts';

const whole = z.int();
const count = z.int().check(z.gte(0));
const seat = about('who it is about', count);
const dollars = about('dollars', count);

const stocked = {
  seat,
  hex: about('where', count),
  city: about('the name of the city', z.string()),
  goods: about('the cubes it got', z.array(z.enum(GOODS))),
};

const event = z.discriminatedUnion('type', [
  about(
    'The set-up is done.',
    z.strictObject({
      type: z.literal('game-started'),
      map: about('the name of the map', z.string()),
      mode: about('the rules that are played', z.enum(['base', 'standard'])),
      first: about('who is first', count),
    }),
  ),
  about('A bid in an auction.', z.strictObject({ type: z.literal('bid'), seat, amount: dollars })),
  about(
    'Somebody passed in an auction.',
    z.strictObject({
      type: z.literal('passed'),
      seat,
      free: about('true for the pass of Turn Order, after which one stays in', z.boolean()),
    }),
  ),
  about(
    'A place in turn order was won.',
    z.strictObject({
      type: z.literal('place-taken'),
      seat,
      place: about('from 1', count),
      paid: about('dollars paid', count),
    }),
  ),
  about(
    'Somebody raised capital in the phase for it.',
    z.strictObject({ type: z.literal('capital-bought'), seat, cash: dollars }),
  ),
  about(
    'Somebody raised money to pay for something.',
    z.strictObject({
      type: z.literal('money-raised'),
      seat,
      cash: dollars,
      income: about('income given up for it', whole),
      points: about('points given up for it', count),
    }),
  ),
  about(
    'An action tile was taken.',
    z.strictObject({
      type: z.literal('tile-taken'),
      seat,
      tile: about('which', z.enum(ACTION_TILES)),
      pass: about('whether without its action', z.boolean()),
      price: about('dollars paid', count),
    }),
  ),
  about(
    'A locomotive was improved.',
    z.strictObject({ type: z.literal('locomotive-improved'), seat, level: about('its level now', count) }),
  ),
  trackBuiltSchema,
  about(
    'A New City was placed.',
    z.strictObject({
      type: z.literal('urbanized'),
      seat,
      hex: about('where', count),
      town: about('the name of the town', z.string()),
      city: about('the id of the New City', z.string()),
      color: about('what it takes', z.enum(GOODS)),
    }),
  ),
  about('A New City got its cubes.', z.strictObject({ type: z.literal('city-stocked'), ...stocked })),
  about('A city got cubes by City Growth.', z.strictObject({ type: z.literal('city-grown'), ...stocked })),
  buildingFinishedSchema,
  goodsMovedSchema(z.enum(GOODS)),
  about(
    'Points of a delivery were taken.',
    z.strictObject({
      type: z.literal('points-taken'),
      seat,
      points: about('how many', count),
      as: about('as what', z.enum(['income', 'points'])),
    }),
  ),
  about(
    'Somebody said how to take points from now on.',
    z.strictObject({ type: z.literal('preference-set'), seat, as: about('how', z.enum(['ask', 'income', 'points'])) }),
  ),
  about('Somebody moved nothing.', z.strictObject({ type: z.literal('move-declined'), seat })),
  about(
    'Income came in; in the standard game less the upkeep of the locomotive.',
    z.strictObject({ type: z.literal('income-collected'), seat, amount: dollars }),
  ),
  about(
    'Somebody paid whose income is below 0 or, in the standard game, below the upkeep of the locomotive.',
    z.strictObject({
      type: z.literal('expenses-paid'),
      seat,
      amount: dollars,
      pointsLost: about('points given up to pay', count),
      incomeLost: about('income given up to pay', count),
    }),
  ),
  about('Somebody could not pay and left the game.', z.strictObject({ type: z.literal('bankrupt'), seat })),
  about(
    'The turn order is settled.',
    z.strictObject({ type: z.literal('order-set'), order: about('the seats, the first one first', z.array(count)) }),
  ),
  about('A turn began.', z.strictObject({ type: z.literal('turn-started'), turn: about('which, from 1', count) })),
  about('The game ended.', z.strictObject({ type: z.literal('game-over') })),
]);

/** What happened, as data; `describe` words it. */
export type Event = Immutable<z.infer<typeof event>>;

export const eventSchema = schema<Event>(event);
