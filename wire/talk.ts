import * as z from 'zod/mini';
import { id, lines, time } from './people.ts';

const LONGEST_LINE = 500;
const LONGEST_NOTE = 10_000;

/** Something that somebody said at a table. */
export const chatLine = z.object({
  number: z.int(),
  /** Null for somebody whose account is gone. */
  person: z.nullable(id),
  name: z.string(),
  text: z.string(),
  at: time,
});
export type ChatLine = z.infer<typeof chatLine>;

export const saying = z.strictObject({ text: lines(LONGEST_LINE).check(z.minLength(1)) });
export const noteText = z.strictObject({ text: lines(LONGEST_NOTE) });
