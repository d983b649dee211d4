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
import { ACTION_TILES, GOODS, INCOME, MAX_LEVEL } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const seat = about('who decides', count);
const good = z.enum(GOODS);
const seats = z.array(count);

const moveGoods = about(
  'Goods are moved.',
  z.strictObject({
    name: z.literal('move-goods'),
    seat,
    round: about('1 or 2', z.int().check(z.gte(1), z.lte(2))),
    improved: about('the seats that have raised their locomotive instead of moving this turn: each only once', seats),
  }),
);

const points = about('how many points', z.int().check(z.gte(1)));

const phase = z.discriminatedUnion('name', [
  about(
    'Base game: the places of the first turn are auctioned one by one.',
    z.strictObject({
      name: z.literal('auction-places'),
      seat,
      bid: about('the highest bid for this place; null before the first', z.nullable(count)),
      leader: about('whose bid that is', z.nullable(count)),
      bidding: about('the seats still bidding for this place', seats),
      placed: about('the seats that have a place, the first one first', seats),
    }),
  ),
  about('Base game: capital is bought.', z.strictObject({ name: z.literal('buy-capital'), seat })),
  about(
    'Standard game: the auction for turn order.',
    z.strictObject({
      name: z.literal('auction-order'),
      seat,
      bids: about('by seat: the last bid; null before the first', z.array(z.nullable(count))),
      bidding: about('the seats still in the auction', seats),
      passed: about('the seats that have passed for good, the first one first', seats),
      freePasses: about('the seats that may still pass once and stay in', seats),
    }),
  ),
  about('Action tiles are taken.', z.strictObject({ name: z.literal('select-action-tiles'), seat })),
  about(
    'Track is built.',
    z.strictObject({
      name: z.literal('build-track'),
      seat,
      ...buildingFields,
      special: about(
        'what the seat’s action tile still allows: `none`, `city-growth` or `urbanization`; `done` afterwards',
        z.enum(['none', 'city-growth', 'urbanization', 'done']),
      ),
      stocking: about('the New City just placed, which waits for its set of cubes; or null', z.nullable(z.string())),
    }),
  ),
  moveGoods,
  about(
    'An owner of links that a delivery used chooses income or points.',
    z.strictObject({
      name: z.literal('choose-points'),
      seat,
      points,
      queue: about('who chooses afterwards', z.array(z.strictObject({ seat: about('who', count), points }))),
      after: about('the phase of moving goods that goes on then', moveGoods),
    }),
  ),
  about('The end: nobody decides any more.', z.strictObject({ name: z.literal('game-over') })),
]);

const shape = schema<Given<Position>>(
  z.strictObject({
    map: about('the id of the map', z.string()),
    content: z.optional(contentNames),
    mode: about('the rules that are played', z.enum(['base', 'standard'])),
    turn: about('counted from 1', z.int().check(z.gte(1))),
    phase: about('what is being decided', phase),
    order: about('the seats still in the game, in turn order', seats),
    players: about(
      'by seat',
      z.array(
        z.strictObject({
          cash: about('dollars in hand', count),
          income: about(
            'dollars collected each turn; paid when below 0',
            z.int().check(z.gte(INCOME.min), z.lte(INCOME.max)),
          ),
          points: about('points on the victory track', count),
          level: about('how many links the locomotive pulls a cube over', z.int().check(z.gte(1), z.lte(MAX_LEVEL))),
          tile: about(
            'the action tile taken this turn, or null; in the standard game it stays until the next auction, for Turn Order',
            z.nullable(z.enum(ACTION_TILES)),
          ),
          passedTile: about('whether it was taken without its action', z.boolean()),
          hasBuilt: about('whether the player has ever laid a tile: the first one must start at a city', z.boolean()),
          preference: about(
            'how the player takes points of others’ deliveries: asked each time, or always as one of the two',
            z.enum(['ask', 'income', 'points']),
          ),
          outInTurn: about('the turn in which the player went bankrupt; null while in the game', z.nullable(z.int())),
        }),
      ),
    ),
    track: trackSchema,
    cubes: about(
      'by id of every city and New City on the map: its cubes, in the order of the goods',
      z.record(z.string(), z.array(good)),
    ),
    grown: about('the cities with a City Growth marker', z.array(z.string())),
    supply: about('the goods supply: the set of cubes on each space, [] where one was taken', z.array(z.array(good))),
    bag: about('how many cubes of each colour are out of play, those delivered included', z.record(good, count)),
  }),
);

export function positionSchema(box: ContentBox<unknown>): Schema<Position> {
  return playableSchema(
    shape,
    (given) => ({ ...given, content: box.namedBy(given) }),
    (position) => positionProblem(position, boardOf(position)),
  );
}
