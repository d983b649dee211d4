import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/, 'must be letters, digits and single hyphens'));
const whole = z.int().check(z.gte(0));
const at = z.tuple([whole, whole]);
const edge = z.int().check(z.gte(0), z.lte(5));

/** Schemas for what the map files of all rail games are made of: ids, hexes by column and row, sides. */
export const mapParts = { id, at, edge };

/** The fields that the map files of all rail games have: the colours of goods, and how many cubes there may be. */
export function mapFields<const Goods extends readonly string[]>(goods: Goods, cubes: z.ZodMiniType<number>) {
  const good = z.enum(goods);
  return {
    id,
    name: z.string().check(z.minLength(1)),
    provenance: z.string(),
    goods: z.record(good, cubes),
    blocked: z.array(z.strictObject({ at, edge })),
    cities: z.array(z.strictObject({ id, name: z.string(), at, color: good, goods: cubes })),
    towns: z.array(z.strictObject({ id, name: z.string(), at })),
    newCities: z.array(z.strictObject({ id, color: good })),
  };
}
