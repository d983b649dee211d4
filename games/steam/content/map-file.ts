import { schema } from '@roundhouse/kernel';
import { mapFields } from '@roundhouse/rails';
import * as z from 'zod/mini';
import { GOODS } from './components.ts';

export const MAP_FORMAT = 'steam-map/1';

const whole = z.int().check(z.gte(0));

/** A map as a file. */
const mapFile = z.strictObject({
  format: z.literal(MAP_FORMAT),
  ...mapFields(GOODS, whole),
  players: z.strictObject({ min: z.int().check(z.gte(3)), max: z.int().check(z.lte(6)) }),
  turns: z.record(z.string().check(z.regex(/^[3-6]$/)), z.int().check(z.gte(1))),
  supply: z.strictObject({ spaces: whole, cubes: whole, cubesWithThree: whole }),
  fewerCubesWithThree: whole,
  /** A character a hex: `.` plain, `~` plain with water, `^` hills, `%` hills with water, a blank for no hex. */
  terrain: z.array(z.string()).check(z.minLength(1)),
});

export type MapFile = z.infer<typeof mapFile>;

export const mapFileSchema = schema<MapFile>(mapFile);
