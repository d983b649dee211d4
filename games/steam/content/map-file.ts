import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { GOODS } from './components.ts';

export const MAP_FORMAT = 'steam-map/1';

const id = z.string().check(z.regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/, 'must be letters, digits and single hyphens'));
const whole = z.int().check(z.gte(0));
const at = z.tuple([whole, whole]);
const edge = z.int().check(z.gte(0), z.lte(5));
const good = z.enum(GOODS);

/** A map as a file. */
const mapFile = z.strictObject({
  format: z.literal(MAP_FORMAT),
  id,
  name: z.string().check(z.minLength(1)),
  provenance: z.string(),
  players: z.strictObject({ min: z.int().check(z.gte(3)), max: z.int().check(z.lte(6)) }),
  turns: z.record(z.string().check(z.regex(/^[3-6]$/)), z.int().check(z.gte(1))),
  goods: z.record(good, whole),
  supply: z.strictObject({ spaces: whole, cubes: whole, cubesWithThree: whole }),
  fewerCubesWithThree: whole,
  /** A character a hex: `.` plain, `~` plain with water, `^` hills, `%` hills with water, a blank for no hex. */
  terrain: z.array(z.string()).check(z.minLength(1)),
  blocked: z.array(z.strictObject({ at, edge })),
  cities: z.array(z.strictObject({ id, name: z.string(), at, color: good, goods: whole })),
  towns: z.array(z.strictObject({ id, name: z.string(), at })),
  newCities: z.array(z.strictObject({ id, color: good })),
});

export type MapFile = z.infer<typeof mapFile>;

export const mapFileSchema = schema<MapFile>(mapFile);
