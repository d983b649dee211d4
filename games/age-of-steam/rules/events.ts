import { about, type Immutable, schema } from '@roundhouse/kernel';
import { buildingFinishedSchema, goodsMovedSchema, trackBuiltSchema } from '@roundhouse/rails';
import * as z from 'zod/mini';
import { ACTIONS, GOODS } from '../content/components.ts';

const count = z.int().check(z.gte(0));
const seat = about('who it is about', count);
const good = about('the colour of the cube', z.enum(GOODS));
const dice = about('what the dice show', z.array(count));
const order = about('the player order', z.array(count));
const city = about('the id of the city', z.string());

const event = z.discriminatedUnion('type', [
  about('Dice for the first player order.', z.strictObject({ type: z.literal('order-rolled'), seat, dice })),
  about(
    'The set-up is done.',
    z.strictObject({ type: z.literal('game-started'), map: about('the name of the map', z.string()), order }),
  ),
  about(
    'Shares were issued.',
    z.strictObject({
      type: z.literal('shares-issued'),
      seat,
      shares: about('how many', count),
      cash: about('dollars they brought', count),
    }),
  ),
  about(
    'A bid in the auction.',
    z.strictObject({ type: z.literal('bid'), seat, amount: about('dollars in all', count) }),
  ),
  about('Somebody passed with the Turn Order action.', z.strictObject({ type: z.literal('passed'), seat })),
  about(
    'Somebody left the auction.',
    z.strictObject({
      type: z.literal('dropped-out'),
      seat,
      place: about('the place in player order that is theirs now, from 1', count),
      paid: about('dollars paid', count),
    }),
  ),
  about(
    'The auction is over.',
    z.strictObject({ type: z.literal('auction-won'), seat, paid: about('dollars paid', count), order }),
  ),
  about(
    'A special action was selected.',
    z.strictObject({ type: z.literal('action-selected'), seat, action: about('which', z.enum(ACTIONS)) }),
  ),
  about(
    'An engine grew.',
    z.strictObject({ type: z.literal('engine-raised'), seat, engine: about('links it pulls now', count) }),
  ),
  about(
    'A New City was placed.',
    z.strictObject({
      type: z.literal('urbanized'),
      seat,
      hex: about('where', count),
      town: about('the name of the town', z.string()),
      city: about('the id of the New City', z.string()),
      claimed: about('how many pieces of track that nobody owned became the seat’s', count),
    }),
  ),
  trackBuiltSchema,
  buildingFinishedSchema,
  goodsMovedSchema(z.enum(GOODS)),
  about('Somebody moved nothing.', z.strictObject({ type: z.literal('move-declined'), seat })),
  about(
    'Income came in.',
    z.strictObject({ type: z.literal('income-collected'), seat, income: about('dollars', count) }),
  ),
  about(
    'Expenses were paid, out of cash and then out of income.',
    z.strictObject({
      type: z.literal('expenses-paid'),
      seat,
      owed: about('dollars owed', count),
      paid: about('dollars paid', count),
      incomeLost: about('income lost for what could not be paid', count),
    }),
  ),
  about('Somebody could not pay and left the game.', z.strictObject({ type: z.literal('eliminated'), seat })),
  about(
    'High income fell.',
    z.strictObject({
      type: z.literal('income-reduced'),
      seat,
      loss: about('by how much', count),
      income: about('the income now', count),
    }),
  ),
  about('Somebody drew no goods with Production.', z.strictObject({ type: z.literal('production-declined'), seat })),
  about(
    'Somebody drew goods with Production.',
    z.strictObject({ type: z.literal('goods-drawn'), seat, goods: about('the cubes', z.array(z.enum(GOODS))) }),
  ),
  about(
    'A drawn cube was put on the goods display.',
    z.strictObject({
      type: z.literal('good-placed'),
      seat,
      good,
      column: about('the column, counted from 0', count),
      square: about('the square, counted from 0', count),
      city: about('the city that the column feeds', z.string()),
    }),
  ),
  about(
    'Dice for goods growth.',
    z.strictObject({
      type: z.literal('growth-rolled'),
      section: about('of which part of the display', z.enum(['light', 'dark'])),
      dice,
    }),
  ),
  about(
    'A cube came from the display to its city.',
    z.strictObject({ type: z.literal('goods-grown'), city, name: about('the name of the city', z.string()), good }),
  ),
  about('A turn began.', z.strictObject({ type: z.literal('turn-started'), turn: about('which, from 1', count) })),
  about('The game ended.', z.strictObject({ type: z.literal('game-over') })),
]);

/** What happened, as data; `describe` words it. */
export type Event = Immutable<z.infer<typeof event>>;

export const eventSchema = schema<Event>(event);
