import { type ContentBox, contentNames, type Given, MalformedError, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { ACTION_TILES, GOODS, INCOME, MAX_LEVEL } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const seat = count;
const good = z.enum(GOODS);
const seats = z.array(seat);
const side = z.strictObject({ hex: count, edge: z.int().check(z.gte(0), z.lte(5)) });

const moveGoods = z.strictObject({
  name: z.literal('move-goods'),
  seat,
  round: z.int().check(z.gte(1), z.lte(2)),
  improved: seats,
});

const phase = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('auction-places'),
    seat,
    bid: z.nullable(count),
    leader: z.nullable(seat),
    bidding: seats,
    placed: seats,
  }),
  z.strictObject({ name: z.literal('buy-capital'), seat }),
  z.strictObject({
    name: z.literal('auction-order'),
    seat,
    bids: z.array(z.nullable(count)),
    bidding: seats,
    passed: seats,
    freePasses: seats,
  }),
  z.strictObject({ name: z.literal('select-action-tiles'), seat }),
  z.strictObject({
    name: z.literal('build-track'),
    seat,
    builds: count,
    special: z.enum(['none', 'city-growth', 'urbanization', 'done']),
    stocking: z.nullable(z.string()),
    touched: z.array(count),
    fresh: z.array(side),
  }),
  moveGoods,
  z.strictObject({
    name: z.literal('choose-points'),
    seat,
    points: z.int().check(z.gte(1)),
    queue: z.array(z.strictObject({ seat, points: z.int().check(z.gte(1)) })),
    after: moveGoods,
  }),
  z.strictObject({ name: z.literal('game-over') }),
]);

const shape = schema<Given<Position>>(
  z.strictObject({
    map: z.string(),
    content: z.optional(contentNames),
    mode: z.enum(['base', 'standard']),
    turn: z.int().check(z.gte(1)),
    phase,
    order: seats,
    players: z.array(
      z.strictObject({
        cash: count,
        income: z.int().check(z.gte(INCOME.min), z.lte(INCOME.max)),
        points: count,
        level: z.int().check(z.gte(1), z.lte(MAX_LEVEL)),
        tile: z.nullable(z.enum(ACTION_TILES)),
        passedTile: z.boolean(),
        hasBuilt: z.boolean(),
        preference: z.enum(['ask', 'income', 'points']),
        outInTurn: z.nullable(z.int()),
      }),
    ),
    track: z.array(
      z.nullable(
        z.union([
          z.strictObject({
            tile: z.string(),
            rotation: z.int().check(z.gte(0), z.lte(5)),
            owners: z.array(z.nullable(seat)),
          }),
          z.strictObject({ city: z.string() }),
        ]),
      ),
    ),
    cubes: z.record(z.string(), z.array(good)),
    grown: z.array(z.string()),
    supply: z.array(z.array(good)),
    bag: z.record(good, count),
  }),
);

/** A position from outside: its fields are well formed, and they fit together well enough to play on. */
export function positionSchema(box: ContentBox<unknown>): Schema<Position> {
  return {
    jsonSchema: shape.jsonSchema,
    parse(input) {
      const given = shape.parse(input);
      const position: Position = { ...given, content: box.namedBy(given) };
      const problem = positionProblem(position, boardOf(position));
      if (problem !== null) throw new MalformedError(problem.where, problem.what);
      return position;
    },
  };
}
