import { type ContentBox, contentNames, type Given, MalformedError, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { setOf } from '../content/sets.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const seat = count;
const id = z.string();
const ids = z.array(id);
const turn = z.int().check(z.gte(1));
const track = z.array(z.nullable(seat));

const cardDeed = z.strictObject({ type: z.literal('card'), card: id, way: count, land: z.nullable(id) });
const deed = z.discriminatedUnion('type', [cardDeed, z.strictObject({ type: z.literal('attack'), town: id })]);

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('choose-nation'), seat, queue: z.array(seat) }),
  z.strictObject({ name: z.literal('stack-decks'), ready: z.array(z.boolean()) }),
  z.strictObject({ name: z.literal('bid'), seat, track }),
  z.strictObject({ name: z.literal('second-bid'), seat, track }),
  z.strictObject({ name: z.literal('action'), seat, turn }),
  z.strictObject({ name: z.literal('pay'), seat, turn, deed, with: z.enum(['skills', 'attack']), laid: ids }),
  z.strictObject({ name: z.literal('effect'), seat, turn, deed: cardDeed, laid: ids, step: count, used: count }),
  z.strictObject({ name: z.literal('discard'), seat, turn, free: z.boolean(), laid: ids }),
  z.strictObject({ name: z.literal('round-draw'), left: z.array(count) }),
  z.strictObject({
    name: z.literal('purchase'),
    orders: z.array(z.strictObject({ cards: ids, done: z.boolean() })),
  }),
  z.strictObject({ name: z.literal('game-over') }),
]);

const pile = z.strictObject({ draw: ids, discard: ids });

const player = z.strictObject({
  nation: z.nullable(id),
  coins: count,
  science: count,
  cities: z.array(
    z.strictObject({
      land: id,
      tokens: z.array(z.strictObject({ token: id, side: z.enum(['city', 'district']) })),
      buildings: ids,
    }),
  ),
  stored: ids,
  towns: ids,
  hand: ids,
  citizen: pile,
  military: pile,
  supply: ids,
  scored: z.array(z.strictObject({ goods: count, shields: count, buildings: count })),
});

const shape = schema<Given<Position>>(
  z.strictObject({
    set: id,
    content: z.optional(contentNames),
    mode: z.enum(['family', 'full']),
    nationAbilities: z.boolean(),
    round: count,
    phase,
    bidOrder: z.array(seat),
    order: z.array(seat),
    players: z.array(player),
    row: ids,
    decks: z.array(ids),
    discards: ids,
    shown: count,
    scorings: count,
    lands: ids,
    towns: z.array(z.strictObject({ stars: turn, top: z.nullable(id), rest: ids })),
  }),
);

/** A position from outside: whole, its fields well formed, and fitting together well enough to play on. */
export function positionSchema(box: ContentBox<unknown>): Schema<Position> {
  return {
    jsonSchema: shape.jsonSchema,
    parse(input) {
      const given = shape.parse(input);
      const position: Position = { ...given, content: box.namedBy(given) };
      const problem = positionProblem(position, setOf(position));
      if (problem !== null) throw new MalformedError(problem.where, problem.what);
      return position;
    },
  };
}
