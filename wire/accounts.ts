import * as z from 'zod/mini';
import { id, line, time } from './people.ts';

const LONGEST_LOGIN = 32;
const LONGEST_EMAIL = 200;
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;
const LONGEST_SECRET = 100;

/** What somebody logs in by: nobody is told apart by capitals, and no e-mail is mistaken for it. */
const login = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST_LOGIN),
    z.regex(
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]+$/u,
      'takes two characters or more: letters and digits, and between them . _ -',
    ),
  );

const email = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST_EMAIL),
    z.regex(/^[^\s@<>",;:\p{C}]+@[^\s@<>",;:\p{C}]+$/u, 'is no e-mail address'),
  );

const password = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSWORD, `takes ${SHORTEST_PASSWORD} characters or more`),
    z.maxLength(LONGEST_PASSWORD),
  );
/** One that was chosen before, by whatever rules held then. */
const triedPassword = z.string().check(z.maxLength(LONGEST_PASSWORD));
/** A login or an e-mail, as somebody typed it. */
const triedLogin = line(LONGEST_EMAIL).check(z.normalize('NFKC'), z.toLowerCase());

/** A guest becomes an account. It takes a login, an e-mail, or both. */
export const keeping = z.strictObject({ login: z.nullable(login), email: z.nullable(email), password });
export type Keeping = z.infer<typeof keeping>;

export const loggingIn = z.strictObject({
  login: triedLogin,
  password: triedPassword,
  /** Whether the games that were played here as a guest come along. */
  takeGames: z.boolean(),
});
export type LoggingIn = z.infer<typeof loggingIn>;

/** Other ways to log in; the password proves that it is their owner who asks. */
export const changingLogin = z.strictObject({
  login: z.nullable(login),
  email: z.nullable(email),
  password: triedPassword,
});
export type ChangingLogin = z.infer<typeof changingLogin>;

export const changingPassword = z.strictObject({ old: triedPassword, password });
export type ChangingPassword = z.infer<typeof changingPassword>;

export const forgetting = z.strictObject({ login: triedLogin });
/** Whether this server sends mails at all; where it does not, its host makes the link. */
export const forgotten = z.object({ mails: z.boolean() });

export const resetting = z.strictObject({ secret: z.string().check(z.maxLength(LONGEST_SECRET)), password });
export type Resetting = z.infer<typeof resetting>;

/** A guest has no password. */
export const deleting = z.strictObject({ password: z.nullable(triedPassword) });

/** One browser in which I am logged in. */
export const session = z.object({
  id,
  label: z.string(),
  created: time,
  seen: time,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;
export const sessions = z.object({ sessions: z.array(session) });

const row = z.record(z.string(), z.unknown());

/** Everything that the server knows of me. */
export const exported = z.object({
  person: row,
  sessions: z.array(row),
  tables: z.array(row),
  results: z.array(row),
  chat: z.array(row),
  notes: z.array(row),
  blocked: z.array(row),
  /** Of the games that are over. */
  records: z.array(z.unknown()),
});
export type Exported = z.infer<typeof exported>;
