import { type ContentBox, contentNames, type Given, MalformedError, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { areaFrom, boardSets } from '../content/area.ts';
import { GOODS, ROUNDS, SOCKETS } from '../content/components.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const level = z.int().check(z.gte(1));
const seat = count;
const space = count;
const good = z.enum(GOODS);
const stock = z.strictObject({ chemicals: count, machinery: count, food: count, textiles: count, luxuries: count });
const pair = z.tuple([count, count]);

const shipment = z.strictObject({
  from: space,
  good,
  count: z.int().check(z.gte(1)),
  odd: z.nullable(good),
  to: z.union([z.strictObject({ city: count }), z.strictObject({ depot: space })]),
});

const steps = [
  z.strictObject({ name: z.literal('flight'), seat, card: z.string() }),
  z.strictObject({ name: z.literal('rob'), seat, victims: z.array(seat) }),
  z.strictObject({ name: z.literal('cargo'), seat, loaded: z.array(good), jettisoned: z.array(good) }),
  z.strictObject({ name: z.literal('extra-shipment'), seat, goods: count }),
  z.strictObject({ name: z.literal('steal-good'), seat }),
  z.strictObject({ name: z.literal('action'), seat }),
  z.strictObject({ name: z.literal('second-action'), seat }),
  z.strictObject({ name: z.literal('choose-route'), seat, shipment }),
  z.strictObject({
    name: z.literal('deliver'),
    seat,
    delivery: z.strictObject({ shipment, stops: z.array(space) }),
  }),
  z.strictObject({ name: z.literal('choose-demand'), seat, city: count, offered: z.nullable(z.array(good)) }),
  z.strictObject({ name: z.literal('place-free-depot'), seat, link: count }),
] as const;

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('choose-team'), seat }),
  z.strictObject({ name: z.literal('choose-character') }),
  z.strictObject({ name: z.literal('place-depot'), seat, queue: z.array(seat) }),
  z.strictObject({ name: z.literal('plan') }),
  ...steps,
  z.strictObject({ name: z.literal('upkeep'), seat }),
  z.strictObject({ name: z.literal('clearance'), seat }),
  z.strictObject({ name: z.literal('clearance-route'), seat, from: space, good }),
  z.strictObject({ name: z.literal('game-over') }),
]);

const shape = schema<Given<Position>>(
  z.strictObject({
    mode: z.enum(['basic', 'normal']),
    layout: z.string(),
    content: z.optional(contentNames),
    round: z.int().check(z.gte(0), z.lte(ROUNDS)),
    cycle: z.int().check(z.gte(0), z.lte(SOCKETS)),
    phase,
    agenda: z.array(z.discriminatedUnion('name', [...steps])),
    order: z.array(seat),
    turn: count,
    firstPlayer: seat,
    players: z
      .array(
        z.strictObject({
          team: z.nullable(z.string()),
          character: z.nullable(z.string()),
          cash: count,
          airshipLevel: level,
          trainLevel: level,
          airship: z.nullable(space),
          hold: stock,
          depots: z.array(z.strictObject({ space, goods: stock })),
          tokens: count,
          plan: z.array(z.nullable(z.string())).check(z.length(SOCKETS)),
          ready: z.boolean(),
          extraCards: z.array(z.string()),
        }),
      )
      .check(z.minLength(2), z.maxLength(7)),
    prices: stock,
    tiles: stock,
    bins: z.array(good),
    demand: stock,
    factories: z.array(count),
    cities: z.array(
      z.strictObject({
        wants: z.nullable(good),
        demand: z.enum(['printed', 'tile', 'awaited', 'closed']),
        goods: z.array(good),
      }),
    ),
    awaiting: z.array(count),
    newLinks: z.array(z.strictObject({ seat, ends: pair, spaces: z.array(space) })),
  }),
);

/** A position from outside: its fields are well formed, and they fit together well enough to play on. */
export function positionSchema(box: ContentBox<unknown>): Schema<Position> {
  return {
    jsonSchema: shape.jsonSchema,
    parse(input) {
      const given = shape.parse(input);
      const position: Position = { ...given, content: box.namedBy(given) };
      const area = areaFrom(boardSets.of(position), position.layout);
      if (area === null) throw new MalformedError('layout', `"${position.layout}" is no layout of boards`);
      const problem = positionProblem(position, area);
      if (problem !== null) throw new MalformedError(problem.where, problem.what);
      return position;
    },
  };
}
