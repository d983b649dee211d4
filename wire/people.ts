import * as z from 'zod/mini';

/** A line that people read: trimmed, not empty, without control characters or marks that turn text around. */
export function line(longest: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'may hold no control characters'),
    );
}

/** Several lines of it: a message, a note. */
export function lines(longest: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest),
      z.regex(/^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\t])*$/u, 'may hold no control characters'),
    );
}

export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no id'));
export const time = z.int().check(z.nonnegative());

export const LONGEST_NAME = 32;
export const personName = line(LONGEST_NAME);

export const personKind = z.enum(['guest', 'account', 'program']);
export type PersonKind = z.infer<typeof personKind>;

/** What others may know of a person. */
export const person = z.object({ id, name: z.string(), kind: personKind });
export type Person = z.infer<typeof person>;

/** Whoever is signed in; null for somebody whom the server does not know. */
export const me = z.object({
  person: z.nullable(
    z.object({
      id,
      name: z.string(),
      kind: personKind,
      login: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  ),
});
export type Me = z.infer<typeof me>;
