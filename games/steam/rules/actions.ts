import { about, schema } from '@roundhouse/kernel';
import {
  buildSchema,
  declineMoveSchema,
  finishBuildingSchema,
  moveGoodsSchema,
  urbanizeSchema,
} from '@roundhouse/rails';
import * as z from 'zod/mini';
import { ACTION_TILES, GOODS } from '../content/components.ts';

const count = z.int().check(z.gte(0));
const good = about('the colour of the cube', z.enum(GOODS));
const space = about('the space of the goods supply, counted from 0', count);

const action = z.discriminatedUnion('type', [
  about('Bids.', z.strictObject({ type: z.literal('bid'), amount: about('dollars in all, $0 too', count) })),
  about(
    'Leaves the auction; with Turn Order, the first time, stays in it.',
    z.strictObject({ type: z.literal('pass') }),
  ),
  about(
    'Raises money at the price of income.',
    z.strictObject({ type: z.literal('buy-capital'), loans: about('how many times $5, 0 too', count) }),
  ),
  about(
    'Takes an action tile.',
    z.strictObject({
      type: z.literal('take-tile'),
      tile: about('which', z.enum(ACTION_TILES)),
      pass: about('true takes it without its action and its price', z.boolean()),
    }),
  ),
  buildSchema('Lays a tile: placing, improving or redirecting, as what lies there makes it.'),
  urbanizeSchema,
  about('Puts a set of cubes on the New City just placed.', z.strictObject({ type: z.literal('stock-city'), space })),
  about(
    'City Growth: puts a set of cubes on a city.',
    z.strictObject({ type: z.literal('grow-city'), city: about('the id of the city', z.string()), space }),
  ),
  finishBuildingSchema,
  moveGoodsSchema('Delivers a cube.', good),
  about('Raises the locomotive instead of moving a cube.', z.strictObject({ type: z.literal('improve-locomotive') })),
  declineMoveSchema,
  about(
    'Takes the points of a delivery.',
    z.strictObject({ type: z.literal('take-points'), as: about('as what', z.enum(['income', 'points'])) }),
  ),
  about(
    'Says how the seat takes points of other players’ deliveries from now on. Any seat in the game may say so at any time; `legal` never lists it, since it moves nothing on.',
    z.strictObject({
      type: z.literal('prefer'),
      as: about('always as one of them, or to be asked', z.enum(['ask', 'income', 'points'])),
    }),
  ),
]);

export type Action = z.infer<typeof action>;
export type ActionType = Action['type'];

export const actionSchema = schema<Action>(action);

/** What may be done in each phase. Besides, a preference may be set at any time. */
export const ACTIONS_IN = {
  'auction-places': ['bid', 'pass'],
  'buy-capital': ['buy-capital'],
  'auction-order': ['bid', 'pass'],
  'select-action-tiles': ['take-tile'],
  'build-track': ['build', 'urbanize', 'stock-city', 'grow-city', 'finish-building'],
  'move-goods': ['move-goods', 'improve-locomotive', 'decline-move'],
  'choose-points': ['take-points'],
} as const;

/** The part of the rules that each action belongs to. */
export const SECTION_OF: Readonly<Record<ActionType, string>> = {
  bid: 'auction',
  pass: 'auction',
  'buy-capital': 'buy-capital',
  'take-tile': 'select-action-tiles',
  build: 'build-track',
  urbanize: 'build-track',
  'stock-city': 'build-track',
  'grow-city': 'build-track',
  'finish-building': 'build-track',
  'move-goods': 'move-goods',
  'improve-locomotive': 'move-goods',
  'decline-move': 'move-goods',
  'take-points': 'choose-points',
  prefer: 'choose-points',
};
