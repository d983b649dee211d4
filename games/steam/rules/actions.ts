import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { ACTION_TILES, GOODS } from '../content/components.ts';

const count = z.int().check(z.gte(0));
const hex = count;
const good = z.enum(GOODS);
const edge = z.int().check(z.gte(0), z.lte(5));

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), amount: count }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('buy-capital'), loans: count }),
  /** `pass`: the tile is taken without its effect, and without its price. */
  z.strictObject({ type: z.literal('take-tile'), tile: z.enum(ACTION_TILES), pass: z.boolean() }),
  z.strictObject({ type: z.literal('build'), hex, tile: z.string(), rotation: edge }),
  z.strictObject({ type: z.literal('urbanize'), hex, city: z.string() }),
  z.strictObject({ type: z.literal('stock-city'), space: count }),
  z.strictObject({ type: z.literal('grow-city'), city: z.string(), space: count }),
  z.strictObject({ type: z.literal('finish-building') }),
  z.strictObject({ type: z.literal('move-goods'), city: z.string(), good, exits: z.array(edge) }),
  z.strictObject({ type: z.literal('improve-locomotive') }),
  z.strictObject({ type: z.literal('decline-move') }),
  z.strictObject({ type: z.literal('take-points'), as: z.enum(['income', 'points']) }),
  z.strictObject({ type: z.literal('prefer'), as: z.enum(['ask', 'income', 'points']) }),
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
