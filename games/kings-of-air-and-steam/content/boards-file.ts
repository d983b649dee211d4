import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { GOODS } from './components.ts';

export const BOARDS_FORMAT = 'kings-of-air-and-steam-boards/1';

const pair = z.tuple([z.int(), z.int()]);
const edge = z.int().check(z.gte(0), z.lte(5));

const end = z.union([z.strictObject({ city: z.string() }), z.strictObject({ edge })]);

const boardsFile = z.strictObject({
  format: z.literal(BOARDS_FORMAT),
  id: z.string(),
  provenance: z.string(),
  boards: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[A-Z]$/)),
      cities: z.array(z.strictObject({ id: z.string(), name: z.string(), good: z.enum(GOODS), at: pair })),
      factories: z.array(z.strictObject({ good: z.enum(GOODS), at: pair })),
      /** Track between two cities, or from a city to the middle of an edge of the board. */
      lines: z.array(z.strictObject({ ends: z.tuple([end, end]), cells: z.array(pair) })),
    }),
  ),
  areas: z.record(
    z.enum(['three', 'five', 'seven']),
    z.strictObject({
      /** Which boards may lie in it, as a text of their letters. */
      sets: z.array(z.string()).check(z.minLength(1)),
      /** Of the boards, in steps of whole boards. */
      positions: z.array(pair),
      /** Each lies in the gap at a position, between the boards in the directions `dir` and the next. */
      bumpers: z.array(z.strictObject({ gap: pair, dir: edge })),
    }),
  ),
});

export type BoardSet = z.infer<typeof boardsFile>;
export type Board = BoardSet['boards'][number];
export type AreaShape = 'three' | 'five' | 'seven';
export const AREA_SHAPES: readonly AreaShape[] = ['three', 'five', 'seven'];

export const boardsFileSchema = schema<BoardSet>(boardsFile);
