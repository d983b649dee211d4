import { type ContentBox, contentNames, type Given, MalformedError, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { ACTIONS, GOODS, MAX_ENGINE, MAX_SHARES } from '../content/components.ts';
import { MOST_CUBES } from '../content/map-file.ts';
import { boardOf } from '../content/maps.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const seat = count;
/** Far more than any game brings. A bidder is offered every amount up to their cash, so that must stay a list one can hold. */
const money = z.int().check(z.lte(10_000));
const good = z.enum(GOODS);
const seats = z.array(seat);

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('issue-shares'), seat }),
  z.strictObject({
    name: z.literal('determine-player-order'),
    seat,
    bids: z.array(count),
    bidding: seats,
    dropped: seats,
    passes: seats,
  }),
  z.strictObject({ name: z.literal('select-actions'), seat }),
  z.strictObject({
    name: z.literal('build-track'),
    seat,
    builds: count,
    urbanized: z.boolean(),
    touched: z.array(count),
    fresh: z.array(z.strictObject({ hex: count, edge: z.int().check(z.gte(0), z.lte(5)) })),
  }),
  z.strictObject({ name: z.literal('move-goods'), seat, round: z.int().check(z.gte(1), z.lte(2)), stepped: seats }),
  z.strictObject({ name: z.literal('goods-growth'), seat, drawn: z.nullable(z.array(good)) }),
  z.strictObject({ name: z.literal('game-over') }),
]);

const shape = schema<Given<Position>>(
  z.strictObject({
    map: z.string(),
    content: z.optional(contentNames),
    turn: z.int().check(z.gte(1)),
    phase,
    order: seats,
    players: z.array(
      z.strictObject({
        cash: money.check(z.gte(0)),
        income: money,
        shares: count.check(z.lte(MAX_SHARES)),
        engine: z.int().check(z.gte(1), z.lte(MAX_ENGINE)),
        action: z.nullable(z.enum(ACTIONS)),
        hasBuilt: z.boolean(),
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
    display: z.array(z.array(z.nullable(good))),
    bag: z.record(good, count.check(z.lte(MOST_CUBES))),
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
