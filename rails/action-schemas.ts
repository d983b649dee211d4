import { about } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const edge = z.int().check(z.gte(0), z.lte(5));

/** Laying a tile; `meaning` says what that can be in this game. */
export const buildSchema = (meaning: string) =>
  about(
    meaning,
    z.strictObject({
      type: z.literal('build'),
      hex: about('the hex', count),
      tile: about('the face', z.string()),
      rotation: about('its turn; any that looks the same will do', edge),
    }),
  );

export const urbanizeSchema = about(
  'Places a New City on a town.',
  z.strictObject({
    type: z.literal('urbanize'),
    hex: about('the hex of the town', count),
    city: about('the id of the New City', z.string()),
  }),
);

export const finishBuildingSchema = about('Is done building.', z.strictObject({ type: z.literal('finish-building') }));

/** Moving a cube of one of these colours, in the game's own word for it. */
export const moveGoodsSchema = <G extends z.ZodMiniType>(meaning: string, good: G) =>
  about(
    meaning,
    z.strictObject({
      type: z.literal('move-goods'),
      city: about('the id of the city that the cube leaves', z.string()),
      good,
      exits: about(
        'the route: for each place that the cube leaves, the first city included, the side of that place’s hex by which it leaves',
        z.array(edge),
      ),
    }),
  );

export const declineMoveSchema = about('Moves nothing.', z.strictObject({ type: z.literal('decline-move') }));
