import * as z from 'zod/mini';

/** Why a request was not granted, in words for a person and one word for a program. */
export const refusalCode = z.enum([
  'malformed',
  'too-large',
  'too-slow',
  'unknown-person',
  'not-yours',
  'not-found',
  'conflict',
  'wrong-origin',
  'too-many',
  'unavailable',
  'broken',
]);
export type RefusalCode = z.infer<typeof refusalCode>;

export const refusal = z.object({ error: z.object({ code: refusalCode, why: z.string() }) });
export type RefusalAnswer = z.infer<typeof refusal>;

export const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-slow': 408,
  'unknown-person': 401,
  'not-yours': 403,
  'not-found': 404,
  conflict: 409,
  'wrong-origin': 403,
  'too-many': 429,
  unavailable: 503,
  broken: 500,
};
