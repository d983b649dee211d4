import { STATUS, type RefusalCode } from '@roundhouse/wire';
import { isDuplicate } from '../data/database.ts';
import { type Trouble, troubleOf } from '../data/trouble.ts';
import { UnstorableError } from '../data/values.ts';
import { Refusal } from '../refusal.ts';

const FORBIDDEN = 403;

/** By this Fastify itself tells of a body that is too large. */
export const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** What Fastify itself says of a request that it does not take. */
const OWN_CODES: Readonly<Record<string, { readonly code: RefusalCode; readonly why: string }>> = {
  [TOO_LARGE]: { code: 'too-large', why: 'That is too large.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed', why: 'The body is not JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'malformed', why: 'The body is empty.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'malformed', why: 'The body must be JSON, with its content type.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'malformed', why: 'The body is shorter or longer than was said.' },
};

/** So soon somebody should try again whom the database has let down; a full disk has to be seen to by a person. */
const TROUBLES: Readonly<Record<Trouble, { readonly why: string; readonly retryAfter: number }>> = {
  gone: {
    why: 'The server cannot reach its database. Nothing was lost; try again in a moment.',
    retryAfter: 2,
  },
  full: {
    why: "The server's disk is full; its host has been told. Nothing was lost, but nothing new can be kept until there is room.",
    retryAfter: 30,
  },
};

/** What its sender hears of an error. An accident is told to whoever runs the server, and to nobody else. */
export function refusalOf(error: unknown, failed: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  const own =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? OWN_CODES[error.code] : undefined;
  if (own !== undefined) return new Refusal(own.code, own.why);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === STATUS.malformed) return new Refusal('malformed', 'The request is not understood.');
  // What serves the files says so of a path that leads out of their folder.
  if (status === FORBIDDEN) return new Refusal('not-found', 'There is nothing at this address.');
  // What cannot be stored was not found either: no id is like that.
  if (error instanceof UnstorableError)
    return new Refusal('malformed', 'There are characters in it that mean nothing here.');
  if (isDuplicate(error)) return new Refusal('conflict', 'Somebody was faster. Look again.');
  failed(error);
  const trouble = troubleOf(error);
  if (trouble !== null) return letDown(trouble);
  return new Refusal('broken', 'Something went wrong here. It was written down; try again in a moment.');
}

/** The database cannot do what is asked of it, whatever that is. */
export function letDown(trouble: Trouble): Refusal {
  const { why, retryAfter } = TROUBLES[trouble];
  return new Refusal('unavailable', why, retryAfter);
}
