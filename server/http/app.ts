import websocket from '@fastify/websocket';
import { STATUS, type RefusalAnswer, type RefusalCode } from '@roundhouse/wire';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { isDuplicate } from '../data/database.ts';
import { UnstorableError } from '../data/values.ts';
import { SAFETY_HEADERS } from '../headers.ts';
import { bearerIn } from '../people/bearer.ts';
import { Refusal } from '../refusal.ts';
import { InProgress, LINES } from './in-progress.ts';

/** A plan of many tiles fits ten times over. */
const LARGEST_BODY = 64 * 1024;
const LARGEST_MESSAGE = 16 * 1024;

export interface AppSettings {
  /** Hears of accidents, never of refusals. */
  readonly failed: (error: unknown) => void;
  /** How many proxies in front of this say who asks. */
  readonly proxies: number;
}

export interface App {
  readonly app: FastifyInstance;
  readonly inProgress: InProgress;
}

/** The server's frame: headers, origins, and how it says no. */
export async function openApp({ failed, proxies }: AppSettings): Promise<App> {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < proxies,
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SAFETY_HEADERS);
    if (isApi(request)) void reply.header('cache-control', 'no-store');
    done(whyNot(request));
  });
  app.setErrorHandler((error, request, reply) => {
    // A socket that was not opened is nobody's: without this it would stay, and the server could not end.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.end());
    return sayNo(error, reply, failed);
  });
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE } });
  return { app, inProgress: new InProgress(app) };
}

function whyNot(request: FastifyRequest): Refusal | undefined {
  if (isApi(request) && !comesFromHere(request)) {
    return new Refusal('wrong-origin', 'This request was made by a page of another address.');
  }
  // Elsewhere a socket would be opened only to be closed again, which nobody could tell from a line that broke.
  const calls = request.headers.upgrade?.toLowerCase() === 'websocket';
  return calls && request.routeOptions.url !== LINES
    ? new Refusal('not-found', 'There is no WebSocket at this address.')
    : undefined;
}

export function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** A browser says which page made a request; a program need not, and has no cookies that another page could ride on. */
function comesFromHere(request: FastifyRequest): boolean {
  if (bearerIn(request) !== undefined) return true;
  const { headers, host, method } = request;
  const { origin, 'sec-fetch-site': site } = headers;
  const readsOnly = (method === 'GET' || method === 'HEAD') && headers.upgrade === undefined;
  if (readsOnly) return true;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const FORBIDDEN = 403;

/** What Fastify itself says of a request that it does not take. */
const OWN_CODES: Readonly<Record<string, { readonly code: RefusalCode; readonly why: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large', why: 'That is too large.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed', why: 'The body is not JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'malformed', why: 'The body is empty.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'malformed', why: 'The body must be JSON, with its content type.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'malformed', why: 'The body is shorter or longer than was said.' },
};

async function sayNo(error: unknown, reply: FastifyReply, failed: (error: unknown) => void): Promise<FastifyReply> {
  const { code, why } = refusalOf(error, failed);
  const said: RefusalAnswer = { error: { code, why } };
  return reply.code(STATUS[code]).send(said);
}

/** An accident is told to whoever runs the server, and to nobody else. */
export function refusalOf(
  error: unknown,
  failed: (error: unknown) => void,
): { readonly code: RefusalCode; readonly why: string } {
  if (error instanceof Refusal) return { code: error.code, why: error.message };
  const own =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? OWN_CODES[error.code] : undefined;
  if (own !== undefined) return own;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === STATUS.malformed) return { code: 'malformed', why: 'The request is not understood.' };
  // What serves the files says so of a path that leads out of their folder.
  if (status === FORBIDDEN) return { code: 'not-found', why: 'There is nothing at this address.' };
  // What cannot be stored was not found either: no id is like that.
  if (error instanceof UnstorableError)
    return { code: 'malformed', why: 'There are characters in it that mean nothing here.' };
  if (isDuplicate(error)) return { code: 'conflict', why: 'Somebody was faster. Look again.' };
  failed(error);
  return { code: 'broken', why: 'Something went wrong here. It was written down; try again in a moment.' };
}
