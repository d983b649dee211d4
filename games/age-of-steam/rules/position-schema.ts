import {
  about,
  type ContentBox,
  contentNames,
  type Given,
  playableSchema,
  type Schema,
  schema,
} from '@roundhouse/kernel';
import { buildingFields, trackSchema } from '@roundhouse/rails';
import * as z from 'zod/mini';
import { ACTIONS, GOODS, MAX_ENGINE, MAX_SHARES } from '../content/components.ts';
import { MOST_CUBES } from '../content/map-file.ts';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const seat = about('who decides', count);
/** Far more than any game brings. A bidder is offered every amount up to their cash, so that must stay a list one can hold. */
const money = z.int().check(z.lte(10_000));
const good = z.enum(GOODS);
const seats = z.array(count);

const phase = z.discriminatedUnion('name', [
  about('I. Shares are issued.', z.strictObject({ name: z.literal('issue-shares'), seat })),
  about(
    'II. The auction for player order.',
    z.strictObject({
      name: z.literal('determine-player-order'),
      seat,
      bids: about('by seat: the last bid, 0 before the first', z.array(count)),
      bidding: about('the seats still in the auction, in the order of the last turn', seats),
      dropped: about('the seats that have left it, the first one first', seats),
      passes: about('the seats that may still pass once and stay in', seats),
    }),
  ),
  about('III. Special actions are selected.', z.strictObject({ name: z.literal('select-actions'), seat })),
  about(
    'IV. Track is built.',
    z.strictObject({
      name: z.literal('build-track'),
      seat,
      ...buildingFields,
      urbanized: about('whether the seat has placed its New City this turn', z.boolean()),
    }),
  ),
  about(
    'V. Goods are moved.',
    z.strictObject({
      name: z.literal('move-goods'),
      seat,
      round: about('1 or 2', z.int().check(z.gte(1), z.lte(2))),
      stepped: about('the seats that have raised their engine instead of moving this turn: each only once', seats),
    }),
  ),
  about(
    'IX. The holder of Production draws cubes and places them.',
    z.strictObject({
      name: z.literal('goods-growth'),
      seat,
      drawn: about('the cubes still to be placed; null before the draw', z.nullable(z.array(good))),
    }),
  ),
  about('The end: nobody decides any more.', z.strictObject({ name: z.literal('game-over') })),
]);

const shape = schema<Given<Position>>(
  z.strictObject({
    map: about('the id of the map', z.string()),
    content: z.optional(contentNames),
    turn: about('counted from 1', z.int().check(z.gte(1))),
    phase: about('what is being decided', phase),
    order: about('the seats still in the game, in player order', seats),
    players: about(
      'by seat',
      z.array(
        z.strictObject({
          cash: about('dollars in hand', money.check(z.gte(0))),
          income: about('dollars collected each turn', money),
          shares: about('shares issued', count.check(z.lte(MAX_SHARES))),
          engine: about('how many links the engine pulls a cube over', z.int().check(z.gte(1), z.lte(MAX_ENGINE))),
          action: about(
            'the special action selected, or null; it stays until the next selection, so that Turn Order counts in the next auction',
            z.nullable(z.enum(ACTIONS)),
          ),
          hasBuilt: about('whether the player has ever laid a tile: the first one must start at a city', z.boolean()),
          outInTurn: about('the turn in which the player left the game; null while in it', z.nullable(z.int())),
        }),
      ),
    ),
    track: trackSchema,
    cubes: about(
      'by id of every city and New City on the map: its cubes, in the order of the goods',
      z.record(z.string(), z.array(good)),
    ),
    display: about(
      'the goods display, by column: its squares from the top, null for an empty one',
      z.array(z.array(z.nullable(good))),
    ),
    bag: about('how many cubes of each colour are in the bag', z.record(good, count.check(z.lte(MOST_CUBES)))),
  }),
);

export function positionSchema(box: ContentBox<unknown>): Schema<Position> {
  return playableSchema(
    shape,
    (given) => ({ ...given, content: box.namedBy(given) }),
    (position) => positionProblem(position, boardOf(position)),
  );
}
