import { about, schema } from '@roundhouse/kernel';
import {
  buildSchema,
  declineMoveSchema,
  finishBuildingSchema,
  moveGoodsSchema,
  urbanizeSchema,
} from '@roundhouse/rails';
import * as z from 'zod/mini';
import { ACTIONS, GOODS } from '../content/components.ts';

const count = z.int().check(z.gte(0));
const good = about('the colour of the cube', z.enum(GOODS));

const action = z.discriminatedUnion('type', [
  about('Issues shares.', z.strictObject({ type: z.literal('issue-shares'), shares: about('how many, 0 too', count) })),
  about('Bids.', z.strictObject({ type: z.literal('bid'), amount: about('dollars in all, not dollars more', count) })),
  about('Passes with the Turn Order action, once.', z.strictObject({ type: z.literal('pass') })),
  about('Leaves the auction.', z.strictObject({ type: z.literal('drop-out') })),
  about(
    'Selects a special action for this turn.',
    z.strictObject({ type: z.literal('select-action'), action: about('which', z.enum(ACTIONS)) }),
  ),
  urbanizeSchema,
  buildSchema('Lays a tile: placing, replacing or redirecting, as what lies there makes it.'),
  finishBuildingSchema,
  moveGoodsSchema('Moves a cube.', good),
  about('Raises the engine instead of moving a cube.', z.strictObject({ type: z.literal('upgrade-engine') })),
  declineMoveSchema,
  about('Draws the cubes of Production.', z.strictObject({ type: z.literal('draw-goods') })),
  about('Draws none.', z.strictObject({ type: z.literal('decline-production') })),
  about(
    'Puts a drawn cube on an empty square of the goods display.',
    z.strictObject({
      type: z.literal('place-good'),
      good,
      column: about('the column, counted from 0', count),
      square: about('the square of it, counted from 0 at the top', count),
    }),
  ),
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
