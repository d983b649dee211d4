import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { LARGEST_MESSAGE, STATUS, type RefusalAnswer } from '@roundhouse/wire';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { SAFETY_HEADERS } from '../headers.ts';
import { bearerIn } from '../people/bearer.ts';
import { Refusal } from '../refusal.ts';
import type { Requests } from './bounds.ts';
import { InProgress, LINES } from './in-progress.ts';
import { refusalOf, TOO_LARGE } from './refusing.ts';

/** A plan of many tiles fits ten times over. */
const LARGEST_BODY = 64 * 1024;
/** A body that is too large is let in up to here and thrown away: who is hung up on while speaking may not hear why. */
const LARGEST_HEARD_OUT = 16 * 1024 * 1024;

/** How long somebody may take to say what they want. */
export interface Patience {
  /** For the whole of a request: the largest body comes in that time over the slowest line that anybody plays by. */
  readonly requestMs: number;
  readonly headersMs: number;
}

export const USUAL_PATIENCE: Patience = { requestMs: 30_000, headersMs: 10_000 };
/** So often per patience it is looked who is too slow. */
const LOOKS = 3;
/** Who went without a word is noticed after this time, so that nobody's line is counted for ever. */
const ALIVE_MS = 60_000;

export interface AppSettings {
  /** Hears of accidents, never of refusals. */
  readonly failed: (error: unknown) => void;
  /** How many proxies in front of this say who asks. */
  readonly proxies: number;
  readonly patience: Patience;
  readonly requests: Requests;
  /** Somebody asks by a proxy that nobody spoke of. */
  readonly unknownProxy: () => void;
}

export interface App {
  readonly app: FastifyInstance;
  readonly inProgress: InProgress;
}

/** The server's frame: headers, origins, and how it says no. */
export async function openApp({ failed, proxies, patience, requests, unknownProxy }: AppSettings): Promise<App> {
  const { requestMs, headersMs } = patience;
  const app = fastify({
    forceCloseConnections: true,
    // On a busy machine a start may take long; that is no reason not to start at all.
    pluginTimeout: 0,
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < proxies,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.ceil(headersMs / LOOKS),
      keepAlive: true,
      keepAliveInitialDelay: ALIVE_MS,
    },
    clientErrorHandler: (error, socket) => sayNoToNobody(error, socket),
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SAFETY_HEADERS);
    if (isApi(request)) {
      void reply.header('cache-control', 'no-store');
      if (proxies === 0 && request.headers['x-forwarded-for'] !== undefined) unknownProxy();
      requests.from(request.ip);
    }
    done(whyNot(request));
  });
  app.setErrorHandler((error, request, reply) => {
    // A socket that was not opened is nobody's: without this it would stay, and the server could not end.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.end());
    if (isHeardOut(error, request)) {
      void reply.removeHeader('connection');
      request.raw.resume();
    }
    return sayNo(error, reply, failed);
  });
  const inProgress = new InProgress(app);
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE } });
  return { app, inProgress };
}

function isHeardOut(error: unknown, { headers }: FastifyRequest): boolean {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === TOO_LARGE;
  return isTooLarge && Number(headers['content-length']) <= LARGEST_HEARD_OUT;
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

async function sayNo(error: unknown, reply: FastifyReply, failed: (error: unknown) => void): Promise<FastifyReply> {
  const { code, message: why, retryAfter } = refusalOf(error, failed);
  const said: RefusalAnswer = { error: { code, why } };
  if (retryAfter !== null) void reply.header('retry-after', retryAfter);
  return reply.code(STATUS[code]).send(said);
}

/** What never became a request is answered as it came: on the bare connection. */
function sayNoToNobody(error: Error & { readonly code?: string }, socket: Socket): void {
  // Whoever has gone hears nothing.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const said: RefusalAnswer = {
    error: isSlow
      ? { code: 'too-slow', why: 'The request took too long to arrive. Send it again, all at once.' }
      : { code: 'malformed', why: 'The request is not understood.' },
  };
  const body = JSON.stringify(said);
  const { [said.error.code]: status } = STATUS;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
