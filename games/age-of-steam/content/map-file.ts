import { schema } from '@roundhouse/kernel';
import { mapFields, mapParts } from '@roundhouse/rails';
import * as z from 'zod/mini';
import { GOODS } from './components.ts';

export const MAP_FORMAT = 'age-of-steam-map/1';

const { id, at, edge } = mapParts;
/** Far more than any box holds, and few enough to draw from. */
export const MOST_CUBES = 1000;

/** A map as a file. `docs/maps.md` explains every field. */
const mapFile = z.strictObject({
  format: z.literal(MAP_FORMAT),
  ...mapFields(GOODS, z.int().check(z.gte(0), z.lte(MOST_CUBES))),
  players: z.strictObject({ min: z.int().check(z.gte(2)), max: z.int().check(z.lte(6)) }),
  turns: z.record(z.string().check(z.regex(/^[2-6]$/)), z.int().check(z.gte(1), z.lte(99))),
  /** One text a row, one character a hex: `.` plain, `~` river, `^` mountain, `#` lake, a blank for no hex. */
  terrain: z.array(z.string()).check(z.minLength(1)),
  rivers: z.array(z.strictObject({ at, edges: z.array(edge) })),
  /** The goods display: a column of squares for each city and New City, fed by one number of one set of dice. */
  display: z.array(
    z.strictObject({
      section: z.enum(['light', 'dark']),
      die: z.int().check(z.gte(1), z.lte(6)),
      city: id,
      squares: z.int().check(z.gte(1)),
    }),
  ),
});

export type MapFile = z.infer<typeof mapFile>;

export const mapFileSchema = schema<MapFile>(mapFile);
