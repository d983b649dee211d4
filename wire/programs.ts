import * as z from 'zod/mini';
import { id, line, personName, time } from './people.ts';
import type { Scope } from './route.ts';

const LONGEST_LABEL = 60;

/** What a token may allow: never the account of whoever made it. */
export const tokenScope = z.enum(['read', 'play', 'tables'] satisfies Exclude<Scope, 'account'>[]);
export type TokenScope = z.infer<typeof tokenScope>;

const scopes = z.array(tokenScope).check(
  z.minLength(1),
  z.maxLength(3),
  z.refine((all) => new Set(all).size === all.length, 'names one twice'),
);

/** A token as its owner sees it afterwards: the secret itself was shown once. */
export const token = z.object({
  id,
  label: z.string(),
  scopes: z.array(tokenScope),
  created: time,
  /** About when it was last used. */
  seen: time,
});
export type Token = z.infer<typeof token>;

/** A player that is a program of mine. */
export const program = z.object({ id, name: z.string(), created: time, tokens: z.array(token) });
export type Program = z.infer<typeof program>;

export const programs = z.array(program);
export const newProgram = z.strictObject({ name: personName });
export const newToken = z.strictObject({ label: line(LONGEST_LABEL), scopes });
export type NewToken = z.infer<typeof newToken>;

/** `secret` is what the program sends; it is told here and never again. */
export const madeToken = z.object({ secret: z.string(), programs });
export type MadeToken = z.infer<typeof madeToken>;
