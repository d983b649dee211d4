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

export const boardsSchema = schema<BoardSet>(boardsFile);

/** What makes no sense in a file of boards, before they are laid together. */
export function boardsProblems(read: BoardSet): string[] {
  const problems: string[] = [];
  const letters = read.boards.map(({ id }) => id);
  if (new Set(letters).size < letters.length) problems.push('two boards have the same letter');
  const cities = read.boards.flatMap((board) => board.cities.map(({ id }) => id));
  if (new Set(cities).size < cities.length) problems.push('two cities have the same id');
  for (const shape of AREA_SHAPES) {
    const { sets, positions } = read.areas[shape];
    for (const set of sets) {
      if (set.length !== positions.length) problems.push(`${set} does not fill the area of ${shape} boards`);
      for (const letter of set) if (!letters.includes(letter)) problems.push(`there is no board ${letter}`);
    }
  }
  for (const board of read.boards) {
    const named = board.cities.map(({ id }) => id);
    for (const line of board.lines) {
      for (const one of line.ends) {
        if ('city' in one && !named.includes(one.city)) problems.push(`board ${board.id} has no city ${one.city}`);
      }
      if (line.ends.every((one) => 'edge' in one)) problems.push(`a line of board ${board.id} reaches no city`);
    }
  }
  return problems;
}
