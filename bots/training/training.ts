import { fieldOf, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { Learning, Weights } from './weights.ts';

/** What came of a training: a file that a game's evaluation may read. */
export interface Training {
  readonly game: string;
  /** The call that finds the same again. */
  readonly command: string;
  /** Ends of rounds or games that were learned from, and those by which it was checked. */
  readonly lessons: { readonly learned: number; readonly heldOut: number };
  /** How far leads turned out from what was expected where they were held out, in points: before, and by what was found. */
  readonly error: { readonly before: number; readonly after: number };
  readonly weights: Weights;
}

export const trainingSchema: Schema<Training> = schema<Training>(
  z.object({
    game: z.string(),
    command: z.string(),
    lessons: z.object({ learned: z.int(), heldOut: z.int() }),
    error: z.object({ before: z.number(), after: z.number() }),
    weights: z.record(z.string(), z.number()),
  }),
);

/** What is wrong with weights from elsewhere; null when the game can play by them. */
export function faultIn({ ranges }: Pick<Learning<never>, 'ranges'>, weights: Weights): string | null {
  const stray = Object.keys(weights).find((name) => !Object.hasOwn(ranges, name));
  if (stray !== undefined) return `there is no weight '${stray}'`;
  for (const [name, { low, high }] of Object.entries(ranges)) {
    if (!Object.hasOwn(weights, name)) return `the weight '${name}' is missing`;
    const weight = fieldOf(weights, name);
    if (!(weight >= low && weight <= high)) return `the weight '${name}' is not between ${low} and ${high}: ${weight}`;
  }
  return null;
}
