import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { ACTIONS, GOODS } from '../content/components.ts';

const count = z.int().check(z.gte(0));
const hex = count;
const good = z.enum(GOODS);
const edge = z.int().check(z.gte(0), z.lte(5));

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('issue-shares'), shares: count }),
  z.strictObject({ type: z.literal('bid'), amount: count }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('drop-out') }),
  z.strictObject({ type: z.literal('select-action'), action: z.enum(ACTIONS) }),
  z.strictObject({ type: z.literal('urbanize'), hex, city: z.string() }),
  z.strictObject({ type: z.literal('build'), hex, tile: z.string(), rotation: edge }),
  z.strictObject({ type: z.literal('finish-building') }),
  z.strictObject({ type: z.literal('move-goods'), city: z.string(), good, exits: z.array(edge) }),
  z.strictObject({ type: z.literal('upgrade-engine') }),
  z.strictObject({ type: z.literal('decline-move') }),
  z.strictObject({ type: z.literal('draw-goods') }),
  z.strictObject({ type: z.literal('decline-production') }),
  z.strictObject({ type: z.literal('place-good'), good, column: count, square: count }),
]);

export type Action = z.infer<typeof action>;

export type ActionType = Action['type'];

export const actionSchema = schema<Action>(action);

/** What may be done in each phase. */
export const ACTIONS_IN = {
  'issue-shares': ['issue-shares'],
  'determine-player-order': ['bid', 'pass', 'drop-out'],
  'select-actions': ['select-action'],
  'build-track': ['urbanize', 'build', 'finish-building'],
  'move-goods': ['move-goods', 'upgrade-engine', 'decline-move'],
  'goods-growth': ['draw-goods', 'decline-production', 'place-good'],
} as const;

/** The section of the rules that each action belongs to. */
export const SECTION_OF: Readonly<Record<ActionType, string>> = {
  'issue-shares': 'issue-shares',
  bid: 'determine-player-order',
  pass: 'determine-player-order',
  'drop-out': 'determine-player-order',
  'select-action': 'select-actions',
  urbanize: 'build-track',
  build: 'build-track',
  'finish-building': 'build-track',
  'move-goods': 'move-goods',
  'upgrade-engine': 'move-goods',
  'decline-move': 'move-goods',
  'draw-goods': 'goods-growth',
  'decline-production': 'goods-growth',
  'place-good': 'goods-growth',
};
